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

/** The rows of a list as cards, for narrow windows. They show everything that the table shows. */
export function ListCards<Name extends ListName>({
  label,
  columns,
  row: { name, link, actions },
  table,
  canSelect,
}: Props<Name>) {
  const t = useTexts(dashboardLists);
  const titleOf = (id: string) => columns.find((column) => column.id === id)?.title;
  return (
    <ul className={classes(layout["stack-3"], styles["cards"])} aria-label={label}>
      {table.getRowModel().rows.map((row) => {
        const [heading, ...cells] = row.getVisibleCells();
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
            </div>
            <dl>
              {cells.map((cell) => (
                <div key={cell.id}>
                  <dt className={letters["muted"]}>{titleOf(cell.column.id)}</dt>
                  <dd>{flexRender(cell.column.columnDef.cell, cell.getContext())}</dd>
                </div>
              ))}
            </dl>
            {actions !== undefined && <div className={styles["actions"]}>{actions(row.original)}</div>}
          </li>
        );
      })}
    </ul>
  );
}
