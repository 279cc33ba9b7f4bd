export { launchActs } from "./launch-acts.ts";
export { launchOperatorRoutes } from "./launch.routes.ts";
