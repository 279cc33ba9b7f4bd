import { useQuery } from "../../../../api/use-query.ts";
import type { CallResult } from "../../../../api/request.ts";
import type { ListName, View } from "../list-parts.ts";

export type SavedView = CallResult<"listSavedViews">[number];

/**
 * The views of a list. `all` has the page's own views first, then the saved ones. `saved` finds a saved view by its id.
 */
export function useViews(endpoint: ListName, own: readonly [View, ...View[]]) {
  const { data = [] } = useQuery("listSavedViews", { query: { list: endpoint } });
  const [first, ...others] = own;
  const all: [View, ...View[]] = [first, ...others, ...data.map(({ id, title, query }) => ({ id, title, query }))];
  return { all, saved: (id: string | null) => data.find((view) => view.id === id) };
}
