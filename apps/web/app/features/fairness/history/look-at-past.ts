import { countOpenings } from "../kept/kept-openings.ts";
import { readPerson } from "../kept/kept-person.ts";
import type { Around } from "../opening/around.ts";
import { lookBack } from "./look-back.ts";

/**
 * Fetches and verifies the records from before this browser's first offer, without questions, until it has all of
 * them. Stores invalid ones as breaches. Throws ApiError.
 */
export async function lookAtPast(userId: string, around: Around): Promise<void> {
  const person = await readPerson(around.kept, userId);
  const last = person?.start?.nonce ?? -1;
  if (last < 0 || (await countOpenings(around.kept, userId, last)) > last) return;
  await lookBack(userId, around, () => undefined);
}
