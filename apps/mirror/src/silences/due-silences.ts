import type { Silence } from "./silence.ts";

const MINUTE = 60_000;
/** How often the shop is asked within the first minutes, and afterwards. */
const FIRST_ASKED_EVERY_MS = MINUTE;
const ASKED_EVERY_MS = 60 * MINUTE;
/** With a shop that lets every question time out, more would delay the publication of new silences by hours. */
const MOST_AT_ONCE = 40;

/** The silences to ask for now: new ones first, then those that were asked for longest ago. */
export function dueSilences(all: readonly Silence[], now: number): readonly Silence[] {
  const isNew = ({ state }: Silence) => state === "asking";
  return all
    .filter(({ reveal }) => reveal !== null)
    .filter((each) => now - each.lastAskedAt >= (isNew(each) ? FIRST_ASKED_EVERY_MS : ASKED_EVERY_MS))
    .toSorted((one, other) => Number(isNew(other)) - Number(isNew(one)) || one.lastAskedAt - other.lastAskedAt)
    .slice(0, MOST_AT_ONCE);
}
