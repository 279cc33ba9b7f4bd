import { useQuery } from "../../api/use-query.ts";
import { purchases } from "../../locales/en/purchases.ts";
import { useTexts } from "../../locales/texts.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { Pager } from "../../ui/page/pager.tsx";
import { SkeletonRows } from "../../ui/feedback/skeleton.tsx";
import layout from "../../ui/layout.module.css";
import { Picks } from "../items/index.ts";
import styles from "./order-list.module.css";
import { OrderRow } from "./order-row.tsx";

/** Fewer orders leave half of the page empty. */
const FEW = 3;

const MOST_COMING = 50;

/** The person's orders, newest first. After few of them, items to buy. */
export function OrderList({ page }: { page: number }) {
  const t = useTexts(purchases);
  const { data, error, mutate } = useQuery("listPurchases", { query: { pageNumber: page } });
  // Their carriers' latest steps tell better than the promise when they arrive.
  const { data: coming } = useQuery("listShipments", { query: { isComing: "true", pageSize: MOST_COMING } });
  if (data === undefined) {
    if (error !== undefined) return <ErrorState error={error} onRetry={() => void mutate()} />;
    return <SkeletonRows count={4} height={114} />;
  }
  if (data.totalCount === 0) {
    const toShop = (
      <ButtonLink variant="soft" to="/shop">
        {t.toShop}
      </ButtonLink>
    );
    return (
      <>
        <EmptyState text={t.empty} action={toShop} />
        <Picks />
      </>
    );
  }
  return (
    <>
      <ul className={layout["stack-3"]} aria-label={t.list}>
        {data.items.map((purchase) => (
          <OrderRow
            key={purchase.id}
            purchase={purchase}
            carrierSteps={coming?.items.find(({ id }) => id === purchase.shipmentId)?.carrierSteps}
          />
        ))}
      </ul>
      <Pager pageNumber={page} totalPages={data.totalPages} />
      {data.totalCount <= FEW && (
        <div className={styles["picks"]}>
          <Picks />
        </div>
      )}
    </>
  );
}
