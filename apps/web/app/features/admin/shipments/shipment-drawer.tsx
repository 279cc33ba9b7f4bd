import { useState } from "react";
import { revalidate, useQuery } from "../../../api/use-query.ts";
import { adminShipments } from "../../../locales/en/dashboard/shipments.ts";
import { useTexts } from "../../../locales/texts.ts";
import { May } from "../../../session/may.tsx";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { SkeletonRows } from "../../../ui/feedback/skeleton.tsx";
import { Drawer } from "../../../ui/overlay/drawer.tsx";
import { showToast } from "../../../ui/overlay/toast.ts";
import { OpenCase } from "../cases/open-case.tsx";
import { OthersHere } from "../presence/others-here.tsx";
import { HistorySection } from "../operations/history.tsx";
import type { OperatorShipment } from "./operator-shipment.ts";
import { ShipmentDetails } from "./shipment-details.tsx";
import { ShipmentMoves } from "./shipment-moves.tsx";
import styles from "./shipment-drawer.module.css";

type Props = { id: string; onClose: () => void };

/** One shipment with all details needed to pack it, and the status changes that an operator can make now. */
export default function ShipmentDrawer({ id, onClose }: Props) {
  const t = useTexts(adminShipments);
  const { data, error, mutate } = useQuery("getAdminShipment", { params: { id } }, { revalidateOnFocus: true });
  // The state that this person knows: the forms are about it until they have seen what somebody else saved.
  const [known, setKnown] = useState<OperatorShipment>();
  const shipment = known ?? data;

  async function moved(after: string): Promise<void> {
    showToast("good", t.moved(after));
    onClose();
    await revalidate("listAdminShipments", "getAdminShipment");
  }

  return (
    <Drawer open onClose={onClose} title={shipment?.number ?? t.shipment} width="broad">
      <OthersHere kind="shipment" subjectId={id} />
      {error && <ErrorState error={error} onRetry={() => void mutate()} />}
      {shipment === undefined && !error && <SkeletonRows count={5} />}
      {shipment !== undefined && data !== undefined && (
        <div className={styles["details"]}>
          <ShipmentDetails shipment={shipment} />
          <May permission="shipments.change">
            <ShipmentMoves
              shipment={shipment}
              latest={data}
              onEdit={() => setKnown(shipment)}
              onContinue={() => setKnown(data)}
              onOutdated={async () => {
                setKnown(shipment);
                await mutate();
              }}
              onMoved={() => moved(shipment.number)}
            />
          </May>
          <OpenCase personId={shipment.userInfoId} about={shipment.number} />
          <HistorySection subjectId={id} />
        </div>
      )}
    </Drawer>
  );
}
