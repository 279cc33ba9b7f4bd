import { defineTexts } from "../../texts.ts";
import { number } from "../grammar.ts";

/** The texts of the operators' lists. */
export const dashboardLists = defineTexts("dashboard-lists", {
  views: "Views",
  changed: "changed",
  count: (count: number) => number(count),
  /** For a count that goes on behind the number. */
  orMore: (count: string) => `${count}+`,
  moreThan: (results: string) => `More than ${results}`,
  columns: "Columns",
  sortBy: (column: string) => `Sort by ${column}`,
  sort: {
    none: "Sort by",
    asc: (column: string) => `${column}, ascending`,
    desc: (column: string) => `${column}, descending`,
  },
  exportCsv: "Export CSV",
  choose: "Selection",
  actions: "Actions",
  select: (name: string) => `Select ${name}`,
  selectPage: "Select all on this page",
  selected: (count: string) => `${count} selected`,
  selectAll: (count: string) => `Select all ${count} that match`,
  allSelected: (count: string) => `All ${count} that match are selected`,
  unselect: "Clear selection",
  filters: "Filters",
  filterBy: (title: string) => `Filter by ${title}`,
  filterIs: (title: string, values: string) => `${title}: ${values}`,
  remove: (filter: string) => `Remove: ${filter}`,
  clear: "Clear filters",
  apply: "Apply",
  from: "From",
  to: "To",
  days: {
    today: "Today",
    week: "Last 7 days",
    month: "Last 30 days",
    between: (from: string, to: string) => `${from} to ${to}`,
    since: (from: string) => `since ${from}`,
    until: (to: string) => `until ${to}`,
    utc: "Days begin at midnight UTC.",
  },
});
