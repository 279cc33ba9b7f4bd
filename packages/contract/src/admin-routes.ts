import type { Route } from "./route.ts";

/** The endpoints of the operators' dashboard, which customers' browsers never load. */
export const adminRoutes = {
  listAdminShipments: { method: "GET", path: "/api/admin/shipments" },
  setShipmentStatus: { method: "POST", path: "/api/admin/shipments/{id}/status", idempotent: true },
  confirmDelivery: { method: "POST", path: "/api/admin/shipments/{id}/delivered", idempotent: true },
  listAdminCategories: { method: "GET", path: "/api/admin/categories" },
  createCategory: { method: "POST", path: "/api/admin/categories", idempotent: true },
  updateCategory: { method: "PUT", path: "/api/admin/categories/{id}", idempotent: true },
  moveCategory: { method: "POST", path: "/api/admin/categories/{id}/place", idempotent: true },
  listAdminItems: { method: "GET", path: "/api/admin/items" },
  createItem: { method: "POST", path: "/api/admin/items", idempotent: true },
  getAdminItem: { method: "GET", path: "/api/admin/items/{id}" },
  updateItem: { method: "PUT", path: "/api/admin/items/{id}", idempotent: true },
  previewItem: { method: "GET", path: "/api/admin/items/{id}/preview" },
  listStock: { method: "GET", path: "/api/admin/items/{id}/stock" },
  changeStock: { method: "POST", path: "/api/admin/items/{id}/stock", idempotent: true },
  uploadPicture: { method: "POST", path: "/api/admin/pictures", idempotent: true },
  listAudit: { method: "GET", path: "/api/admin/audit" },
  listChats: { method: "GET", path: "/api/chat" },
  listBoards: { method: "GET", path: "/api/kanban" },
  listEvents: { method: "GET", path: "/api/calendar" },
} as const satisfies Record<string, Route>;
