import type { CallInput } from "../../../api/request.ts";
import type { Filter, ListName, Sort, View } from "./list-parts.ts";

/** Two query strings with the same filters, search, order and columns, in whatever sequence. */
export function isSameQuery(one: string, other: string): boolean {
  return normalized(one) === normalized(other);
}

function normalized(query: string): string {
  const search = new URLSearchParams(query);
  for (const name of ["view", "page"]) search.delete(name);
  search.sort();
  return search.toString();
}

/**
 * The complete state of a list: without a view in the address, the first view with what the address adds to it or has
 * in place of it.
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

/** The query string that shows a view from its first page. */
export const viewAddress = ({ id, query }: View): string => {
  const search = new URLSearchParams(query);
  search.set("view", id);
  return `?${search}`;
};

/** What a saved view keeps of the state: everything but the page and the view itself. */
export function viewQuery(state: URLSearchParams): string {
  const kept = new URLSearchParams(state);
  for (const name of ["view", "page"]) kept.delete(name);
  return kept.toString();
}

/** The parameters of a list that stand in the address as the endpoint takes them. */
export function knownParameters<Name extends ListName>(filters: readonly Filter<Name>[]): string[] {
  const own = filters.flatMap((filter) => (filter.kind === "days" ? [filter.from, filter.to] : [filter.name]));
  return [...own, "search", "sortBy", "sortDirection"];
}

export function readSort(state: URLSearchParams): Sort | undefined {
  const by = state.get("sortBy");
  return by === null ? undefined : { by, direction: state.get("sortDirection") === "Desc" ? "Desc" : "Asc" };
}

/** The query for the endpoint, without the page. A parameter that is there several times becomes an array. */
export function listQuery(state: URLSearchParams, known: readonly string[]): Record<string, string | string[]> {
  const query: Record<string, string | string[]> = {};
  for (const name of known) {
    const values = state.getAll(name).filter((value) => value !== "");
    const [only] = values;
    if (only !== undefined) query[name] = values.length === 1 ? only : values;
  }
  return query;
}

/** The input of a call that reads a list as the address says. The endpoint judges the values: anybody can type them. */
export function callInput<Name extends ListName>(
  _endpoint: Name,
  state: URLSearchParams,
  known: readonly string[],
  page: { pageNumber?: number; pageSize?: number },
): CallInput<Name> {
  return { query: { ...listQuery(state, known), ...page } } as CallInput<Name>;
}

/** The columns that are shown, in their own sequence; by default those that are no extras. The first always is. */
export function shownColumns<C extends { id: string; isExtra?: true }>(
  state: URLSearchParams,
  columns: readonly C[],
): C[] {
  const chosen = state.get("columns")?.split(".");
  return columns.filter(({ id, isExtra }, index) => index === 0 || (chosen?.includes(id) ?? isExtra !== true));
}

/** The value of `columns` in the address after a column was shown or hidden. */
export function toggledColumn(shown: readonly { id: string }[], id: string): string {
  const ids = shown.map((column) => column.id);
  return (ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id]).join(".");
}
