import { randomUUIDv7 } from "node:crypto";
import type { Connection } from "../../../database/connection.ts";
import type { LootboxParts } from "../parts.ts";
import { drawOpening, requireVersion } from "./draw-opening.ts";
import { callOpenAt } from "./openings.store.ts";
import { readReveal, type RevealRequest } from "./read-reveal.ts";

/**
 * Opens boxes at a past time, for the history of the demo shop. `owner` is a database connection of the tables' owner.
 * Throws an error if the boxes were not opened.
 */
export async function openLootboxAt(
  parts: Pick<LootboxParts, "db" | "secrets" | "versions" | "terms" | "timeZone">,
  owner: Connection,
  request: RevealRequest,
  at: Date,
): Promise<void> {
  const reveal = await readReveal(parts, request, () => {});
  const version = await requireVersion(parts, reveal.offer);
  const { keyId } = await parts.terms.signingKeyAt(at);
  const opening = drawOpening(reveal, {
    version,
    keyId,
    sessionId: null,
    newId: randomUUIDv7,
    timeZone: parts.timeZone,
  });
  const result = await callOpenAt(owner, opening, at);
  if (result?.outcome !== "recorded" || result.record.reason !== null) {
    throw new Error(`an opening of the history is ${JSON.stringify(result)}`);
  }
}
