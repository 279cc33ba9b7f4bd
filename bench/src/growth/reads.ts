import type { Resident } from "./residents.ts";

/** Lists and details by name, with the URL that a person requests. */
export const reads: Record<string, (resident: Resident) => string> = {
  Balance: () => "/api/balance",
  "Inventory, newest": () => "/api/inventory",
  "Inventory, dearest": () => "/api/inventory?sortBy=MarketPrice",
  "Inventory, by name": () => "/api/inventory?sortBy=Name",
  "Inventory, by status": () => "/api/inventory?status=InInventory",
  "Inventory, search": () => "/api/inventory?search=a",
  "Transactions, 30 days": () => "/api/balance/transactions",
  "Transactions, a year": () => `/api/balance/transactions?from=${daysAgo(365)}`,
  "Statement, a year": () => `/api/balance/transactions/statement?from=${daysAgo(365)}`,
  Orders: () => "/api/purchase",
  Shipments: () => "/api/shipment",
  "Shipments, by status": () => "/api/shipment?status=Ordered",
  "Openings with receipts": () => "/api/users/openings",
  "Fairness page": () => "/api/users/provablyFair",
  "One opening": ({ transactionId }) => `/api/lootboxes/openingDetail?transactionId=${transactionId}`,
};

/** Lists of operators, which contain everybody's rows. */
export const operatorReads: Record<string, () => string> = {
  "Operator: shipments": () => "/api/admin/shipments",
  "Operator: shipments, by status": () => "/api/admin/shipments?status=Ordered",
  "Operator: shipments, to do, oldest first": () =>
    "/api/admin/shipments?status=Ordered&status=Approved&status=Shipping&sortDirection=Asc",
  "Operator: shipments, on the way": () => "/api/admin/shipments?status=Shipped&isDelivered=false",
  "Operator: shipments, delivered": () => "/api/admin/shipments?status=Shipped&isDelivered=true",
  "Operator: shipments, by carrier": () => "/api/admin/shipments?carrier=DHL&carrier=UPS",
  "Operator: shipments, by day": () => `/api/admin/shipments?from=${daysAgo(7)}&to=${daysAgo(6)}`,
  "Operator: shipments, by e-mail": () => "/api/admin/shipments?search=large20@trove.example",
  "Operator: shipment, by number": () => "/api/admin/shipments?search=S-000000000020",
  "Operator: shipments, by name": () => "/api/admin/shipments?search=mara",
  "Operator: items": () => "/api/admin/items",
  "Operator: audit log": () => "/api/admin/audit",
  "Operator: overview, today": () => "/api/admin/overview/figures?days=1",
  "Operator: overview, 90 days": () => "/api/admin/overview/figures?days=90",
  "Operator: liabilities, 90 days": () => "/api/admin/overview/liabilities?days=90",
  "Operator: latest openings": () => "/api/admin/overview/openings",
  "Operator: work": () => "/api/admin/overview/work",
  "Operator: entries of box sales": () => "/api/admin/overview/entries?figure=boxSales",
  "Operator: entries of refunds": () => "/api/admin/overview/entries?figure=refunds",
  "Operator: odds": () => "/api/admin/odds",
};

function daysAgo(days: number): string {
  return new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
}
