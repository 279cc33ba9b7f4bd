export { settingsActs } from "./settings-acts.ts";
export { settingsRoutes } from "./settings.routes.ts";
