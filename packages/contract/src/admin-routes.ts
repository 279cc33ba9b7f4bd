import type { Route } from "./route.ts";

/** The endpoints of the operators' dashboard, which customers' browsers never load. */
export const adminRoutes = {
  listAdminShipments: { method: "GET", path: "/api/admin/shipments" },
  exportShipments: { method: "GET", path: "/api/admin/shipments/export" },
  getAdminShipment: { method: "GET", path: "/api/admin/shipments/{id}" },
  setShipmentStatus: { method: "POST", path: "/api/admin/shipments/{id}/status", idempotent: true },
  confirmDelivery: { method: "POST", path: "/api/admin/shipments/{id}/delivered", idempotent: true },
  rehearseDeliveries: { method: "POST", path: "/api/admin/shipments/deliveries/rehearsal" },
  confirmDeliveries: { method: "POST", path: "/api/admin/shipments/deliveries", idempotent: true },
  listAdminItems: { method: "GET", path: "/api/admin/items" },
  createItem: { method: "POST", path: "/api/admin/items", idempotent: true },
  updateItem: { method: "PUT", path: "/api/admin/items/{id}", idempotent: true },
  listAudit: { method: "GET", path: "/api/admin/audit" },
  listSavedViews: { method: "GET", path: "/api/admin/views" },
  saveView: { method: "POST", path: "/api/admin/views", idempotent: true },
  changeView: { method: "PUT", path: "/api/admin/views/{id}", idempotent: true },
  deleteView: { method: "DELETE", path: "/api/admin/views/{id}", idempotent: true },
  listChats: { method: "GET", path: "/api/chat" },
  listBoards: { method: "GET", path: "/api/kanban" },
  listEvents: { method: "GET", path: "/api/calendar" },
} as const satisfies Record<string, Route>;
