/**
 * The pages of a part share a document. A link to another part loads a new document, whose import map has the files of
 * that part only.
 * - `payments` are the pages that load scripts of payment vendors. If the shop's provider has none, they belong to
 *   `shop`.
 */
export type Part = "shop" | "payments" | "dashboard";

/** Headers of a rendering in which the web app tells the server the page's part and its import map's hash. */
export const PART_HEADER = "x-page-part";
export const MAP_HEADER = "x-page-map";

const PAYMENTS: ReadonlySet<string> = new Set(["cart", "top-up", "balance/gifts/buy", "shipment-create"]);

export type Route = { id: string; parentId?: string | undefined; path?: string | undefined };
export type Routes = Readonly<Record<string, Route>>;

/** The route and its ancestors, from the inside out. */
export function chainOf<T extends Route>(routes: Readonly<Record<string, T>>, id: string | undefined): T[] {
  const route = id === undefined ? undefined : routes[id];
  return route === undefined ? [] : [route, ...chainOf(routes, route.parentId)];
}

/** The path of each page that loads scripts of payment vendors. */
export const paymentPaths: readonly string[] = [...PAYMENTS].map((path) => `/${path}`).toSorted();

/** Unknown paths belong to no part: their page asks for a new document. */
function partOf(routes: Routes, { id, path }: Route): Part | undefined {
  if (path === "*") return undefined;
  if (path !== undefined && PAYMENTS.has(path)) return "payments";
  return chainOf(routes, id).some(({ id: name }) => name === "layout/frames/admin-layout") ? "dashboard" : "shop";
}

/** The part of each page by its route's id. Layouts are no pages. */
export function partsOf(routes: Routes): Map<string, Part | undefined> {
  const parents = new Set(Object.values(routes).map(({ parentId }) => parentId));
  const pages = Object.values(routes).filter(({ id }) => !parents.has(id));
  return new Map(pages.map((route) => [route.id, partOf(routes, route)]));
}
