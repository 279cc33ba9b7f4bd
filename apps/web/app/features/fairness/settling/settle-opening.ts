import { readOpening } from "../kept/kept-openings.ts";
import type { RevealedOpening } from "../kept/stored-opening.ts";
import type { Around } from "../opening/around.ts";
import { askOnce, type Outcome } from "./ask-once.ts";
import { oneTabAtATime } from "../opening/tab-lock.ts";

/** Called while the end of an opening is unknown. `isLong`: ten seconds have passed since the reveal was sent. */
export type OnUnclear = (opening: RevealedOpening, isLong: boolean) => void;

const LONG_MS = 10_000;
const WAITS_MS = [1000, 2000, 4000, 8000, 15_000];
const LONGEST_WAIT_MS = 30_000;

/** Calls `onUnclear` if an opening takes longer than ten seconds. */
export type Watch = { readonly begin: (opening: RevealedOpening) => void; readonly end: () => void };

export function watchFor(onUnclear: OnUnclear, { wait }: Pick<Around, "wait">): Watch {
  let isOver = false;
  async function report(opening: RevealedOpening): Promise<void> {
    await wait(LONG_MS);
    if (!isOver) onUnclear(opening, true);
  }
  return {
    begin: (opening) => void report(opening),
    end() {
      isOver = true;
    },
  };
}

/** The opening with all stored answers, one of which may be a breach. */
async function withAnswers(opening: RevealedOpening, { kept }: Pick<Around, "kept">): Promise<RevealedOpening> {
  const latest = await readOpening(kept, opening.userId, opening.id).catch(() => undefined);
  return latest?.kind === "Revealed" ? latest : opening;
}

/**
 * Sends the reveal again until the end of the opening is known, with growing waits. Doesn't hold the person's lock
 * while waiting, so that other tabs can send it too.
 */
export async function askOn(
  opening: RevealedOpening,
  nextEntropy: string,
  onUnclear: OnUnclear,
  around: Around,
): Promise<Outcome> {
  for (let attempt = 0; ; attempt += 1) {
    onUnclear(await withAnswers(opening, around), false);
    await around.wait(WAITS_MS[attempt] ?? LONGEST_WAIT_MS);
    const settled = await oneTabAtATime(opening.userId, () => askOnce(opening, nextEntropy, around));
    if (settled !== undefined) return settled;
  }
}
