export { closureActs } from "./closure-acts.ts";
export { operatorClosureRoutes } from "./closure.routes.ts";
