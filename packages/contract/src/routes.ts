import { adminRoutes } from "./admin-routes.ts";
import { shopRoutes } from "./shop-routes.ts";

/** Method and path of every endpoint. */
export const routes = { ...shopRoutes, ...adminRoutes };

export type EndpointName = keyof typeof routes;
