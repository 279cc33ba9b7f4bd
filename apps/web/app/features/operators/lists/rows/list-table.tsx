import { IconArrowDown, IconArrowUp } from "../../../../ui/icons/shop-icons.ts";
import { IconSelector } from "../../../../ui/icons/dashboard-icons.ts";
import { flexRender } from "@tanstack/react-table";
import { Link } from "react-router";
import { dashboardLists } from "../../../../locales/en/operators/lists.ts";
import { useTexts } from "../../../../locales/texts.ts";
import { classes } from "../../../../ui/classes.ts";
import { Checkbox } from "../../../../ui/form/checkbox.tsx";
import type { ListName, OperatorListProps } from "../list-parts.ts";
import tables from "../../../../ui/table.module.css";
import styles from "./list-table.module.css";
import { useRowKeys } from "./use-row-keys.ts";
import type { ListTable } from "./use-list-table.ts";

type Props<Name extends ListName> = Pick<OperatorListProps<Name>, "label" | "columns" | "row"> & {
  table: ListTable<Name>;
  canSelect: boolean;
};

const directions = { asc: "ascending", desc: "descending" } as const;

/** The rows of a list as a table. Arrow keys move between rows, and X selects the row. */
export function ListTable<Name extends ListName>({
  label,
  columns,
  row: { name, link, actions },
  table,
  canSelect,
}: Props<Name>) {
  const t = useTexts(dashboardLists);
  const isEnd = (id: string) => columns.find((column) => column.id === id)?.isEnd === true;

  const body = useRowKeys<HTMLTableSectionElement>((id) => canSelect && table.getRow(id).toggleSelected());

  return (
    <table className={classes(tables["small"], styles["table"])}>
      <caption className="visually-hidden">{label}</caption>
      <thead>
        {table.getHeaderGroups().map((group) => (
          <tr key={group.id}>
            {canSelect && (
              <th scope="col" className={styles["tick"]}>
                <Checkbox
                  aria-label={t.selectPage}
                  checked={table.getIsAllRowsSelected()}
                  onChange={() => table.toggleAllRowsSelected()}
                />
              </th>
            )}
            {group.headers.map(({ id, column }) => {
              const sorted = column.getIsSorted();
              const Icon = sorted === false ? IconSelector : sorted === "asc" ? IconArrowUp : IconArrowDown;
              const title = columns.find((each) => each.id === column.id)?.title;
              return (
                <th
                  key={id}
                  scope="col"
                  className={classes(isEnd(column.id) && styles["end"])}
                  aria-sort={sorted === false ? undefined : directions[sorted]}
                >
                  {column.getCanSort() ? (
                    <button type="button" className={styles["sort"]} onClick={() => column.toggleSorting()}>
                      {title}
                      <Icon size={16} />
                    </button>
                  ) : (
                    title
                  )}
                </th>
              );
            })}
            {actions !== undefined && (
              <th scope="col">
                <span className="visually-hidden">{t.actions}</span>
              </th>
            )}
          </tr>
        ))}
      </thead>
      <tbody ref={body}>
        {table.getRowModel().rows.map((row) => (
          <tr key={row.id} data-row={row.id} data-selected={row.getIsSelected() || undefined}>
            {canSelect && (
              <td className={styles["tick"]}>
                <label>
                  <Checkbox
                    aria-label={t.select(name(row.original))}
                    checked={row.getIsSelected()}
                    onChange={() => row.toggleSelected()}
                  />
                </label>
              </td>
            )}
            {row.getVisibleCells().map((cell, index) =>
              index === 0 ? (
                <th key={cell.id} scope="row">
                  <Link to={link(row.original)} preventScrollReset>
                    {flexRender(cell.column.columnDef.cell, cell.getContext())}
                  </Link>
                </th>
              ) : (
                <td key={cell.id} className={classes(isEnd(cell.column.id) && styles["end"])}>
                  {flexRender(cell.column.columnDef.cell, cell.getContext())}
                </td>
              ),
            )}
            {actions !== undefined && <td className={styles["actions"]}>{actions(row.original)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
