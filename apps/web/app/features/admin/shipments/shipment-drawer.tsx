import { IconPrinter } from "@tabler/icons-react";
import { type OrderMove, orderMoves } from "@trove/contract/statuses";
import { formatEuros } from "@trove/money";
import { useState } from "react";
import { messageOf } from "../../../api/api-error.ts";
import { call } from "../../../api/call.ts";
import { createIntent } from "../../../api/intent.ts";
import { revalidate } from "../../../api/use-query.ts";
import { adminShipments } from "../../../locales/en/dashboard/shipments.ts";
import { orders } from "../../../locales/en/shipments/orders.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { dateTimeText } from "../../../ui/date-text.ts";
import { Drawer } from "../../../ui/overlay/drawer.tsx";
import { showToast } from "../../../ui/overlay/toast.ts";
import { addressLines } from "../../addresses/index.ts";
import { eventsOf, OrderStatusMark } from "../../shipments/index.ts";
import { MoveForm } from "./move-form.tsx";
import type { OperatorShipment } from "./operator-shipment.ts";
import { PackingList } from "./packing-list.tsx";
import styles from "./shipments-page.module.css";

type Props = { shipment: OperatorShipment; onClose: () => void };

const readAgain = async () => void (await revalidate("listAdminShipments"));

/** One shipment with all details needed to pack it, and the status changes that an operator can make now. */
export function ShipmentDrawer({ shipment, onClose }: Props) {
  const t = useTexts(adminShipments);
  const words = useTexts(orders);
  const { id, number, status, version, items, shippingAddress: to, shortages, deliveredAtUtc } = shipment;
  const moves = orderMoves(status, "Admin");
  const onward = moves.filter((move) => move.to !== "Cancelled");
  const cancelling = moves.filter((move) => move.to === "Cancelled");
  const canDeliver = status === "Shipped" && deliveredAtUtc === null;
  const [intent] = useState(() => createIntent());
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const nameOf = (itemId: string) => items.find((item) => item.itemId === itemId)?.name ?? itemId;

  async function moved(): Promise<void> {
    showToast("good", t.moved(number));
    onClose();
    await readAgain();
  }

  async function refused(error: unknown): Promise<void> {
    setFailure(messageOf(error));
    await readAgain();
  }

  async function deliver(): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    const body = { version };
    try {
      await call("confirmDelivery", { params: { id }, body }, { idempotencyKey: intent.keyFor(body) });
      await moved();
    } catch (error) {
      await refused(error);
    } finally {
      setBusy(false);
    }
  }

  const formOf = (move: OrderMove) => (
    <MoveForm key={`${move.to}-${version}`} shipment={shipment} move={move} onMoved={moved} onRefused={refused} />
  );

  return (
    <Drawer open onClose={onClose} title={number} width="wide">
      <PackingList shipment={shipment} />
      <div className={styles["details"]}>
        <div className={styles["top"]}>
          <OrderStatusMark status={status} deliveredAtUtc={deliveredAtUtc} />
          <Button variant="outline" size="small" icon={<IconPrinter size={18} />} onClick={() => window.print()}>
            {t.printPacking}
          </Button>
        </div>
        <div>
          <h3>{t.items}</h3>
          <ul>
            {items.map((item) => (
              <li key={item.inventoryItemId ?? item.itemId}>
                {item.name} {words.times(item.quantity)}
              </li>
            ))}
          </ul>
        </div>
        {shortages.length > 0 && (
          <Alert kind="warning">
            {shortages.map(({ itemId, needed, available }) => (
              <p key={itemId}>{t.shortage(nameOf(itemId), needed, available)}</p>
            ))}
          </Alert>
        )}
        <div>
          <h3>{t.address}</h3>
          <address>
            {[`${to.firstName} ${to.lastName}`, ...addressLines(to), to.phoneNumber].map((line) => (
              <bdi key={line}>{line}</bdi>
            ))}
          </address>
        </div>
        <div>
          <h3>{t.contact}</h3>
          <p>{shipment.contactEmail}</p>
        </div>
        <div>
          <h3>{t.delivery}</h3>
          <p>
            {words.methods[shipment.shippingMethod]}, <bdi dir="ltr">{formatEuros(shipment.shippingCost)}</bdi>
          </p>
          {shipment.carrier !== null && (
            <p>
              {shipment.carrier}, <bdi dir="ltr">{shipment.trackingNumber}</bdi>
            </p>
          )}
        </div>
        <div>
          <h3>{t.history}</h3>
          <ol>
            {eventsOf(shipment).map(({ status: was, atUtc, note, isDelivery }) => (
              <li key={`${was}-${atUtc}`}>
                {dateTimeText(atUtc)} {isDelivery ? words.delivered : words.statuses[was]}
                {note !== null && !isDelivery && `: ${note}`}
              </li>
            ))}
          </ol>
        </div>
        <div>
          <h3>{t.next}</h3>
          {moves.length === 0 && !canDeliver && <p>{t.nothing}</p>}
          {failure !== undefined && <Alert kind="bad">{failure}</Alert>}
          {onward.map(formOf)}
          {canDeliver && (
            <Button busy={busy} onClick={() => void deliver()}>
              {t.delivered}
            </Button>
          )}
          {cancelling.length > 0 && (
            <details className={styles["cancel"]}>
              <summary>{t.cancelOpen}</summary>
              <p>{t.cancelText}</p>
              {cancelling.map(formOf)}
            </details>
          )}
        </div>
      </div>
    </Drawer>
  );
}
