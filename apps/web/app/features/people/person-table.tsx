import type { ReactNode } from "react";
import type { ApiError } from "../../api/api-error.ts";
import { readPage } from "../../listing/address.ts";
import { useListing } from "../../listing/use-listing.ts";
import { people } from "../../locales/en/people.ts";
import { useTexts } from "../../locales/texts.ts";
import { classes } from "../../ui/classes.ts";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { SkeletonRows } from "../../ui/feedback/skeleton.tsx";
import { Pager } from "../../ui/page/pager.tsx";
import tables from "../../ui/table.module.css";
import styles from "./person-table.module.css";

export type PersonColumn<Row> = { title: string; cell: (row: Row) => ReactNode; isEnd?: true };

type Props<Row> = {
  label: string;
  response: {
    data: { items: Row[]; totalPages: number } | undefined;
    error: ApiError | undefined;
    mutate: () => Promise<unknown>;
  };
  rowId: (row: Row) => string;
  /** The first column is the row's heading. On phones, each row is a card. */
  columns: readonly PersonColumn<Row>[];
};

/** One page of a list of a person's records. */
export function PersonTable<Row>({ label, response: { data, error, mutate }, rowId, columns }: Props<Row>) {
  const t = useTexts(people);
  const { search } = useListing();
  if (error) return <ErrorState error={error} onRetry={() => void mutate()} />;
  if (data === undefined) return <SkeletonRows count={5} height={52} />;
  if (data.items.length === 0) return <EmptyState text={t.nothing} />;
  return (
    <>
      <table className={classes(tables["small"], styles["table"])}>
        <caption className="visually-hidden">{label}</caption>
        <thead>
          <tr>
            {columns.map(({ title, isEnd }) => (
              <th key={title} scope="col" className={classes(isEnd && styles["end"])}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.items.map((row) => (
            <tr key={rowId(row)}>
              {columns.map(({ title, cell, isEnd }, index) =>
                index === 0 ? (
                  <th key={title} scope="row">
                    {cell(row)}
                  </th>
                ) : (
                  <td key={title} className={classes(isEnd && styles["end"])} data-title={title}>
                    {cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <Pager pageNumber={readPage(search)} totalPages={data.totalPages} />
    </>
  );
}
