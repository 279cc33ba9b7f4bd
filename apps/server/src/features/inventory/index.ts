export { inventoryRoutes } from "./inventory.routes.ts";
export { callSell as sellInventoryItem } from "./inventory.store.ts";
