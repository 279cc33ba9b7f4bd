import { OpeningDialog } from "../features/lootboxes/index.ts";
import { InventoryPage } from "../features/inventory/inventory-page.tsx";

/**
 * The inventory page. It is a route of its own because it joins two rooms: the inventory shows openings, which belong
 * to the lootboxes room.
 */
export default function InventoryRoute() {
  return <InventoryPage openingDialog={OpeningDialog} />;
}
