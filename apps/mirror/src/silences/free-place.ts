import type { Silence, Silences } from "./silence.ts";

/** A list of more would not fit into a signed note. */
const MOST_ENTRIES = 8_000;

/**
 * Makes sure that the list has a place for one entry more. Answered entries make way, oldest first; one without an
 * answer never does. Returns false if the list is full of those.
 */
export async function freePlace(
  silences: Silences,
  isBusy: (id: string) => boolean,
  most = MOST_ENTRIES,
): Promise<boolean> {
  const all = silences.all();
  if (all.length < most) return true;
  const closedAt = (silence: Silence) => silence.closedAt ?? 0;
  const answered = all.filter(({ id, state }) => state === "answered" && !isBusy(id));
  const [oldest] = answered.toSorted((one, other) => closedAt(one) - closedAt(other));
  if (oldest === undefined) return false;
  await silences.remove(oldest.id);
  return true;
}
