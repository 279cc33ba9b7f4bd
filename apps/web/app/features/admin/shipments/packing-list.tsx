import { createPortal } from "react-dom";
import { adminShipments } from "../../../locales/en/dashboard/shipments.ts";
import { orders } from "../../../locales/en/shipments/orders.ts";
import { useTexts } from "../../../locales/texts.ts";
import { dayText } from "../../../ui/date-text.ts";
import { addressLines } from "../../addresses/index.ts";
import type { OperatorShipment } from "./operator-shipment.ts";
import styles from "./packing-list.module.css";

/**
 * The contents and address of a shipment, visible only in print. Rendered outside the dialog, since a dialog prints
 * only one page.
 */
export function PackingList({ shipment }: { shipment: OperatorShipment }) {
  const t = useTexts(adminShipments);
  const words = useTexts(orders);
  const { number, createdAtUtc, items, shippingAddress: to, shippingMethod } = shipment;
  const lines = [`${to.firstName} ${to.lastName}`, ...addressLines(to), to.phoneNumber];
  return createPortal(
    <section className={styles["sheet"]} data-scheme="light" data-print aria-label={t.packingList}>
      <h2>{t.packingList}</h2>
      <p>
        {number}, {dayText(createdAtUtc)}, {words.methods[shippingMethod]}
      </p>
      <address>
        {lines.map((line) => (
          <bdi key={line}>{line}</bdi>
        ))}
      </address>
      <table>
        <thead>
          <tr>
            <th scope="col">{t.items}</th>
            <th scope="col">{t.quantity}</th>
            <th scope="col">{t.packed}</th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={item.inventoryItemId ?? item.itemId}>
              <th scope="row">{item.name}</th>
              <td>{item.quantity}</td>
              <td>☐</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>,
    document.body,
  );
}
