import { SortSelect } from "../../../../listing/sort-select.tsx";
import { dashboardLists } from "../../../../locales/en/operators/lists.ts";
import { useTexts } from "../../../../locales/texts.ts";
import type { Sort } from "../list-parts.ts";

type Props = {
  columns: readonly { title: string; sortBy?: string }[];
  sort: Sort | undefined;
  onSort: (sort: Sort) => void;
};

/** A control to choose the order of a list where column headers are not shown. */
export default function SortChoice({ columns, sort, onSort }: Props) {
  const t = useTexts(dashboardLists);
  const sorts = columns.flatMap(({ title, sortBy }) => {
    if (sortBy === undefined) return [];
    return [
      { text: t.sort.asc(title), sort: { by: sortBy, direction: "Asc" } as const },
      { text: t.sort.desc(title), sort: { by: sortBy, direction: "Desc" } as const },
    ];
  });
  const keyOf = ({ by, direction }: Sort) => `${by} ${direction}`;
  const names = Object.fromEntries(sorts.map(({ text, sort: each }) => [keyOf(each), text]));
  if (sorts.length === 0) return null;
  return (
    <SortSelect
      value={sort === undefined ? "" : keyOf(sort)}
      choices={Object.keys(names)}
      names={names}
      onChange={(key) => {
        const chosen = sorts.find((each) => keyOf(each.sort) === key);
        if (chosen !== undefined) onSort(chosen.sort);
      }}
    />
  );
}
