import { useState } from "react";
import { useNavigate } from "react-router";
import { useQuery } from "../../../api/use-query.ts";
import { readPage } from "../../../listing/address.ts";
import { useListing, useTopOfPage } from "../../../listing/use-listing.ts";
import { dashboardLists } from "../../../locales/en/operators/lists.ts";
import { useTexts } from "../../../locales/texts.ts";
import { usePageActions } from "../../../shell/page-actions.ts";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { SkeletonRows } from "../../../ui/feedback/skeleton.tsx";
import { later } from "../../../ui/later.tsx";
import { Pager } from "../../../ui/page/pager.tsx";
import { BulkBar } from "./selection/bulk-bar.tsx";
import { ColumnChoice } from "./tools/column-choice.tsx";
import { resultsText } from "./count-text.ts";
import { ExportButton } from "./export-button.tsx";
import { ListCards } from "./rows/list-cards.tsx";
import type { ListName, ListQuery, OperatorListProps, Sort } from "./list-parts.ts";
import {
  callInput,
  completeSearch,
  knownParameters,
  listQuery,
  readSort,
  shownColumns,
  toggledColumn,
  viewAddress,
  viewQuery,
} from "./list-state.ts";
import { ListTable } from "./rows/list-table.tsx";
import { ListTools } from "./tools/list-tools.tsx";
import { classes } from "../../../ui/classes.ts";
import letters from "../../../ui/letters.module.css";
import styles from "./operator-list.module.css";
import { useListTable } from "./rows/use-list-table.ts";
import { useNarrow } from "./use-narrow.ts";
import { useSelection } from "./selection/use-selection.ts";
import { useViews } from "./views/use-views.ts";
import { ViewChoice } from "./views/view-choice.tsx";
import { ViewTabs } from "./views/view-tabs.tsx";

const SortChoice = later(() => import("./rows/sort-choice.tsx"));

/**
 * A list of the dashboard with views, search, filters, order, columns, bulk actions and export. The server filters,
 * sorts and pages. The list's state is in the URL.
 */
export function OperatorList<Name extends ListName>(props: OperatorListProps<Name>) {
  const { endpoint, exportEndpoint, label, results, columns, row, filters = [], bulkActions = [] } = props;
  const t = useTexts(dashboardLists);
  const navigate = useNavigate();
  const narrow = useNarrow();
  const [failure, setFailure] = useState<string>();
  const views = useViews(endpoint, props.views);
  const { search: state, pending, change } = useListing((address) => completeSearch(address, props.views));
  const known = knownParameters(filters);
  const page = readPage(state);
  const query = listQuery(state, known);
  const { data, error, mutate } = useQuery(endpoint, callInput(endpoint, state, known, { pageNumber: page }));
  const top = useTopOfPage(page);
  const rows = data?.items ?? [];
  const selection = useSelection(rows, row.id, JSON.stringify(query));
  const sort = readSort(state) ?? props.sort;
  const onSort = ({ by, direction }: Sort) => change({ sortBy: by, sortDirection: direction });
  const shown = shownColumns(state, columns, narrow);
  const canSelect = bulkActions.length > 0;
  const table = useListTable({
    columns,
    shown,
    rows: data?.items,
    idOf: row.id,
    sort,
    onSort,
    selected: selection.ids,
    onSelect: selection.choose,
  });
  const Rows = narrow ? ListCards : ListTable;
  usePageActions(
    views.all.map((view) => ({
      id: view.id,
      title: t.view(label, view.title),
      run: () => void navigate(viewAddress(view)),
    })),
  );

  return (
    <div ref={top} className={styles["list"]}>
      <ViewTabs endpoint={endpoint} views={views.all} known={known} state={state} />
      <ListTools isNarrow={narrow} search={props.search} filters={filters} state={state} onChange={change}>
        {narrow && <SortChoice columns={columns} sort={sort} onSort={onSort} />}
        <ColumnChoice
          columns={columns}
          shown={shown}
          isIcon={!narrow}
          onToggle={(id) => change({ columns: toggledColumn(shown, id) }, { replace: true })}
        />
        <ViewChoice
          endpoint={endpoint}
          view={views.saved(state.get("view"))}
          query={viewQuery(state, known)}
          isIcon={!narrow}
          onSaved={(id) => change({ view: id ?? props.views[0].id })}
        />
        {exportEndpoint && (
          <ExportButton endpoint={exportEndpoint} query={query} onFailure={setFailure} isIcon={!narrow} />
        )}
      </ListTools>
      <p role="status" className={classes(letters["hint"], letters["numbers"])}>
        {data && resultsText(t, results, data.totalCount)}
      </p>
      {failure !== undefined && <Alert kind="bad">{failure}</Alert>}
      {error && <ErrorState error={error} onRetry={() => void mutate()} />}
      {data === undefined && !error && <SkeletonRows count={8} height={52} />}
      {data?.totalCount === 0 && <EmptyState text={props.empty} />}
      {rows.length > 0 && (
        <div aria-busy={pending} className={styles["rows"]}>
          <Rows label={label} columns={columns} row={row} table={table} canSelect={canSelect} />
        </div>
      )}
      <BulkBar
        actions={bulkActions}
        selection={selection}
        query={query as ListQuery<Name>}
        totalCount={data?.totalCount ?? 0}
      />
      <Pager pageNumber={page} totalPages={data?.totalPages ?? 1} />
    </div>
  );
}
