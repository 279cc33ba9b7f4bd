import type { SignedStop, SignedText } from "@trove/fairness";
import { bearer } from "../../../api/bearer.ts";
import { personIdOf } from "../../../session/token.ts";
import { realBrowserParts } from "../opening/real-browser-parts.ts";
import { keepAnswer } from "./settle-stops.ts";
import { signStop, type StopWish } from "./sign-stop.ts";

/** Signs a break. Never rejects: without a stop the break begins all the same. */
export async function signBreak(wish: StopWish): Promise<SignedStop | undefined> {
  const token = bearer();
  if (token === undefined) return undefined;
  try {
    return await signStop(personIdOf(token), wish, await realBrowserParts());
  } catch {
    return undefined;
  }
}

/** Keeps the shop's answer to a break's stop. Never rejects: the next press asks for it again. */
export async function keepBreakAnswer(stop: SignedStop, answer: SignedText | undefined): Promise<void> {
  const token = bearer();
  if (token === undefined || answer === undefined) return;
  try {
    await keepAnswer(personIdOf(token), stop, answer, await realBrowserParts());
  } catch {
    // The answer is asked for before the next reveal.
  }
}

/**
 * Signs that all offers have ended, once an act has ended them, and sends it. Never rejects: what the shop has not
 * answered is sent again before the next reveal.
 */
export async function signEnd(): Promise<void> {
  const token = bearer();
  const stop = await signBreak({ kind: "END", hours: 0 });
  if (token === undefined || stop === undefined) return;
  try {
    const parts = await realBrowserParts();
    await keepAnswer(personIdOf(token), stop, await parts.shop.answerStop(stop), parts);
  } catch {
    // As above.
  }
}
