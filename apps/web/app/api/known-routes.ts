import type { EndpointName, Route } from "@trove/contract";
import { shopRoutes } from "@trove/contract/shop-routes";

const known: Partial<Record<EndpointName, Route>> = { ...shopRoutes };

/** Adds the dashboard's routes, once its files have loaded: customers' pages don't contain them. */
export function addRoutes(routes: Partial<Record<EndpointName, Route>>): void {
  Object.assign(known, routes);
}

export function routeOf(name: EndpointName): Route {
  const route = known[name];
  if (route === undefined) throw new Error(`The route of ${name} was not added`);
  return route;
}
