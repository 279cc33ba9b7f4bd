import * as fairness from "../src/index.ts";
import type { AnsweredStop, SignedStop, Stop, StopAnswer } from "../src/index.ts";
import type { StopCase } from "./independent/stops.ts";
import * as shop from "./sample-shop.ts";

/** A stop as a browser signs it: a break of 24 hours at nonce 0. */
export function signStop(change: Partial<Stop> = {}, key = shop.browserKey): SignedStop {
  const text = fairness.stopText({
    userId: shop.userId,
    kind: "BREAK",
    hours: 24,
    browserKey: key.publicKey,
    nonce: 0,
    before: fairness.NO_RECORD_HASH,
    revealed: undefined,
    random: "ab".repeat(16),
    ...change,
  });
  return { text, signature: key.sign(text) };
}

/** The shop's answer to a stop: it has taken it at this time, unless `isTaken` is false. */
export function answered(stop: SignedStop, time: string, isTaken = true, by = shop.shopKey): AnsweredStop {
  const answer: StopAnswer = { isTaken, stopHash: fairness.stopHash(stop.text), time };
  return { stop, answer: by.signText(fairness.stopAnswerText(answer)) };
}

/** Trust that knows these stops. */
export async function trusting(stops: readonly AnsweredStop[]): Promise<fairness.Trust> {
  return { ...shop.trust, stops: await fairness.countingStops(stops, shop.trust) };
}

/** The stop as the second implementation takes it. */
export function stopCaseOf({ stop, answer }: AnsweredStop): StopCase {
  return { stop: stop.text, stopSignature: stop.signature, answer: answer.text, answerSignature: answer.signature };
}
