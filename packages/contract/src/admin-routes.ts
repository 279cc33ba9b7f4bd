import type { Route } from "./route.ts";

/** The endpoints of the operators' dashboard, which customers' browsers never load. */
export const adminRoutes = {
  listAdminShipments: { method: "GET", path: "/api/admin/shipments" },
  setShipmentStatus: { method: "POST", path: "/api/admin/shipments/{id}/status", idempotent: true },
  confirmDelivery: { method: "POST", path: "/api/admin/shipments/{id}/delivered", idempotent: true },
  listAdminItems: { method: "GET", path: "/api/admin/items" },
  createItem: { method: "POST", path: "/api/admin/items", idempotent: true },
  updateItem: { method: "PUT", path: "/api/admin/items/{id}", idempotent: true },
  listPeople: { method: "GET", path: "/api/admin/users" },
  getPerson: { method: "GET", path: "/api/admin/users/{id}" },
  listPersonInventory: { method: "GET", path: "/api/admin/users/{id}/inventory" },
  listPersonOrders: { method: "GET", path: "/api/admin/users/{id}/orders" },
  listPersonTimeline: { method: "GET", path: "/api/admin/users/{id}/timeline" },
  lockPerson: { method: "POST", path: "/api/admin/users/{id}/lock", idempotent: true },
  endPersonSessions: { method: "POST", path: "/api/admin/users/{id}/sessions/end", idempotent: true },
  mailPersonPassword: { method: "POST", path: "/api/admin/users/{id}/password-mail", idempotent: true },
  notePerson: { method: "POST", path: "/api/admin/users/{id}/notes", idempotent: true },
  creditPerson: { method: "POST", path: "/api/admin/users/{id}/credit", idempotent: true },
  holdShipments: { method: "POST", path: "/api/admin/users/{id}/hold", idempotent: true },
  listAudit: { method: "GET", path: "/api/admin/audit" },
  listChats: { method: "GET", path: "/api/chat" },
  listBoards: { method: "GET", path: "/api/kanban" },
  listEvents: { method: "GET", path: "/api/calendar" },
} as const satisfies Record<string, Route>;
