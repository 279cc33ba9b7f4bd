export { boxActs } from "./box-acts.ts";
export { createBox } from "./change-box.ts";
export { operatorBoxRoutes } from "./boxes.routes.ts";
export { countOwedJob, prizeCoverRoutes } from "./cover/prize-cover.routes.ts";
export { returnCostRoutes } from "./returns/return-cost.routes.ts";
