import { useSearchParams } from "react-router";
import { useQuery } from "../../../../api/use-query.ts";
import { readPage } from "../../../../listing/address.ts";
import { catalogue } from "../../../../locales/en/items/operators.ts";
import { useTexts } from "../../../../locales/texts.ts";
import { ErrorState } from "../../../../ui/feedback/error-state.tsx";
import { dateTimeText } from "../../../../ui/date-text.ts";
import { Pager } from "../../../../ui/page/pager.tsx";
import styles from "../../../../ui/record.module.css";

/** Every change of an item's stock, newest first. */
export function StockHistory({ itemId }: { itemId: string }) {
  const t = useTexts(catalogue).stock;
  const [search] = useSearchParams();
  const pageNumber = readPage(search);
  const { data, error, mutate } = useQuery("listStock", { params: { id: itemId }, query: { pageNumber } });
  if (error) return <ErrorState error={error} onRetry={() => void mutate()} />;
  if (data === undefined || data.items.length === 0) return null;
  return (
    <>
      <table className={styles["table"]}>
        <caption>{t.history}</caption>
        <thead>
          <tr>
            <th scope="col">{t.when}</th>
            <th scope="col">{t.what}</th>
            <th scope="col">{t.difference}</th>
            <th scope="col">{t.left}</th>
            <th scope="col">{t.who}</th>
          </tr>
        </thead>
        <tbody>
          {data.items.map(({ id, kind, difference, available, reason, actor, createdAtUtc }) => (
            <tr key={id}>
              <th scope="row">
                <time dateTime={createdAtUtc}>{dateTimeText(createdAtUtc)}</time>
              </th>
              <td data-label={t.what}>{reason ?? t.kinds[kind]}</td>
              <td data-label={t.difference}>
                {difference === null ? (available === null ? t.limitOff : t.limitOn) : t.signed(difference)}
              </td>
              <td data-label={t.left}>{available ?? t.unlimited}</td>
              <td data-label={t.who}>{actor?.userName ?? "–"}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Pager pageNumber={pageNumber} totalPages={data.totalPages} />
    </>
  );
}
