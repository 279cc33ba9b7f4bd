export { reviewActs } from "./review-acts.ts";
export { operatorReviewRoutes } from "./reviews.routes.ts";
