import type { RouteConfigEntry } from "@react-router/dev/routes";
import routes from "./routes.ts";

const under = (entries: readonly RouteConfigEntry[]): string[] =>
  entries.flatMap(({ path, children = [] }) => [...(path === undefined ? [] : [`/${path}`]), ...under(children)]);

/** The paths of all the dashboard's pages, with the names of their ids: `/dashboard/group/five/:id`. */
export const dashboardRoutes = (): string[] => under(routes).filter((path) => /^\/dashboard(\/|$)/.test(path));
