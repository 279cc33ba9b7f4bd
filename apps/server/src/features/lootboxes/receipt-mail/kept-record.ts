import {
  dropAt,
  type KeptOpening,
  type Offer,
  parseOffer,
  parseRecord,
  type ShownReceipt,
  type SignedText,
} from "@trove/fairness";
import type { SigningKeys } from "../../../secrets.ts";
import { signAgain } from "../../fairness/index.ts";
import type { BoxVersion } from "../box-versions.ts";
import type { RecordFacts } from "../openings/openings.store.ts";
import { signedRecord } from "../openings/record-response.ts";
import type { TermsProof } from "../parts.ts";

/** The public logs' proofs about a record; null if there are none yet. */
type Logged = { terms: TermsProof | null; logged: string | null };

type Ended = Extract<KeptOpening, { kind: "Ended" }>;

/** Builds the part of the response to the reveal that is not signed. */
function shownReceipt(facts: RecordFacts, { commitment, oddsHash }: Offer, version: BoxVersion): ShownReceipt {
  const { serverSeed, clientSeed, clientEntropy, nonce, balanceCents } = facts;
  const boxes = facts.openings.map(({ ticket, inventoryItemId, transactionId }, drawIndex) => {
    const { itemId, name, marketPriceCents, sellPriceCents } = dropAt(version.drops, ticket);
    const item = { id: itemId, name, marketPriceCents };
    return { drawIndex, ticket, itemId, item, sellPriceCents, inventoryItemId, transactionId };
  });
  const { tableVersion } = version;
  return { boxes, serverSeed, commitment, clientSeed, clientEntropy, nonce, oddsHash, tableVersion, balanceCents };
}

function answerTo(facts: RecordFacts, record: SignedText, offer: Offer, version: BoxVersion): Ended["answer"] {
  const { reason, serverSeed } = facts;
  if (reason !== null) return { kind: "Void", record, shown: { reason, serverSeed } };
  return { kind: "Receipt", record, shown: shownReceipt(facts, offer, version) };
}

/** Builds the entry for one record in a person's file of proofs: the record with its offer, reveal and response. */
export function keptRecord(
  keys: SigningKeys,
  facts: RecordFacts,
  version: BoxVersion,
  { terms, logged }: Logged,
): KeptOpening {
  const { clientSeed, browserKeys, clientEntropy } = facts;
  const { browserKey, revealSignature: signature } = parseRecord(facts.text);
  return {
    kind: "Ended",
    offer: signAgain(keys, facts.offerKeyId, facts.offerText),
    clientSeed,
    browserKeys,
    terms,
    reveal: { clientEntropy, browserKey, signature },
    answer: answerTo(facts, signedRecord(keys, facts), parseOffer(facts.offerText), version),
    logged,
  };
}
