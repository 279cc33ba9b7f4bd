import type { Silence } from "./silence.ts";

const MINUTE = 60_000;
/** How often the shop is asked within the first minutes, and afterwards. */
const FIRST_ASKED_EVERY_MS = MINUTE;
const ASKED_EVERY_MS = 60 * MINUTE;
/** With a shop that lets every question time out, more would delay the publication of new silences by hours. */
const MOST_AT_ONCE = 40;

/** True within the first minutes, and once a leaf was found: the shop may have begun to answer. */
const isPressing = ({ state, foundAt = -Infinity, lastAskedAt }: Silence) =>
  state === "asking" || lastAskedAt <= foundAt;

/** The silences to ask for now: pressing ones first, then those that were asked for longest ago. */
export function dueSilences(all: readonly Silence[], now: number): readonly Silence[] {
  return all
    .filter(({ reveal }) => reveal !== null)
    .filter((each) => now - each.lastAskedAt >= (isPressing(each) ? FIRST_ASKED_EVERY_MS : ASKED_EVERY_MS))
    .toSorted(
      (one, other) => Number(isPressing(other)) - Number(isPressing(one)) || one.lastAskedAt - other.lastAskedAt,
    )
    .slice(0, MOST_AT_ONCE);
}
