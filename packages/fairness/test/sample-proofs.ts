import * as fairness from "../src/index.ts";
import type { EndingAnswer, HeldOpening, KeptOffer, KeptOpening, ProofsFile, SignedText } from "../src/index.ts";
import { answerOf } from "./judging.ts";
import { endorsingKey, shopKeys } from "./sample-keys.ts";
import * as shop from "./sample-shop.ts";

export { endorsingKey, shopKeys } from "./sample-keys.ts";

function offerPart({ offer, clientSeed, browserKeys, terms }: HeldOpening): KeptOffer {
  return { offer, clientSeed, browserKeys, terms };
}

/** An opening whose nonce this response ended. */
export function ended(held: HeldOpening, answer: EndingAnswer): KeptOpening {
  return { kind: "Ended", ...offerPart(held), reveal: held.reveal, answer, logged: null };
}

function endingOf(response: object, status: number): EndingAnswer {
  const answer = answerOf(response, status);
  if (answer.kind === "Nothing") throw new RangeError("The sample shop answers with records");
  return answer;
}

export function endedByReceipt(held: HeldOpening, record = shop.receiptOf(held)): KeptOpening {
  return ended(held, endingOf(shop.responseOf(held, record), 200));
}

export function endedByVoid(held: HeldOpening, record = shop.voidOf(held)): KeptOpening {
  return ended(held, endingOf(shop.voidResponseOf(record), 409));
}

export function unanswered(held: HeldOpening, sealed: string | null = null): KeptOpening {
  const answers = [fairness.nothingCame(0), fairness.nothingCame(502, "<html>Bad gateway</html>")];
  return { kind: "Unanswered", ...offerPart(held), reveal: held.reveal, sealed, answers };
}

export function listedOnly(held: HeldOpening, record: SignedText): KeptOpening {
  return { kind: "Listed", ...offerPart(held), record, logged: null };
}

/** An offer that the browser refused, with the request for it. */
export function refused(held: HeldOpening, asked: Partial<fairness.KeptRequest> = {}): KeptOpening {
  const { boxId, quantity } = fairness.parseOffer(held.offer.text);
  const { clientEntropy, browserKey } = held.reveal;
  const request = { boxId, quantity, clientEntropy, browserKey, oddsTable: shop.oddsTable, ...asked };
  return { kind: "Refused", ...offerPart(held), asked: request };
}

export function fileOf(...openings: readonly KeptOpening[]): ProofsFile {
  const isNamed = openings.some(({ offer }) => offer.text.includes(fairness.oddsHash(shop.oddsTable)));
  return {
    format: fairness.formatOf(openings),
    userId: shop.userId,
    shopKeys: shopKeys(),
    oddsTables: isNamed ? [shop.oddsTable] : [],
    openings,
  };
}

/** Judges a file with keys that the caller trusts. */
export function judgeFile(
  file: ProofsFile,
  told: readonly string[] = [endorsingKey.publicKey],
  logs = fairness.LOOK_AWAY,
) {
  return fairness.judgeProofs(file, told, logs);
}

/** A person's first nonces. Each ends in a receipt. */
export function receipts(count: number): KeptOpening[] {
  let before = fairness.NO_RECORD_HASH;
  return Array.from({ length: count }, (_, nonce) => {
    const held = shop.hold({ nonce, before });
    const record = shop.receiptOf(held);
    before = fairness.recordHash(record.text);
    return endedByReceipt(held, record);
  });
}
