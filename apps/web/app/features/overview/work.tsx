import { Link } from "react-router";
import type { CallResult } from "../../api/request.ts";
import { overview } from "../../locales/en/overview/overview.ts";
import { useTexts } from "../../locales/texts.ts";
import { dateTimeText } from "../../ui/date-text.ts";
import { ItemPicture } from "../../ui/media/item-picture.tsx";
import letters from "../../ui/letters.module.css";
import styles from "./work.module.css";

const MANY = 10_000;

function isWaiting(status: string): status is "Ordered" | "Approved" | "Shipping" {
  return status === "Ordered" || status === "Approved" || status === "Shipping";
}

/** Shipments that wait for an operator, and items that are about to run out. */
export function Work({ data }: { data: CallResult<"getOverviewWork"> }) {
  const t = useTexts(overview);
  return (
    <div className={styles["work"]}>
      <ul className={styles["statuses"]} aria-label={t.shipments}>
        {data.shipments.map(
          ({ status, count, oldestAtUtc }) =>
            isWaiting(status) && (
              <li key={status}>
                <Link to={`/dashboard/two?status=${status}`}>
                  {t.statuses[status]} <strong>{count > MANY ? t.many : t.count(count)}</strong>
                </Link>
                <span>{oldestAtUtc === null ? t.noneWaits : t.oldest(dateTimeText(oldestAtUtc))}</span>
              </li>
            ),
        )}
      </ul>
      <h3>{t.lowStock}</h3>
      {data.lowStock.length === 0 && <p className={letters["muted"]}>{t.noLowStock}</p>}
      <ul className={styles["items"]} aria-label={t.lowStock}>
        {data.lowStock.map(({ item, available, boxes }) => (
          <li key={item.id}>
            <ItemPicture src={item.imageUrl} alt="" size="row" />
            <Link to={`/shop/items/${item.id}`}>
              <bdi>{item.name}</bdi>
            </Link>
            <span>
              <strong>{t.left(available)}</strong>
              {boxes > 0 && ` · ${t.inBoxes(boxes)}`}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
