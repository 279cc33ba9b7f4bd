import type { Route } from "./route.ts";

/** The endpoints of the operators' dashboard, which customers' browsers never load. */
export const adminRoutes = {
  listAdminShipments: { method: "GET", path: "/api/admin/shipments" },
  setShipmentStatus: { method: "POST", path: "/api/admin/shipments/{id}/status", idempotent: true },
  confirmDelivery: { method: "POST", path: "/api/admin/shipments/{id}/delivered", idempotent: true },
  listAdminItems: { method: "GET", path: "/api/admin/items" },
  createItem: { method: "POST", path: "/api/admin/items", idempotent: true },
  updateItem: { method: "PUT", path: "/api/admin/items/{id}", idempotent: true },
  listPayments: { method: "GET", path: "/api/admin/payments" },
  downloadPayments: { method: "GET", path: "/api/admin/payments/export" },
  getPayment: { method: "GET", path: "/api/admin/payments/{id}" },
  recheckPayment: { method: "POST", path: "/api/admin/payments/{id}/recheck", idempotent: true },
  handlePayment: { method: "POST", path: "/api/admin/payments/{id}/handled", idempotent: true },
  refundTopUp: { method: "POST", path: "/api/admin/payments/{id}/refund", idempotent: true },
  refundPurchase: { method: "POST", path: "/api/admin/purchases/{id}/refund", idempotent: true },
  reconcileDay: { method: "GET", path: "/api/admin/reconciliation" },
  listCaptures: { method: "GET", path: "/api/admin/quarantine" },
  getCapture: { method: "GET", path: "/api/admin/quarantine/{id}" },
  creditCapture: { method: "POST", path: "/api/admin/quarantine/{id}/credit", idempotent: true },
  refundCapture: { method: "POST", path: "/api/admin/quarantine/{id}/refund", idempotent: true },
  bookCapture: { method: "POST", path: "/api/admin/quarantine/{id}/book", idempotent: true },
  listAudit: { method: "GET", path: "/api/admin/audit" },
  listChats: { method: "GET", path: "/api/chat" },
  listBoards: { method: "GET", path: "/api/kanban" },
  listEvents: { method: "GET", path: "/api/calendar" },
} as const satisfies Record<string, Route>;
