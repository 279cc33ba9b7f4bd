import {
  type ColumnDef,
  columnVisibilityFeature,
  functionalUpdate,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from "@tanstack/react-table";
import { useMemo } from "react";
import type { Column, ListName, RowOf, Sort } from "../list-parts.ts";

/**
 * The server sorts, filters and pages, so the table needs only these features. It holds one page and its selected rows.
 */
const features = tableFeatures({ columnVisibilityFeature, rowSelectionFeature, rowSortingFeature });

const NONE: readonly never[] = [];

type Parts<Name extends ListName> = {
  columns: readonly Column<Name>[];
  shown: readonly Column<Name>[];
  rows: readonly RowOf<Name>[] | undefined;
  idOf: (row: RowOf<Name>) => string;
  sort: Sort | undefined;
  onSort: (sort: Sort) => void;
  selected: readonly string[];
  onSelect: (ids: readonly string[]) => void;
};

/** The table model that both layouts of a list use, rows and cards. */
export function useListTable<Name extends ListName>(parts: Parts<Name>) {
  const { columns, shown, rows = NONE, idOf, sort, onSort, selected, onSelect } = parts;
  const definitions = useMemo(
    () =>
      columns.map(({ id, title, cell, sortBy }): ColumnDef<typeof features, RowOf<Name>> => ({
        id,
        header: title,
        cell: ({ row }) => cell(row.original),
        // The library lets only columns with a value be sorted.
        accessorFn: () => null,
        enableSorting: sortBy !== undefined,
      })),
    [columns],
  );
  const sorted = columns.find(({ sortBy }) => sortBy !== undefined && sortBy === sort?.by);
  const sorting = sorted === undefined ? [] : [{ id: sorted.id, desc: sort?.direction === "Desc" }];
  const rowSelection = Object.fromEntries(selected.map((id) => [id, true as const]));
  return useTable({
    features,
    columns: definitions,
    data: rows,
    getRowId: idOf,
    manualSorting: true,
    enableSortingRemoval: false,
    enableMultiSort: false,
    state: {
      sorting,
      rowSelection,
      columnVisibility: Object.fromEntries(columns.map((column) => [column.id, shown.includes(column)])),
    },
    onSortingChange: (updater) => {
      const [next] = functionalUpdate(updater, sorting);
      const by = columns.find(({ id }) => id === next?.id)?.sortBy;
      if (next !== undefined && by !== undefined) onSort({ by, direction: next.desc ? "Desc" : "Asc" });
    },
    onRowSelectionChange: (updater) => {
      const next = functionalUpdate(updater, rowSelection);
      onSelect(Object.keys(next).filter((id) => next[id] === true));
    },
  });
}

export type ListTable<Name extends ListName> = ReturnType<typeof useListTable<Name>>;
