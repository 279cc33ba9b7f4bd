import type { Endpoints, QueryOf } from "@trove/contract";
import { Refusal } from "../../../command/refusal.ts";
import { readItemBoxes } from "../../lootboxes/index.ts";
import { type ChangedBoxes, changedBoxes, type PreviewParts } from "../../operators/index.ts";
import { readAnyItem } from "../index.ts";

/**
 * Returns the boxes that would get a new version if the item got another name or price. Throws NOT_FOUND for the item.
 */
export async function previewItem(
  parts: PreviewParts,
  itemId: string,
  { marketPrice }: QueryOf<Endpoints["previewItem"]>,
): Promise<ChangedBoxes> {
  if ((await readAnyItem(parts.db, itemId)) === undefined) throw new Refusal("NOT_FOUND");
  return changedBoxes(parts, await readItemBoxes(parts.db, new Map([[itemId, { marketPrice }]])));
}
