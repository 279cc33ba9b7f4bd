import { WORK_ROW_STATUSES, type WorkRowStatus } from "@trove/contract/statuses";
import { Link } from "react-router";
import { useQuery } from "../../../api/use-query.ts";
import { readPage } from "../../../listing/address.ts";
import { useListing, useTopOfPage } from "../../../listing/use-listing.ts";
import { works } from "../../../locales/en/operators/works.ts";
import { number } from "../../../locales/en/grammar.ts";
import { useTexts } from "../../../locales/texts.ts";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { SkeletonRows } from "../../../ui/feedback/skeleton.tsx";
import { ChipLink, Chips } from "../../../ui/form/chips.tsx";
import { Pager } from "../../../ui/page/pager.tsx";
import { RowChanges } from "./row-changes.tsx";
import type { Work } from "./work.ts";
import layout from "../../../ui/layout.module.css";
import styles from "./works.module.css";

const PAGE_SIZE = 25;
const ITEM = "/dashboard/three/items/";
const SHIPMENT = "/dashboard/two?view=all&shipment=";

/** The rows of work, filtered by their status. */
export function WorkRows({ work: { id, kind, rows } }: { work: Work }) {
  const t = useTexts(works).rows;
  const { search: address, addressOf } = useListing();
  const status: WorkRowStatus | undefined = WORK_ROW_STATUSES.find((one) => one === address.get("status"));
  const page = readPage(address);
  const query = { status, pageNumber: page, pageSize: PAGE_SIZE };
  const { data, error, mutate } = useQuery("listWorkRows", { params: { id }, query });
  const top = useTopOfPage(page);
  const all = WORK_ROW_STATUSES.reduce((sum, one) => sum + rows[one], 0);
  const withCount = (text: string, count: number) => (
    <>
      {text} <span className={styles["count"]}>{number(count)}</span>
    </>
  );
  return (
    <section ref={top} className={layout["column-4"]} aria-label={t.label}>
      <div className={styles["chips"]}>
        <Chips label={t.label}>
          <ChipLink to={addressOf({ status: "" })} current={status === undefined}>
            {withCount(t.all, all)}
          </ChipLink>
          {WORK_ROW_STATUSES.filter((one) => rows[one] > 0 || one === status).map((one) => (
            <ChipLink key={one} to={addressOf({ status: one })} current={status === one}>
              {withCount(t.statuses[one], rows[one])}
            </ChipLink>
          ))}
        </Chips>
      </div>
      {error && <ErrorState error={error} onRetry={() => void mutate()} />}
      {data === undefined && !error && <SkeletonRows count={8} height={52} />}
      {data?.totalCount === 0 && <EmptyState text={t.empty} />}
      {data !== undefined && data.items.length > 0 && (
        <table className={styles["table"]} aria-label={t.label}>
          <thead>
            <tr>
              <th scope="col">{t.line}</th>
              <th scope="col">{kind === "ShipmentMove" ? t.shipment : t.item}</th>
              <th scope="col">{t.changes}</th>
            </tr>
          </thead>
          <tbody>
            {data.items.map((row) => (
              <tr key={row.line}>
                <td data-label={t.line}>{row.line}</td>
                <th scope="row">
                  {row.subjectId === null ? (
                    <bdi>{row.name}</bdi>
                  ) : (
                    <Link to={`${kind === "ShipmentMove" ? SHIPMENT : ITEM}${row.subjectId}`}>
                      <bdi>{row.name}</bdi>
                    </Link>
                  )}
                  <span className={styles["row-status"]} data-status={row.status}>
                    {t.statuses[row.status]}
                  </span>
                </th>
                <td>
                  <RowChanges row={row} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <Pager pageNumber={page} totalPages={data?.totalPages ?? 1} />
    </section>
  );
}
