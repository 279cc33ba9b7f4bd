import type { OrderStatus } from "@trove/contract/statuses";
import { useState } from "react";
import { revalidate, useQuery } from "../../../api/use-query.ts";
import { adminShipments } from "../../../locales/en/shipments/operators.ts";
import { useTexts } from "../../../locales/texts.ts";
import { May } from "../../../session/may.tsx";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { SkeletonRows } from "../../../ui/feedback/skeleton.tsx";
import { Button } from "../../../ui/button.tsx";
import { Drawer } from "../../../ui/overlay/drawer.tsx";
import { showToast } from "../../../ui/overlay/toast.ts";
import { OpenCase } from "../../cases/index.ts";
import { OthersHere, HistorySection } from "../../operators/index.ts";
import type { OperatorShipment } from "./operator-shipment.ts";
import { ShipmentDetails } from "./shipment-details.tsx";
import { ShipmentMoves } from "./shipment-moves.tsx";
import styles from "./shipment-drawer.module.css";

type Props = {
  id: string;
  /** Shows the next parcel of the list; undefined if there is none. */
  onNext: (() => void) | undefined;
  onClose: () => void;
};

/**
 * One shipment with all details for packing, and its possible status changes. The drawer stays open after a change.
 * After a shipment was sent or cancelled, the drawer shows the next one.
 */
export default function ShipmentDrawer({ id, onNext, onClose }: Props) {
  const t = useTexts(adminShipments);
  const { data } = useQuery("getAdminShipment", { params: { id } });
  return (
    <Drawer
      open
      onClose={onClose}
      title={data?.number ?? t.shipment}
      width="broad"
      footer={
        onNext && (
          <Button variant="outline" onClick={onNext}>
            {t.nextParcel}
          </Button>
        )
      }
    >
      <Parcel key={id} id={id} onNext={onNext} />
    </Drawer>
  );
}

function Parcel({ id, onNext }: Pick<Props, "id" | "onNext">) {
  const t = useTexts(adminShipments);
  const { data, error, mutate } = useQuery("getAdminShipment", { params: { id } }, { revalidateOnFocus: true });
  // The shipment as the operator last saw it. The forms keep to it until the operator has seen what others changed.
  const [known, setKnown] = useState<OperatorShipment>();
  const shipment = known ?? data;

  const [moves, setMoves] = useState(0);

  async function moved(number: string, to: OrderStatus | undefined): Promise<void> {
    showToast("good", t.moved(number));
    // The operator is done with this shipment. The next one is chosen before the list reloads, while it still has the
    // same order.
    if (to === "Shipped" || to === "Cancelled") onNext?.();
    await revalidate("listAdminShipments", "getAdminShipment");
    setKnown(undefined);
    setMoves((count) => count + 1);
  }

  return (
    <>
      <OthersHere kind="shipment" subjectId={id} />
      {error && <ErrorState error={error} onRetry={() => void mutate()} />}
      {shipment === undefined && !error && <SkeletonRows count={5} />}
      {shipment !== undefined && data !== undefined && (
        <div className={styles["details"]}>
          <ShipmentDetails shipment={shipment} />
          <May permission="shipments.change">
            <ShipmentMoves
              key={moves}
              shipment={shipment}
              latest={data}
              onEdit={() => setKnown(shipment)}
              onContinue={() => setKnown(data)}
              onOutdated={async () => {
                setKnown(shipment);
                await mutate();
              }}
              onMoved={(to) => moved(shipment.number, to)}
            />
          </May>
          <OpenCase personId={shipment.userInfoId} about={shipment.number} />
          <HistorySection subjectId={id} />
        </div>
      )}
    </>
  );
}
