import { asks, holdsIf } from "../judge/checks.ts";
import type { Check } from "../judge/checks.ts";
import { openSigned } from "../judge/signed-checks.ts";
import { NEAR_MS } from "../judge/time/time-checks.ts";
import type { Trust } from "../judge/trust.ts";
import { isProven, verdictOf } from "../judge/verdict.ts";
import type { Verdict } from "../judge/verdict.ts";
import type { AnsweredStop } from "./answered-stop.ts";
import { answerTo, heldStop, isAnswered } from "./answered-stop.ts";
import type { Stop, StopAnswer } from "./stop.ts";
import { parseStopAnswer } from "./stop.ts";

/** The result of judging a stop with its answer. */
export type JudgedStop = {
  readonly answered: AnsweredStop;
  readonly verdict: Verdict;
  /** For a `Breach`: true if the shop's own signatures prove it to everybody. */
  readonly isProven: boolean;
  readonly checks: readonly Check[];
  readonly stop: Stop | undefined;
  readonly answer: StopAnswer | undefined;
};

/** Asks about a time that is far from the one that the browser expected when the answer came. */
function timeCheck(answer: StopAnswer | undefined, cameAt: string | undefined): Check {
  if (answer === undefined) return holdsIf("stopped-time", false);
  const off = cameAt === undefined ? 0 : Math.abs(Date.parse(answer.time) - Date.parse(cameAt));
  return asks("stopped-time", off <= NEAR_MS ? [] : [answer.time], []);
}

/**
 * Judges a stop. `others` are all stops that are known, among them perhaps another answer to the same one. `cameAt` is
 * the shop's time that the browser expected when the answer came; undefined if somebody else got it.
 */
export async function judgeStop(
  answered: AnsweredStop,
  others: readonly AnsweredStop[],
  cameAt: string | undefined,
  trust: Trust,
): Promise<JudgedStop> {
  const { stop: signed, answer: given } = answered;
  const ids = { signature: "stopped-signature", text: "stopped-time" } as const;
  const [stop, { checks: opened }] = await Promise.all([
    heldStop(signed, trust.userId),
    openSigned(ids, given, parseStopAnswer, trust.shopKeys),
  ]);
  const answer = answerTo(signed, given);
  const different = others.filter(({ stop: { text }, answer: other }) => {
    return text === signed.text && other.text !== given.text;
  });
  const contradicting = await Promise.all(different.map((other) => isAnswered(other, trust)));
  const checks = [
    holdsIf("stop-held", stop !== undefined),
    ...(stop === undefined ? [] : [asks("stop-known", [stop.browserKey], trust.browserKeys)]),
    ...opened.filter(({ id }) => id === "stopped-signature"),
    timeCheck(answer, cameAt),
    holdsIf("stopped-once", answer === undefined || !contradicting.includes(true)),
  ];
  return { answered, verdict: verdictOf(checks), isProven: isProven(checks), checks, stop, answer };
}
