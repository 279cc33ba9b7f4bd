export { inventoryItem } from "./inventory-response.ts";
export { inventoryRoutes } from "./inventory.routes.ts";
export {
  callSell as sellInventoryItem,
  readInventoryPage,
  readInventoryTotals,
  readWeights,
} from "./inventory.store.ts";
