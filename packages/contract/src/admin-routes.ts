import type { Route } from "./route.ts";

/** The endpoints of the operators' dashboard, which customers' browsers never load. */
export const adminRoutes = {
  listAdminShipments: { method: "GET", path: "/api/admin/shipments" },
  setShipmentStatus: { method: "POST", path: "/api/admin/shipments/{id}/status", idempotent: true },
  confirmDelivery: { method: "POST", path: "/api/admin/shipments/{id}/delivered", idempotent: true },
  listAdminItems: { method: "GET", path: "/api/admin/items" },
  createItem: { method: "POST", path: "/api/admin/items", idempotent: true },
  updateItem: { method: "PUT", path: "/api/admin/items/{id}", idempotent: true },
  listAdminLootboxes: { method: "GET", path: "/api/admin/lootboxes" },
  createLootbox: { method: "POST", path: "/api/admin/lootboxes", idempotent: true },
  getAdminLootbox: { method: "GET", path: "/api/admin/lootboxes/{id}" },
  updateLootbox: { method: "PUT", path: "/api/admin/lootboxes/{id}", idempotent: true },
  rehearseLootbox: { method: "GET", path: "/api/admin/lootboxes/{id}/rehearsal" },
  getPrizeCover: { method: "GET", path: "/api/admin/prize-cover" },
  setLootboxStatus: { method: "POST", path: "/api/admin/lootboxes/{id}/status", idempotent: true },
  listLootboxVersions: { method: "GET", path: "/api/admin/lootboxes/{id}/versions" },
  publishLootboxVersion: { method: "POST", path: "/api/admin/lootboxes/{id}/versions", idempotent: true },
  listAudit: { method: "GET", path: "/api/admin/audit" },
  listChats: { method: "GET", path: "/api/chat" },
  listBoards: { method: "GET", path: "/api/kanban" },
  listEvents: { method: "GET", path: "/api/calendar" },
} as const satisfies Record<string, Route>;
