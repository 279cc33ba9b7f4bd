import { useEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { adminShipments } from "../../../locales/en/shipments/operators.ts";
import { orders } from "../../../locales/en/shipments/orders.ts";
import { useTexts } from "../../../locales/texts.ts";
import { dayText } from "../../../ui/date-text.ts";
import { addressLines } from "../../addresses/index.ts";
import type { OperatorShipment } from "./operator-shipment.ts";
import styles from "./packing-list.module.css";

type Props = { shipments: readonly OperatorShipment[]; onPrinted: () => void };

/**
 * Prints the contents and address of each shipment, one page each. Rendered outside of any dialog, because browsers
 * print only one page of a dialog. Not visible on screen.
 */
export default function PackingLists({ shipments, onPrinted }: Props) {
  const printed = useRef(onPrinted);
  useEffect(() => {
    printed.current = onPrinted;
  });
  useEffect(() => {
    const done = () => printed.current();
    window.addEventListener("afterprint", done);
    window.print();
    return () => window.removeEventListener("afterprint", done);
  }, []);
  return createPortal(
    <div data-print>
      {shipments.map((shipment) => (
        <PackingList key={shipment.id} shipment={shipment} />
      ))}
    </div>,
    document.body,
  );
}

function PackingList({ shipment }: { shipment: OperatorShipment }) {
  const t = useTexts(adminShipments);
  const words = useTexts(orders);
  const { number, createdAtUtc, items, shippingAddress: to, shippingMethod } = shipment;
  const lines = [`${to.firstName} ${to.lastName}`, ...addressLines(to), to.phoneNumber];
  return (
    <section className={styles["sheet"]} data-scheme="light" aria-label={`${t.packingList} ${number}`}>
      <h2>
        {t.packingList} <bdi dir="ltr">{number}</bdi>
      </h2>
      <p>
        {dayText(createdAtUtc)}, {words.methods[shippingMethod]}
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
              <th scope="row">
                <bdi>{item.name}</bdi>
              </th>
              <td>{item.quantity}</td>
              <td>☐</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
