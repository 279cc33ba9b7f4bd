import { countOpenings } from "../kept/kept-openings.ts";
import { readPerson } from "../kept/kept-person.ts";
import type { BrowserParts } from "../opening/browser-parts.ts";
import { lookBack } from "./look-back.ts";

/**
 * Fetches and verifies all records from before this browser's first offer, without asking the person about them. Does
 * nothing if all are stored. Stores invalid ones as breaches. Throws ApiError.
 */
export async function lookAtPast(userId: string, parts: BrowserParts): Promise<void> {
  const person = await readPerson(parts.kept, userId);
  const last = person?.start?.nonce ?? -1;
  if (last < 0 || (await countOpenings(parts.kept, userId, last)) > last) return;
  await lookBack(userId, parts, () => undefined);
}
