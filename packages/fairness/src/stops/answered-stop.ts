import { verifySignature } from "../keys/verify-signature.ts";
import type { SignedText } from "../records/signed-text.ts";
import { openSigned } from "../judge/signed-checks.ts";
import type { Trust } from "../judge/trust.ts";
import type { CountingStop, SparedOffer } from "./counting-stop.ts";
import type { Stop, StopAnswer } from "./stop.ts";
import { parseStop, parseStopAnswer, stopHash } from "./stop.ts";

/** A stop with the browser key's signature, 128 hex digits. */
export type SignedStop = { readonly text: string; readonly signature: string };

/** A stop with one answer of the shop. */
export type AnsweredStop = { readonly stop: SignedStop; readonly answer: SignedText };

const HOUR_MS = 3_600_000;

function readable<T>(parse: (text: string) => T, text: string): T | undefined {
  try {
    return parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** The stop if it is the person's and its key has signed it; otherwise undefined. */
export async function heldStop({ text, signature }: SignedStop, userId: string): Promise<Stop | undefined> {
  const stop = readable(parseStop, text);
  if (stop?.userId !== userId) return undefined;
  return (await verifySignature(text, signature, stop.browserKey)) ? stop : undefined;
}

/** The answer if it is one to this stop; otherwise undefined. Its signature is checked elsewhere. */
export function answerTo({ text }: SignedStop, answer: SignedText): StopAnswer | undefined {
  const read = readable(parseStopAnswer, answer.text);
  return read?.stopHash === stopHash(text) ? read : undefined;
}

/** The offers that these stops spare, with any answer of the shop or none. */
export function sparedOffers(stops: readonly SignedStop[]): readonly SparedOffer[] {
  return stops.flatMap(({ text }) => {
    const offer = readable(parseStop, text)?.revealed;
    return offer === undefined ? [] : [{ offer, stop: stopHash(text) }];
  });
}

/** True if a key of the shop that counts has signed this answer to the stop. */
export async function isAnswered({ stop, answer }: AnsweredStop, { shopKeys }: Pick<Trust, "shopKeys">) {
  const ids = { signature: "stopped-signature", text: "stopped-time" } as const;
  const { checks } = await openSigned(ids, answer, parseStopAnswer, shopKeys);
  return answerTo(stop, answer) !== undefined && checks.every(({ outcome }) => outcome === "Holds");
}

/** Those of the stops that count, by the protocol's rule. */
export async function countingStops(
  stops: readonly AnsweredStop[],
  trust: Pick<Trust, "userId" | "shopKeys">,
): Promise<readonly CountingStop[]> {
  const counting = stops.map(async (answered): Promise<CountingStop[]> => {
    const [stop, isSigned] = await Promise.all([heldStop(answered.stop, trust.userId), isAnswered(answered, trust)]);
    const answer = answerTo(answered.stop, answered.answer);
    if (stop === undefined || !isSigned || !answer?.isTaken) return [];
    const until = new Date(Date.parse(answer.time) + stop.hours * HOUR_MS);
    // Beyond the year 9999, times don't compare like texts.
    if (until.getUTCFullYear() > 9999) return [];
    return [{ stop, hash: answer.stopHash, from: answer.time, until: until.toISOString() }];
  });
  return (await Promise.all(counting)).flat();
}
