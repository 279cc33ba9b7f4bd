import { type ReactNode, useId } from "react";
import { classes } from "../../../ui/classes.ts";
import record from "../../../ui/record.module.css";
import styles from "./status.module.css";

type Row = { key: string; isBad?: boolean; cells: readonly ReactNode[] };
type Props = {
  title: string;
  /** Whether the columns fit on phones. If not, each row is a block there. */
  isNarrow?: boolean;
  columns: readonly string[];
  rows: readonly Row[];
};

/** A small table in a card. */
export function StatusTable({ title, isNarrow = false, columns, rows }: Props) {
  const id = useId();
  return (
    <section className={styles["card"]} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <table className={isNarrow ? styles["narrow"] : record["table"]} aria-labelledby={id}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, isBad = false, cells }) => (
            <tr key={key} className={classes(isBad && styles["bad"])}>
              {cells.map((cell, place) =>
                place === 0 ? (
                  <th key={columns[place]} scope="row">
                    {cell}
                  </th>
                ) : (
                  <td key={columns[place]} data-label={columns[place]}>
                    {cell}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
