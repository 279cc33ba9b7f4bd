import { flexRender } from "@tanstack/react-table";
import { Link } from "react-router";
import { dashboardLists } from "../../../../locales/en/operators/lists.ts";
import { useTexts } from "../../../../locales/texts.ts";
import { Checkbox } from "../../../../ui/form/checkbox.tsx";
import { classes } from "../../../../ui/classes.ts";
import letters from "../../../../ui/letters.module.css";
import layout from "../../../../ui/layout.module.css";
import styles from "./list-cards.module.css";
import type { ListName, OperatorListProps } from "../list-parts.ts";
import type { ListTable } from "./use-list-table.ts";

type Props<Name extends ListName> = Pick<OperatorListProps<Name>, "label" | "columns" | "row"> & {
  table: ListTable<Name>;
  canSelect: boolean;
};

/**
 * The rows of a list as cards, for narrow windows. They show everything that the table shows, but mostly without the
 * titles of columns, which only screen readers get.
 */
export function ListCards<Name extends ListName>({
  label,
  columns,
  row: { name, link, actions },
  table,
  canSelect,
}: Props<Name>) {
  const t = useTexts(dashboardLists);
  const columnOf = (id: string) => columns.find((column) => column.id === id);
  return (
    <ul className={classes(layout["stack-3"], styles["cards"])} aria-label={label}>
      {table.getRowModel().rows.map((row) => {
        const [heading, ...others] = row.getVisibleCells();
        const cells = others.filter(({ column }) => columnOf(column.id)?.isBeside !== true);
        return (
          <li key={row.id} data-selected={row.getIsSelected() || undefined}>
            <div className={styles["head"]}>
              {canSelect && (
                <label className={styles["tick"]}>
                  <Checkbox
                    aria-label={t.select(name(row.original))}
                    checked={row.getIsSelected()}
                    onChange={() => row.toggleSelected()}
                  />
                </label>
              )}
              {heading && (
                <Link to={link(row.original)} preventScrollReset>
                  {flexRender(heading.column.columnDef.cell, heading.getContext())}
                </Link>
              )}
              {others
                .filter((cell) => !cells.includes(cell))
                .map((cell) => (
                  <span key={cell.id}>{flexRender(cell.column.columnDef.cell, cell.getContext())}</span>
                ))}
            </div>
            <dl className={letters["muted"]}>
              {cells.map((cell) => {
                const column = columnOf(cell.column.id);
                return (
                  <div key={cell.id}>
                    <dt className={column?.isNamed || column?.isExtra ? undefined : "visually-hidden"}>
                      {column?.title}
                    </dt>
                    <dd>{flexRender(cell.column.columnDef.cell, cell.getContext())}</dd>
                  </div>
                );
              })}
            </dl>
            {actions !== undefined && <div className={styles["actions"]}>{actions(row.original)}</div>}
          </li>
        );
      })}
    </ul>
  );
}
