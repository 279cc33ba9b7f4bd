import { Link } from "react-router";
import { useQuery } from "../../../api/use-query.ts";
import { account } from "../../../locales/en/account/overview.ts";
import { orders } from "../../../locales/en/shipments/orders.ts";
import { useTexts } from "../../../locales/texts.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { dayText } from "../../../ui/date-text.ts";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { SkeletonRows } from "../../../ui/feedback/skeleton.tsx";
import { ItemPicture } from "../../../ui/media/item-picture.tsx";
import { Price } from "../../../ui/price.tsx";
import { stageOf } from "../../purchases/index.ts";
import { OrderStatusMark } from "../../shipments/index.ts";
import styles from "./overview.module.css";
import { Tile } from "./tile.tsx";

const LAST = 2;

/** The person's newest orders. */
export function LastOrders() {
  const t = useTexts(account).orders;
  const { count } = useTexts(orders);
  const { data, error, mutate } = useQuery("listPurchases", { query: { pageSize: LAST } });
  return (
    <Tile title={t.title} to="/orders" more={t.all} size="half">
      {data === undefined &&
        (error === undefined ? (
          <SkeletonRows count={2} height={64} />
        ) : (
          <ErrorState error={error} onRetry={() => void mutate()} />
        ))}
      {data?.totalCount === 0 && (
        <div className={styles["none"]}>
          <p>{t.none}</p>
          <ButtonLink size="small" variant="soft" to="/shop">
            {t.toShop}
          </ButtonLink>
        </div>
      )}
      <ul className={styles["rows"]} aria-label={t.title}>
        {data?.items.map((purchase) => (
          <li key={purchase.id}>
            {purchase.lines[0] && <ItemPicture src={purchase.lines[0].imageUrl} alt="" size="row" />}
            <div>
              <p>
                <Link to={`/orders/${purchase.id}`}>
                  <bdi>{purchase.lines[0]?.name ?? purchase.number}</bdi>
                </Link>
              </p>
              <p className={styles["facts"]}>
                {purchase.lines.length > 1 && (
                  <span>{count(purchase.lines.reduce((all, { quantity }) => all + quantity, 0))}</span>
                )}
                <time dateTime={purchase.createdAtUtc}>{dayText(purchase.createdAtUtc)}</time>
                <Price amount={purchase.total} />
              </p>
            </div>
            <OrderStatusMark status={stageOf(purchase)} />
          </li>
        ))}
      </ul>
    </Tile>
  );
}
