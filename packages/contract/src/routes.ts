/**
 * Method and path of every endpoint, as plain data without schemas: a browser needs nothing else to make a call.
 * `{name}` in a path is a parameter. `idempotent` endpoints take an Idempotency-Key header (a UUID).
 */
export type Route = { method: "GET" | "POST" | "PUT" | "DELETE"; path: string; idempotent?: true };

export const routes = {
  getApplicationInfo: { method: "GET", path: "/api/applicationInfo" },
  getFileUrl: { method: "GET", path: "/api/files/getUrl" },

  login: { method: "POST", path: "/api/auth/login" },
  register: { method: "POST", path: "/api/auth/register" },
  logout: { method: "POST", path: "/api/auth/logout" },
  forgotPassword: { method: "POST", path: "/api/auth/forgotPassword" },
  resetPassword: { method: "POST", path: "/api/auth/resetPassword" },
  getMe: { method: "GET", path: "/api/auth/me" },
  updateProfile: { method: "PUT", path: "/api/users/profile" },
  changePassword: { method: "POST", path: "/api/users/changePassword" },

  listAddresses: { method: "GET", path: "/api/address" },
  createAddress: { method: "POST", path: "/api/address" },
  updateAddress: { method: "PUT", path: "/api/address" },
  deleteAddress: { method: "DELETE", path: "/api/address/{id}" },

  listItems: { method: "GET", path: "/api/items" },
  getItem: { method: "GET", path: "/api/items/{id}" },
  listCategories: { method: "GET", path: "/api/category" },

  getProvablyFair: { method: "GET", path: "/api/users/provablyFair" },
  updateClientSeed: { method: "POST", path: "/api/users/updateClientSeed" },
  listBrowserKeys: { method: "GET", path: "/api/users/browserKeys" },
  addBrowserKey: { method: "POST", path: "/api/users/browserKeys" },
  removeBrowserKey: { method: "DELETE", path: "/api/users/browserKeys/{id}" },
  listOpenings: { method: "GET", path: "/api/users/openings" },
  getReceiptMail: { method: "GET", path: "/api/users/receiptMail" },
  setReceiptMail: { method: "PUT", path: "/api/users/receiptMail" },

  receivePaymentWebhook: { method: "POST", path: "/api/payments/webhook/{provider}" },

  listInventory: { method: "GET", path: "/api/inventory" },
  sellInventoryItem: { method: "POST", path: "/api/inventory/{id}/sell", idempotent: true },

  getBalance: { method: "GET", path: "/api/balance" },
  topUp: { method: "POST", path: "/api/balance/top-up", idempotent: true },
  validateTopUp: { method: "POST", path: "/api/balance/validate-payment" },
  listTransactions: { method: "GET", path: "/api/balance/transactions" },
  downloadStatement: { method: "GET", path: "/api/balance/transactions/statement" },

  listLootboxes: { method: "GET", path: "/api/lootboxes" },
  getLootbox: { method: "GET", path: "/api/lootboxes/{id}" },
  getLootboxVersion: { method: "GET", path: "/api/lootboxes/{id}/versions/{tableVersion}" },
  getLootboxOdds: { method: "GET", path: "/api/lootboxes/{id}/odds/{oddsHash}" },
  offerOpening: { method: "POST", path: "/api/lootboxes/{id}/offer" },
  openLootbox: { method: "POST", path: "/api/lootboxes/{id}/open" },
  getOpeningDetail: { method: "GET", path: "/api/lootboxes/openingDetail" },

  listShipments: { method: "GET", path: "/api/shipment" },
  createShipment: { method: "POST", path: "/api/shipment", idempotent: true },
  getShipment: { method: "GET", path: "/api/shipment/{id}" },
  cancelShipment: { method: "POST", path: "/api/shipment/{id}/cancel", idempotent: true },

  listAdminShipments: { method: "GET", path: "/api/admin/shipments" },
  setShipmentStatus: { method: "POST", path: "/api/admin/shipments/{id}/status", idempotent: true },
  confirmDelivery: { method: "POST", path: "/api/admin/shipments/{id}/delivered", idempotent: true },
  listAdminItems: { method: "GET", path: "/api/admin/items" },
  createItem: { method: "POST", path: "/api/admin/items", idempotent: true },
  updateItem: { method: "PUT", path: "/api/admin/items/{id}", idempotent: true },
  listAudit: { method: "GET", path: "/api/admin/audit" },
  listChats: { method: "GET", path: "/api/chat" },
  listBoards: { method: "GET", path: "/api/kanban" },
  listEvents: { method: "GET", path: "/api/calendar" },

  buyFromBalance: { method: "POST", path: "/api/purchase/via-balance", idempotent: true },
  buyDirectly: { method: "POST", path: "/api/purchase/via-direct", idempotent: true },
  buyAsGuest: { method: "POST", path: "/api/purchase/as-guest", idempotent: true },
  validatePurchase: { method: "POST", path: "/api/purchase/validate-payment" },
  listPurchases: { method: "GET", path: "/api/purchase" },
  getPurchase: { method: "GET", path: "/api/purchase/{id}" },

  getOpenApi: { method: "GET", path: "/api/openapi.json" },
  getLiveness: { method: "GET", path: "/health/live" },
  getReadiness: { method: "GET", path: "/health/ready" },
} as const satisfies Record<string, Route>;

export type EndpointName = keyof typeof routes;
