import type { CallInput } from "../../../api/request.ts";
import type { Filter, ListName, Sort, View } from "./list-parts.ts";

/**
 * The complete state of a list. If the URL names no view, the first view applies. The URL's parameters are added to
 * that view, and replace its parameters of the same name.
 */
export function completeSearch(address: URLSearchParams, views: readonly [View, ...View[]]): URLSearchParams {
  if (address.has("view")) return address;
  const [first] = views;
  const complete = new URLSearchParams(first.query);
  for (const name of new Set(address.keys())) complete.delete(name);
  for (const [name, value] of address) complete.append(name, value);
  complete.set("view", first.id);
  return complete;
}

/** The query string that shows the first page of a view. */
export const viewAddress = ({ id, query }: View): string => {
  const search = new URLSearchParams(query);
  search.set("view", id);
  return `?${search}`;
};

/** The part of the state that a view saves: filters, search, order and columns, in a fixed order. */
export function viewQuery(state: URLSearchParams, known: readonly string[]): string {
  const kept = new URLSearchParams();
  for (const name of [...known, "columns"]) {
    for (const value of state.getAll(name).toSorted()) if (value !== "") kept.append(name, value);
  }
  return kept.toString();
}

/** Whether the list shows a view exactly as it was saved. */
export function showsView(state: URLSearchParams, { query }: View, known: readonly string[]): boolean {
  return viewQuery(state, known) === viewQuery(new URLSearchParams(query), known);
}

/** The parameters of a list that have the same name in the URL and in the endpoint's query. */
export function knownParameters<Name extends ListName>(filters: readonly Filter<Name>[]): string[] {
  const own = filters.flatMap((filter) => (filter.kind === "days" ? [filter.from, filter.to] : [filter.name]));
  return [...own, "search", "sortBy", "sortDirection"];
}

export function readSort(state: URLSearchParams): Sort | undefined {
  const by = state.get("sortBy");
  return by === null ? undefined : { by, direction: state.get("sortDirection") === "Desc" ? "Desc" : "Asc" };
}

/** The query for the endpoint, without the page. A parameter with several values becomes an array. */
export function listQuery(state: URLSearchParams, known: readonly string[]): Record<string, string | string[]> {
  const query: Record<string, string | string[]> = {};
  for (const name of known) {
    const values = state.getAll(name).filter((value) => value !== "");
    const [only] = values;
    if (only !== undefined) query[name] = values.length === 1 ? only : values;
  }
  return query;
}

/**
 * The input of the call that reads a list in the URL's state. The values are not validated here; the endpoint does
 * that.
 */
export function callInput<Name extends ListName>(
  _endpoint: Name,
  state: URLSearchParams,
  known: readonly string[],
  page: { pageNumber?: number; pageSize?: number },
): CallInput<Name> {
  return { query: { ...listQuery(state, known), ...page } } as CallInput<Name>;
}

/**
 * The shown columns, in the order of `columns`. The first is always shown. The others are those that the URL names, or
 * else all that aren't extra. A narrow window also leaves out those for wide ones.
 */
export function shownColumns<C extends { id: string; isExtra?: true; isWide?: true }>(
  state: URLSearchParams,
  columns: readonly C[],
  isNarrow = false,
): C[] {
  const chosen = state.get("columns")?.split(".");
  return columns.filter(
    ({ id, isExtra, isWide }, index) => index === 0 || (chosen?.includes(id) ?? !(isExtra || (isNarrow && isWide))),
  );
}

/** The URL's `columns` parameter after a column was shown or hidden. */
export function toggledColumn(shown: readonly { id: string }[], id: string): string {
  const ids = shown.map((column) => column.id);
  return (ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id]).join(".");
}
