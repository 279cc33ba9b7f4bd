import { OpeningDialog } from "../features/lootboxes/index.ts";
import { InventoryPage } from "../features/inventory/inventory-page.tsx";

/** Joins two rooms: the inventory shows openings, which belong to the lootboxes room. */
export default function InventoryRoute() {
  return <InventoryPage openingDialog={OpeningDialog} />;
}
