import type { Route } from "./route.ts";

/** The endpoints of the operators' dashboard, which customers' browsers never load. */
export const adminRoutes = {
  listAdminShipments: { method: "GET", path: "/api/admin/shipments" },
  setShipmentStatus: { method: "POST", path: "/api/admin/shipments/{id}/status", idempotent: true },
  confirmDelivery: { method: "POST", path: "/api/admin/shipments/{id}/delivered", idempotent: true },
  listAdminItems: { method: "GET", path: "/api/admin/items" },
  createItem: { method: "POST", path: "/api/admin/items", idempotent: true },
  updateItem: { method: "PUT", path: "/api/admin/items/{id}", idempotent: true },
  listApprovals: { method: "GET", path: "/api/admin/approvals" },
  decideApproval: { method: "POST", path: "/api/admin/approvals/{id}/decision", idempotent: true },
  listAudit: { method: "GET", path: "/api/admin/audit" },
  exportAudit: { method: "GET", path: "/api/admin/audit/export" },
  revertAudit: { method: "POST", path: "/api/admin/audit/{id}/revert", idempotent: true },
  getOperator: { method: "GET", path: "/api/admin/me" },
  listOperators: { method: "GET", path: "/api/admin/rights" },
  appointOperator: { method: "POST", path: "/api/admin/rights", idempotent: true },
  changeRights: { method: "PUT", path: "/api/admin/rights/{id}", idempotent: true },
  listChats: { method: "GET", path: "/api/chat" },
  listBoards: { method: "GET", path: "/api/kanban" },
  listEvents: { method: "GET", path: "/api/calendar" },
} as const satisfies Record<string, Route>;
