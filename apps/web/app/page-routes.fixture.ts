import type { RouteConfigEntry } from "@react-router/dev/routes";
import routes from "./routes.ts";

const pathsOf = ({ path, index, children = [] }: RouteConfigEntry): string[] => [
  ...(index === true ? ["/"] : []),
  ...(path === undefined ? [] : [`/${path}`]),
  ...children.flatMap(pathsOf),
];

/** The paths of all pages inside a layout, with the names of their parameters: `/orders/:id`. */
export function routesInside(
  layout: "public" | "user" | "admin" | "visitor",
  entries: readonly RouteConfigEntry[] = routes,
): string[] {
  return entries.flatMap(({ file, children = [] }) =>
    file === `layout/frames/${layout}-layout.tsx` ? children.flatMap(pathsOf) : routesInside(layout, children),
  );
}

/** The paths of all pages of the dashboard, with the names of their parameters: `/dashboard/group/five/:id`. */
export const dashboardRoutes = (): string[] => routesInside("admin");

/** The paths of all pages that are not the dashboard's, with the names of their parameters. */
export function customersRoutes(): string[] {
  const operators = new Set(dashboardRoutes());
  return routes.flatMap(pathsOf).filter((path) => !operators.has(path));
}
