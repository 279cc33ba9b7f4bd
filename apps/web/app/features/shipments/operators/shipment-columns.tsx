import { shipmentHeadings } from "../../../locales/columns/shipments.ts";
import type { adminShipments } from "../../../locales/en/shipments/operators.ts";
import type { orders } from "../../../locales/en/shipments/orders.ts";
import { headingsOf, type Translated } from "../../../locales/texts.ts";
import { dateTimeText, dayText } from "../../../ui/date-text.ts";
import { countOf, OrderStatusMark } from "../index.ts";
import type { Column } from "../../operators/index.ts";
import styles from "./shipments-page.module.css";
import { TrackingNumber } from "./tracking-number.tsx";

type ShipmentColumn = Column<"listAdminShipments">;

/** The columns of the operators' list of shipments. */
export function shipmentColumns(
  t: Translated<typeof adminShipments>,
  words: Translated<typeof orders>,
): [ShipmentColumn, ...ShipmentColumn[]] {
  const headings = headingsOf(shipmentHeadings);
  return [
    { id: "number", title: headings.number, cell: ({ number }) => <bdi dir="ltr">{number}</bdi> },
    {
      id: "ordered",
      title: headings.ordered,
      sortBy: "CreatedAtUtc",
      cell: ({ createdAtUtc }) => <time dateTime={createdAtUtc}>{dateTimeText(createdAtUtc)}</time>,
    },
    {
      id: "contact",
      title: headings.contact,
      cell: ({ contactEmail, userInfoId }) => (
        <>
          {contactEmail}
          {userInfoId === null && ` (${t.guest})`}
        </>
      ),
    },
    {
      id: "items",
      title: headings.items,
      isEnd: true,
      cell: (shipment) => (
        <>
          {shipment.shortages.length > 0 && <em className={styles["short"]}>{t.short}</em>}{" "}
          {words.count(countOf(shipment))}
        </>
      ),
    },
    {
      id: "country",
      title: headings.country,
      isExtra: true,
      cell: ({ shippingAddress: { city, countryCode } }) => `${city}, ${countryCode}`,
    },
    {
      id: "method",
      title: headings.method,
      isExtra: true,
      cell: ({ shippingMethod }) => words.methods[shippingMethod],
    },
    {
      id: "promise",
      title: headings.promise,
      isExtra: true,
      cell: ({ promise }) => promise && dayText(promise.until),
    },
    {
      id: "tracking",
      title: headings.tracking,
      isExtra: true,
      cell: (row) => <TrackingNumber shipment={row} />,
    },
    {
      id: "status",
      title: headings.status,
      cell: ({ status, deliveredAtUtc }) => <OrderStatusMark status={status} deliveredAtUtc={deliveredAtUtc} />,
    },
  ];
}
