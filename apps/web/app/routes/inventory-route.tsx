import { OpeningDialog } from "../features/lootboxes/index.ts";
import { InventoryPage } from "../features/inventory/inventory-page.tsx";

/** The inventory shows openings, which belong to the boxes. */
export default function InventoryRoute() {
  return <InventoryPage openingDialog={OpeningDialog} />;
}
