import { readAnswer } from "../src/answers/read-answer.ts";
import * as fairness from "../src/index.ts";
import type { Answer, CheckId, HeldOpening, Judgement, Outcome, Trust, Wallet } from "../src/index.ts";
import * as shop from "./sample-shop.ts";

/** The opening that most tests judge, with an honest receipt and its draws. */
export const held = shop.hold({ nonce: 0 });
export const receipt = shop.receiptOf(held);
export const draws = shop.drawsOf(held);

/** An id and a hash that no test shop uses. */
export const OTHER_ID = "99999999-0000-4000-8000-000000000001";
export const OTHER_HASH = "5e".repeat(32);

export function answerOf(response: object, status = 200): Answer {
  return readAnswer(status, shop.bytesOf(response)).answer;
}

export function judge(
  answer: Answer,
  own: HeldOpening = held,
  trust: Trust = shop.trust,
  wallet: Wallet = fairness.NO_WALLET,
): Promise<Judgement> {
  return fairness.judgeAnswer(own, answer, { wallet, endingTable: shop.oddsTable, earlier: undefined }, trust);
}

/** The ids of all checks with this outcome. */
export function idsWith(outcome: Outcome, { checks }: Pick<Judgement, "checks">): CheckId[] {
  return checks.filter((check) => check.outcome === outcome).map(({ id }) => id);
}
