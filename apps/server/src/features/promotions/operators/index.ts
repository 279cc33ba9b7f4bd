export { promotionActs } from "./promotion-acts.ts";
export { operatorPromotionRoutes } from "./promotions.routes.ts";
