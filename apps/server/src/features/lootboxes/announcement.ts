import type { Endpoints, ResponseOf } from "@trove/contract";
import { toEuros } from "@trove/money";
import type { Connection } from "../../database/connection.ts";
import type { LootboxParts } from "./parts.ts";

type Announcement = ResponseOf<Endpoints["getLootbox"]>["announced"];

/**
 * Reads the change of a box that the terms log has announced: its next odds, or its closing. Null if none is announced.
 */
export async function announcementOf(
  db: Connection,
  { versions, terms }: Pick<LootboxParts, "versions" | "terms">,
  lootboxId: string,
): Promise<Announcement> {
  const announced = await terms.announced(lootboxId);
  if (announced === undefined) return null;
  const { validFrom: validFromUtc, oddsHash: hash } = announced;
  const version = hash === null ? undefined : await versions.findByHash(db, lootboxId, hash);
  if (version === undefined) return { validFromUtc, next: null };
  const { tableVersion, oddsHash, priceCents } = version;
  return { validFromUtc, next: { tableVersion, oddsHash, price: toEuros(priceCents) } };
}
