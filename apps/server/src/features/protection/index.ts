export { breakRoutes } from "./breaks/breaks.routes.ts";
export { type TakenBreak, readTakingBreak } from "./breaks/breaks.store.ts";
