import type { EndpointName, Route } from "@trove/contract";
import { shopRoutes } from "@trove/contract/shop-routes";

const known: Partial<Record<EndpointName, Route>> = { ...shopRoutes };

/** Adds the API routes of the dashboard once its code has loaded. Customers' pages don't contain these routes. */
export function addRoutes(routes: Partial<Record<EndpointName, Route>>): void {
  Object.assign(known, routes);
}

export function routeOf(name: EndpointName): Route {
  const route = known[name];
  if (route === undefined) throw new Error(`The route of ${name} was not added`);
  return route;
}
