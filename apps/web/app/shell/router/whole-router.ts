import {
  type DataRouter,
  type RouterInit,
  UNSAFE_createClientRoutes as createClientRoutes,
  UNSAFE_createRouter as createRouter,
  UNSAFE_defaultMapRouteProperties as mapRouteProperties,
  UNSAFE_getTurboStreamSingleFetchDataStrategy as dataStrategyFor,
  UNSAFE_hydrationRouteProperties as hydrationRouteProperties,
} from "react-router";
import type { FirstPage } from "./first-page.ts";

/** Opens React Router for the page on screen, in the same way as its `HydratedRouter`, with the list of all routes. */
export async function openWholeRouter(
  { manifest, modules, loaderData, errors }: FirstPage,
  history: RouterInit["history"],
): Promise<DataRouter> {
  await import(/* @vite-ignore */ manifest.url);
  const { __reactRouterManifest: all = manifest } = window;
  manifest.routes = all.routes;
  const state = { loaderData, errors };
  const router: DataRouter = createRouter({
    routes: createClientRoutes(manifest.routes, modules, state, true, false),
    history,
    hydrationData: state,
    mapRouteProperties,
    hydrationRouteProperties,
    dataStrategy: dataStrategyFor(() => router, manifest, modules, true),
  });
  return router.initialize();
}
