import type { EndpointName, Endpoints, QueryOf } from "@trove/contract";
import type { ReactNode } from "react";
import type { CallInput, CallResult } from "../../../api/request.ts";

type PageOf<Row> = { items: Row[]; pageNumber: number; pageSize: number; totalCount: number; totalPages: number };

/** An endpoint that returns one page of a list. */
export type ListName = {
  [Name in EndpointName]: CallResult<Name> extends PageOf<unknown> ? Name : never;
}[EndpointName];

export type RowOf<Name extends ListName> = CallResult<Name>["items"][number];

type Query<Name extends EndpointName> = QueryOf<Endpoints[Name]>;
/** A filter of a list: a parameter of the endpoint's query, except those for page, search and order. */
export type FilterName<Name extends ListName> = Exclude<
  keyof Query<Name> & string,
  "pageNumber" | "pageSize" | "search" | "sortBy" | "sortDirection"
>;
/** A value of the list's `sortBy` parameter. */
export type SortName<Name extends ListName> = "sortBy" extends keyof Query<Name>
  ? Query<Name>["sortBy" & keyof Query<Name>] & string
  : never;

/** The query of a list in the form that the endpoint takes, without the page. */
export type ListQuery<Name extends ListName> = CallInput<Name> extends { query: infer Sent } ? Sent : never;

export type Sort = { by: string; direction: "Asc" | "Desc" };

export type Column<Name extends ListName> = {
  id: string;
  title: string;
  cell: (row: RowOf<Name>) => ReactNode;
  /** The value of `sortBy` that the column's header sets. Without it, the list can't be sorted by this column. */
  sortBy?: SortName<Name>;
  /** Aligns the column at its end, for numbers and amounts. */
  isEnd?: true;
  /** Hidden until the person chooses the column. */
  isExtra?: true;
  /** Where a list shows cards: hidden until the person chooses the column. */
  isWide?: true;
  /** Where a list shows cards: at the end of a card's first line, such as its status or amount. */
  isBeside?: true;
  /** Where a list shows cards: with the title before the value, which wouldn't be understood alone. */
  isNamed?: true;
};

export type Choice = { value: string; text: string };

export type Filter<Name extends ListName> =
  | { kind: "one" | "several"; name: FilterName<Name>; title: string; choices: readonly Choice[] }
  | { kind: "text"; name: FilterName<Name>; title: string }
  /** A range of days; both ends are included. */
  | { kind: "days"; from: FilterName<Name>; to: FilterName<Name>; title: string };

/** A tab above the list: filters, search and order as a query string without `?`. The first view is the default. */
export type View = { id: string; title: string; query: string };

/** The rows that a bulk action applies to: the chosen ones, or all rows that match the query. */
export type Selection<Name extends ListName> =
  | { kind: "rows"; rows: readonly RowOf<Name>[] }
  | { kind: "all"; query: ListQuery<Name>; count: number };

export type BulkAction<Name extends ListName> = {
  id: string;
  /** The button's text for the number of chosen rows: "Approve (3)". */
  text: (count: string) => string;
  /**
   * Whether the action applies to a row. Rows to which it doesn't apply are left out. If no row is left, the action
   * isn't offered.
   */
  suits?: (row: RowOf<Name>) => boolean;
  /** Whether the action can also be applied to all matching rows. */
  canTakeAll?: true;
  isDanger?: true;
  /** Runs the action and shows its failures. Resolves to the ids of the rows that stay selected. */
  run: (selection: Selection<Name>) => Promise<readonly string[]>;
};

export type OperatorListProps<Name extends ListName> = {
  endpoint: Name;
  /** The endpoint that exports all matching rows as a CSV file. */
  exportEndpoint?: EndpointName;
  /** The list's name, such as "Shipments". */
  label: string;
  /** The number of matching rows as text: "3 shipments". */
  results: (count: number) => string;
  /** The first column is the row's heading and holds its link. */
  columns: readonly [Column<Name>, ...Column<Name>[]];
  row: {
    id: (row: RowOf<Name>) => string;
    /** Names the row for screen readers. */
    name: (row: RowOf<Name>) => string;
    /** The path of the row's page or drawer. */
    link: (row: RowOf<Name>) => string;
    /** Buttons at the row's end. */
    actions?: (row: RowOf<Name>) => ReactNode;
  };
  views: readonly [View, ...View[]];
  filters?: readonly Filter<Name>[];
  bulkActions?: readonly BulkAction<Name>[];
  /** The order if the URL states none. */
  sort?: { by: SortName<Name>; direction: Sort["direction"] };
  /** The label of the search box; without a label the list has no search box. */
  search?: string;
  /** Shown in place of an empty list. */
  empty: string;
};
