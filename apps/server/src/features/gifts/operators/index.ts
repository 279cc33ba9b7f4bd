export { giftActs } from "./gift-acts.ts";
export { operatorGiftRoutes } from "./gifts.routes.ts";
