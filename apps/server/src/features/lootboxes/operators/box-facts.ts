import type { Endpoints, ResponseOf } from "@trove/contract";
import { planOf, type PlannedBoxRow } from "../index.ts";

/** The facts that a change of a box records. They are also its response. */
export type BoxFacts = ResponseOf<Endpoints["updateLootbox"]>;

export function boxFacts({ lootboxId, slug, status, tableVersion, version }: PlannedBoxRow): BoxFacts {
  return { id: lootboxId, slug, status, tableVersion, version };
}

/** A box as the audit log shows it. */
export function boxOutline(box: PlannedBoxRow) {
  const { name, slug, description, translations, imageUrl, hue, tags, categoryIds, status } = box;
  const { tableVersion, oddsHash, version } = box;
  const { price: priceCents, drops } = planOf(box);
  const own = { name, slug, description, translations, imageUrl, hue, tags, categoryIds, status };
  return { ...own, priceCents, drops, tableVersion, oddsHash, version };
}
