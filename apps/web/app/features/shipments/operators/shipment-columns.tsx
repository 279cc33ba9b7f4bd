import { shipmentHeadings } from "../../../locales/columns/shipments.ts";
import type { adminShipments } from "../../../locales/en/shipments/operators.ts";
import type { orders } from "../../../locales/en/shipments/orders.ts";
import { headingsOf, type Translated } from "../../../locales/texts.ts";
import { dateTimeText, dayText } from "../../../ui/date-text.ts";
import { countOf, OrderStatusMark } from "../index.ts";
import type { Column, RowOf } from "../../operators/index.ts";
import styles from "./shipments-page.module.css";
import { TrackingNumber } from "./tracking-number.tsx";

type Shipment = RowOf<"listAdminShipments">;
type ShipmentColumn = Column<"listAdminShipments">;

/** The first item of a shipment, and how many more there are. */
function Inside({ shipment, words }: { shipment: Shipment; words: Translated<typeof orders> }) {
  const [first] = shipment.items;
  if (first === undefined) return words.count(0);
  const left = countOf(shipment) - first.quantity;
  return (
    <>
      <bdi>{first.name}</bdi>
      {first.quantity > 1 && ` ${words.times(first.quantity)}`}
      {left > 0 && ` ${words.more(left)}`}
    </>
  );
}

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
      isWide: true,
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
      cell: (shipment) => (
        <>
          {shipment.shortages.length > 0 && <em className={styles["short"]}>{t.short}</em>}{" "}
          <Inside shipment={shipment} words={words} />
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
      isNamed: true,
      title: headings.promise,
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
      isBeside: true,
      title: headings.status,
      cell: ({ status, deliveredAtUtc }) => <OrderStatusMark status={status} deliveredAtUtc={deliveredAtUtc} />,
    },
  ];
}
