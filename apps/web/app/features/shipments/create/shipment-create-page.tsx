import { shipping } from "../../../locales/en/shipments/shipping.ts";
import { useTexts } from "../../../locales/texts.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { SkeletonRows } from "../../../ui/feedback/skeleton.tsx";
import styles from "./shipment-create-page.module.css";
import { ShipmentSteps } from "./shipment-steps.tsx";
import { useShipmentFlow } from "./use-shipment-flow.ts";
import { useShippableItems } from "./use-shippable-items.ts";

/** The page on which a person ships items from the inventory. */
export default function ShipmentCreatePage() {
  const t = useTexts(shipping);
  const { flow, change, reset } = useShipmentFlow();
  const { items, error, reload } = useShippableItems();
  const isDone = flow.shipmentIdResult !== "";
  const isEmpty = items?.length === 0 && !isDone;

  return (
    <>
      {!isDone && <PageHeader title={t.title} />}
      {error && items === undefined && <ErrorState error={error} onRetry={() => void reload()} />}
      {items === undefined && !error && <SkeletonRows count={5} height={88} />}
      {isEmpty && (
        <EmptyState
          text={t.none}
          action={
            <div className={styles["ways"]}>
              <ButtonLink to="/lootboxes">{t.toBoxes}</ButtonLink>
              <ButtonLink variant="outline" to="/shop">
                {t.toShop}
              </ButtonLink>
            </div>
          }
        />
      )}
      {items && !isEmpty && <ShipmentSteps {...{ items, flow, change, reset, reload }} />}
    </>
  );
}
