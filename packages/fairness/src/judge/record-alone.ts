import type { EndingAnswer } from "../answers/answer.ts";
import type { ListedRecord } from "../answers/listed-record.ts";
import { eurosOf } from "../answers/wire-receipt.ts";
import { isAnswerTo, isSignedByAny } from "../answers/unanswered-reveal.ts";
import { commitmentOf } from "../draws/server-seed.ts";
import { readableOffer } from "../evidence/readable-offer.ts";
import { offerHash, parseOffer } from "../records/offer.ts";
import { parseRecord } from "../records/opening-record.ts";
import type { Receipt } from "../records/receipt.ts";
import type { SignedText } from "../records/signed-text.ts";
import { givenChecks } from "./given-checks.ts";
import type { Given } from "./given-checks.ts";
import { drawsOf } from "./record-checks.ts";

/** The parts of a held opening from which an answer follows. */
type Held = Given & { readonly offer: SignedText };

type Response = { readonly status: number; readonly body: object };

/** A response that shows the values of the receipt and of the offered table. It has nothing that nobody signed. */
function receiptResponse(signed: SignedText, receipt: Receipt, held: Held): object {
  const { clientSeed } = held;
  const offer = parseOffer(held.offer.text);
  const { table } = givenChecks(offer, held);
  const draws = drawsOf(offer, receipt, clientSeed, table);
  const openings = receipt.tickets.map((ticket, box) => {
    const [itemId, drop] = [receipt.itemIds[box], draws?.[box]?.drop];
    return {
      transactionId: receipt.transactionIds[box],
      drawIndex: box,
      ticket,
      itemId,
      item: { id: itemId, name: drop?.name ?? "", marketPrice: eurosOf(drop?.marketPriceCents ?? 0) },
      inventoryItemId: receipt.inventoryItemIds[box],
      sellPrice: eurosOf(drop?.sellPriceCents ?? 0),
    };
  });
  const { serverSeed, clientEntropy, nonce } = receipt;
  const seeds = { serverSeed, serverSeedHash: commitmentOf(serverSeed), clientSeed, clientEntropy, nonce };
  const fairness = { ...seeds, oddsHash: offer.oddsHash, tableVersion: table?.version ?? 0 };
  return { openings, fairness, receipt: signed, balance: { amount: eurosOf(receipt.balanceAfterCents) } };
}

/** True if another offer's record came with the values that its signed texts name. */
async function isWhole(listed: ListedRecord, shopKeys: readonly string[]): Promise<boolean> {
  const [offer, record] = [readableOffer(listed.offer.text), parseRecord(listed.record.text)];
  if (offer === undefined || record.offerHash !== offerHash(listed.offer.text)) return false;
  const { clientSeed, browserKeys, kind, nonce } = listed;
  const { checks } = givenChecks(offer, { clientSeed, browserKeys, oddsTable: undefined });
  const areNamed = checks.every(({ outcome }) => outcome !== "Differs");
  return areNamed && record.kind === kind && record.nonce === nonce && isSignedByAny(listed.offer, shopKeys);
}

/**
 * The response that follows from an answer's signed record, for an answer that somebody else than the shop gave:
 * nothing that is not signed is theirs to say. Undefined if the record is of another reveal, is not signed by one of
 * these keys, or came with other values than it names.
 */
export async function recordAlone(
  answer: EndingAnswer,
  held: Held,
  shopKeys: readonly string[],
): Promise<Response | undefined> {
  if (!(await isAnswerTo(answer, held, shopKeys))) return undefined;
  const signed = answer.kind === "Ended" ? answer.by.record : answer.record;
  const record = parseRecord(signed.text);
  if (record.offerHash === offerHash(held.offer.text)) {
    if (record.kind === "Receipt") return { status: 200, body: receiptResponse(signed, record, held) };
    const params = { void: signed, serverSeed: record.serverSeed };
    return { status: 409, body: { code: record.reason, params } };
  }
  if (answer.kind !== "Ended" || !(await isWhole(answer.by, shopKeys))) return undefined;
  return { status: 409, body: { code: "NONCE_ENDED", params: { record: answer.by } } };
}
