import { IconPrinter } from "../../../ui/icons/dashboard-icons.ts";
import { formatEuros } from "@trove/money";
import { useState } from "react";
import { Link } from "react-router";
import { adminShipments } from "../../../locales/en/shipments/operators.ts";
import { orders } from "../../../locales/en/shipments/orders.ts";
import { shipments } from "../../../locales/en/shipments/shipments.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { addressLines } from "../../addresses/index.ts";
import { OrderStatusMark, ShipmentTimeline } from "../index.ts";
import type { OperatorShipment } from "./operator-shipment.ts";
import PackingLists from "./packing-list.tsx";
import { TrackingNumber } from "./tracking-number.tsx";
import { promiseText } from "../../../ui/promise-text.ts";
import { classes } from "../../../ui/classes.ts";
import layout from "../../../ui/layout.module.css";

/** A shipment's content, address and history. */
export function ShipmentDetails({ shipment }: { shipment: OperatorShipment }) {
  const t = useTexts(adminShipments);
  const words = useTexts(orders);
  const { timeline } = useTexts(shipments);
  const { status, items, shippingAddress: to, shortages, deliveredAtUtc, cancelReason, promise } = shipment;
  const [isPrinting, setPrinting] = useState(false);
  // The address is masked for operators without the permission to read people. A search for a masked address finds
  // nothing.
  const isMasked = shipment.contactEmail.includes("•");
  const nameOf = (itemId: string) => items.find((item) => item.itemId === itemId)?.name ?? itemId;
  return (
    <>
      {isPrinting && <PackingLists shipments={[shipment]} onPrinted={() => setPrinting(false)} />}
      <div className={classes(layout["line-3"], layout["ends"])}>
        <OrderStatusMark status={status} deliveredAtUtc={deliveredAtUtc} />
        <Button variant="outline" size="small" icon={<IconPrinter size={18} />} onClick={() => setPrinting(true)}>
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
        <p>
          {isMasked ? (
            <bdi dir="ltr">{shipment.contactEmail}</bdi>
          ) : (
            <Link to={`/dashboard/two?view=all&search=${encodeURIComponent(shipment.contactEmail)}`}>
              {shipment.contactEmail}
            </Link>
          )}
        </p>
      </div>
      <div>
        <h3>{t.delivery}</h3>
        <p>
          {words.methods[shipment.shippingMethod]}, <bdi dir="ltr">{formatEuros(shipment.shippingCost)}</bdi>
        </p>
        {promise && <p>{promiseText(promise)}</p>}
        <p>
          <TrackingNumber shipment={shipment} />
        </p>
      </div>
      {cancelReason !== null && (
        <div>
          <h3>{t.details.reason}</h3>
          <p>{cancelReason}</p>
        </div>
      )}
      <div>
        <h3>{timeline}</h3>
        <ShipmentTimeline shipment={shipment} actors={t.actors} />
      </div>
    </>
  );
}
