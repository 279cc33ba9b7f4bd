import type { Endpoints, ResponseOf } from "@trove/contract";
import type { SignedText, VoidReason } from "@trove/fairness";
import { Refusal } from "../../../command/refusal.ts";
import type { SigningKeys } from "../../../secrets.ts";
import { signAgain } from "../../fairness/index.ts";
import type { RecordFacts } from "./openings.store.ts";

type ListedRecord = ResponseOf<Endpoints["listOpenings"]>["items"][number];

export function signedRecord(keys: SigningKeys, { text, keyId }: Pick<RecordFacts, "text" | "keyId">) {
  return signAgain(keys, keyId, text);
}

/**
 * Renders a record and the offer that it ended, both signed again. `logIndex` is the record's place in the records log,
 * if known.
 */
export function listedRecord(keys: SigningKeys, facts: RecordFacts, logIndex?: number): ListedRecord {
  const { nonce, reason, clientSeed, browserKeys } = facts;
  return {
    nonce,
    kind: reason === null ? "Receipt" : "Void",
    record: signedRecord(keys, facts),
    offer: signAgain(keys, facts.offerKeyId, facts.offerText),
    clientSeed,
    browserKeys,
    logIndex: logIndex ?? null,
  };
}

/** The response to a reveal whose nonce was ended by the record of another offer. */
export function nonceEnded(keys: SigningKeys, facts: RecordFacts): Refusal {
  return new Refusal("NONCE_ENDED", { params: { record: listedRecord(keys, facts) } });
}

/** The response to a reveal that ended in a void. Its error code is the void's reason. */
export function voided(reason: VoidReason, record: SignedText, serverSeed: string): Refusal {
  return new Refusal(reason, { params: { void: record, serverSeed } });
}
