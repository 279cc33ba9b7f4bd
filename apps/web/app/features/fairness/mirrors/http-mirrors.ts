import type { UnansweredReveal } from "@trove/fairness";
import { postToMirror } from "../../../api/mirror-call.ts";
import type { Came, Mirrors, TakenReveal } from "./mirrors.ts";

const NOT_TAKEN: TakenReveal = { isTaken: false, answer: undefined };

/** The shop's answer in a mirror's response; undefined if it has none, or can't be read. */
function answerIn(response: object): Came | undefined {
  const { state, status, body }: { state?: unknown; status?: unknown; body?: unknown } = response;
  if (state !== "answered" || typeof status !== "number" || typeof body !== "string") return undefined;
  return { status, body: new TextEncoder().encode(body) };
}

async function handIn(mirror: string, reveal: UnansweredReveal): Promise<TakenReveal> {
  try {
    const response = await postToMirror(`${mirror}/silences`, reveal);
    if (!response.ok) return NOT_TAKEN;
    return { isTaken: true, answer: answerIn(Object(await response.json())) };
  } catch {
    // A mirror that can't be reached, or answers something else, has taken nothing.
    return NOT_TAKEN;
  }
}

/** The mirrors, over HTTP. */
export const httpMirrors: Mirrors = { isOnline: () => navigator.onLine, handIn };
