import { ORDER_STATUSES, ORDERS_TO_DO, type OrderStatus } from "@trove/contract/statuses";
import { CARRIERS } from "@trove/contract/carriers";
import { shipmentHeadings } from "../../../locales/columns/shipments.ts";
import type { adminShipments } from "../../../locales/en/shipments/operators.ts";
import type { orders } from "../../../locales/en/shipments/orders.ts";
import { headingsOf, type Translated } from "../../../locales/texts.ts";
import type { Filter, View } from "../../operators/index.ts";

type Texts = Translated<typeof adminShipments>;
type Words = Translated<typeof orders>;

const ofStatus = (...statuses: readonly OrderStatus[]) =>
  new URLSearchParams(statuses.map((status): [string, string] => ["status", status])).toString();

/**
 * The views of the operators' list, by status. The first has the shipments that need an operator, oldest first, without
 * unpaid orders.
 */
export function shipmentViews(t: Texts, words: Words): [View, ...View[]] {
  return [
    { id: "to-do", title: t.views.toDo, query: `${ofStatus(...ORDERS_TO_DO)}&sortBy=CreatedAtUtc&sortDirection=Asc` },
    ...ORDERS_TO_DO.map((status) => ({ id: status, title: words.stages[status], query: ofStatus(status) })),
    { id: "on-the-way", title: t.views.onTheWay, query: `${ofStatus("Shipped")}&isDelivered=false` },
    { id: "late", title: t.views.late, query: "isLate=true&sortBy=CreatedAtUtc&sortDirection=Asc" },
    { id: "delivered", title: t.views.delivered, query: `${ofStatus("Shipped")}&isDelivered=true` },
    { id: "all", title: t.all, query: "" },
  ];
}

export function shipmentFilters(t: Texts, words: Words): Filter<"listAdminShipments">[] {
  const headings = headingsOf(shipmentHeadings);
  return [
    {
      kind: "several",
      name: "status",
      title: headings.status,
      choices: ORDER_STATUSES.map((value) => ({ value, text: words.stages[value] })),
    },
    {
      kind: "one",
      name: "isDelivered",
      title: t.arrival,
      choices: [
        { value: "true", text: t.arrived },
        { value: "false", text: t.notArrived },
      ],
    },
    {
      kind: "one",
      name: "isLate",
      title: t.promise,
      choices: [
        { value: "true", text: t.late },
        { value: "false", text: t.notLate },
      ],
    },
    {
      kind: "several",
      name: "carrier",
      title: t.details.carrier,
      choices: CARRIERS.map(({ name }) => ({ value: name, text: name })),
    },
    { kind: "days", from: "from", to: "to", title: headings.ordered },
  ];
}
