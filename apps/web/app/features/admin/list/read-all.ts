import { PAGE_SIZE_MAX } from "@trove/contract/constants";
import { read } from "../../../api/call.ts";
import type { CallInput } from "../../../api/request.ts";
import type { ListName, RowOf, Selection } from "./list-parts.ts";

/** A bulk action that sends one call per row takes no more. */
export const ROWS_MAX = 1000;

/** The rows of a selection: those that were chosen, or up to ROWS_MAX of everything that matches. Throws ApiError. */
export async function readAll<Name extends ListName>(
  endpoint: Name,
  selection: Selection<Name>,
): Promise<readonly RowOf<Name>[]> {
  if (selection.kind === "rows") return selection.rows;
  const rows: RowOf<Name>[] = [];
  let totalPages = 1;
  for (let pageNumber = 1; pageNumber <= totalPages && rows.length < ROWS_MAX; pageNumber += 1) {
    const query = Object.assign({ pageNumber, pageSize: PAGE_SIZE_MAX }, selection.query);
    const page = await read(endpoint, { query } as CallInput<Name>);
    rows.push(...page.items);
    totalPages = page.totalPages;
  }
  return rows;
}
