export { inventoryRoutes } from "./inventory.routes.ts";
export { callSell as sellGood } from "./inventory.store.ts";
