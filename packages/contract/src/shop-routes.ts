import type { Route } from "./route.ts";

/** The endpoints that customers' pages and other servers call. */
export const shopRoutes = {
  getApplicationInfo: { method: "GET", path: "/api/applicationInfo" },
  getFileUrl: { method: "GET", path: "/api/files/getUrl" },

  login: { method: "POST", path: "/api/auth/login" },
  register: { method: "POST", path: "/api/auth/register" },
  finishSignIn: { method: "POST", path: "/api/auth/login/factor" },
  beginPasskeySignIn: { method: "POST", path: "/api/auth/login/passkey" },
  exchangeToken: { method: "POST", path: "/api/auth/exchange" },
  logout: { method: "POST", path: "/api/auth/logout" },
  listSessions: { method: "GET", path: "/api/auth/sessions" },
  endOtherSessions: { method: "POST", path: "/api/auth/sessions/endOthers" },
  getFactors: { method: "GET", path: "/api/auth/factors" },
  beginConfirmation: { method: "POST", path: "/api/auth/factors/confirmation/begin" },
  confirmPerson: { method: "POST", path: "/api/auth/factors/confirmation" },
  beginAuthenticator: { method: "POST", path: "/api/auth/factors/authenticator/begin" },
  addAuthenticator: { method: "POST", path: "/api/auth/factors/authenticator" },
  removeAuthenticator: { method: "DELETE", path: "/api/auth/factors/authenticator" },
  beginPasskey: { method: "POST", path: "/api/auth/factors/passkeys/begin" },
  addPasskey: { method: "POST", path: "/api/auth/factors/passkeys" },
  renamePasskey: { method: "PUT", path: "/api/auth/factors/passkeys/{id}" },
  removePasskey: { method: "DELETE", path: "/api/auth/factors/passkeys/{id}" },
  renewRecoveryCodes: { method: "POST", path: "/api/auth/factors/recoveryCodes" },
  forgotPassword: { method: "POST", path: "/api/auth/forgotPassword" },
  resetPassword: { method: "POST", path: "/api/auth/resetPassword" },
  getMe: { method: "GET", path: "/api/auth/me" },
  updateProfile: { method: "PUT", path: "/api/users/profile" },
  changePassword: { method: "POST", path: "/api/users/changePassword" },

  getClosure: { method: "GET", path: "/api/account/closure" },
  changeClosure: { method: "POST", path: "/api/account/closure", idempotent: true },
  complain: { method: "POST", path: "/api/complaints" },
  exportAccount: { method: "POST", path: "/api/account/export" },

  listAddresses: { method: "GET", path: "/api/address" },
  createAddress: { method: "POST", path: "/api/address" },
  updateAddress: { method: "PUT", path: "/api/address" },
  deleteAddress: { method: "DELETE", path: "/api/address/{id}" },

  getLaunch: { method: "GET", path: "/api/launch" },
  signUpForLaunch: { method: "POST", path: "/api/launch/signups" },
  confirmLaunchSignUp: { method: "POST", path: "/api/launch/signups/{token}/confirmation" },
  // A GET of this address is a page. Mails link to it, and mail programs send a POST to the same address.
  endLaunchSignUp: { method: "POST", path: "/opening-soon/end/{token}" },

  listItems: { method: "GET", path: "/api/items" },
  listSimilarItems: { method: "GET", path: "/api/items/similar" },
  getItem: { method: "GET", path: "/api/items/{id}" },
  listCategories: { method: "GET", path: "/api/category" },
  listSuggestions: { method: "GET", path: "/api/suggestions" },
  listWishes: { method: "GET", path: "/api/wishes" },
  listWishIds: { method: "GET", path: "/api/wishes/ids" },
  addWish: { method: "PUT", path: "/api/wishes/{id}" },
  removeWish: { method: "DELETE", path: "/api/wishes/{id}" },

  getProvablyFair: { method: "GET", path: "/api/users/provablyFair" },
  updateClientSeed: { method: "POST", path: "/api/users/updateClientSeed" },
  listBrowserKeys: { method: "GET", path: "/api/users/browserKeys" },
  addBrowserKey: { method: "POST", path: "/api/users/browserKeys" },
  removeBrowserKey: { method: "DELETE", path: "/api/users/browserKeys/{id}" },
  listOpenings: { method: "GET", path: "/api/users/openings" },
  getReceiptMail: { method: "GET", path: "/api/users/receiptMail" },
  setReceiptMail: { method: "PUT", path: "/api/users/receiptMail" },

  listNotifications: { method: "GET", path: "/api/notifications" },
  markNotifications: { method: "POST", path: "/api/notifications" },
  streamEvents: { method: "GET", path: "/api/events" },
  getMailPreferences: { method: "GET", path: "/api/users/mailPreferences" },
  setMailPreferences: { method: "PUT", path: "/api/users/mailPreferences" },
  // A GET of this address is a page. Mails link to it, and mail programs send a POST to the same address.
  unsubscribe: { method: "POST", path: "/unsubscribe/{kind}/{token}" },

  beginBreak: { method: "POST", path: "/api/protection/breaks", idempotent: true },
  reopenAccount: { method: "POST", path: "/api/protection/reopen", idempotent: true },
  answerStop: { method: "POST", path: "/api/protection/stops" },
  listStops: { method: "GET", path: "/api/protection/stops" },

  listPaymentWays: { method: "GET", path: "/api/payments/ways" },
  receivePaymentWebhook: { method: "POST", path: "/api/payments/webhook/{provider}" },

  listInventory: { method: "GET", path: "/api/inventory" },
  sellInventoryItem: { method: "POST", path: "/api/inventory/{id}/sell", idempotent: true },

  getProtection: { method: "GET", path: "/api/protection" },
  setLimit: { method: "PUT", path: "/api/protection/limits", idempotent: true },
  confirmLimit: { method: "POST", path: "/api/protection/limits/{id}/confirm", idempotent: true },
  acknowledgeCheck: { method: "POST", path: "/api/protection/acknowledge", idempotent: true },
  reportPlay: { method: "GET", path: "/api/protection/report" },
  beginIdentity: { method: "POST", path: "/api/identity/begin" },
  getIdentity: { method: "GET", path: "/api/identity" },
  beginIdentityCheck: { method: "POST", path: "/api/identity/check" },
  sendIdentityPicture: { method: "PUT", path: "/api/identity/pictures/{picture}" },
  finishIdentityCheck: { method: "POST", path: "/api/identity/result" },
  withdrawIdentityCheck: { method: "POST", path: "/api/identity/withdraw" },

  getBalance: { method: "GET", path: "/api/balance" },
  topUp: { method: "POST", path: "/api/balance/top-up", idempotent: true },
  validateTopUp: { method: "POST", path: "/api/balance/validate-payment" },
  listTransactions: { method: "GET", path: "/api/balance/transactions" },
  getOwnMoney: { method: "GET", path: "/api/balance/returns" },
  returnOwnMoney: { method: "POST", path: "/api/balance/returns", idempotent: true },
  downloadStatement: { method: "GET", path: "/api/balance/transactions/statement" },

  listLootboxes: { method: "GET", path: "/api/lootboxes" },
  getLootbox: { method: "GET", path: "/api/lootboxes/{id}" },
  listSimilarLootboxes: { method: "GET", path: "/api/lootboxes/{id}/similar" },
  getLootboxVersion: { method: "GET", path: "/api/lootboxes/{id}/versions/{tableVersion}" },
  getLootboxOdds: { method: "GET", path: "/api/lootboxes/{id}/odds/{oddsHash}" },
  offerOpening: { method: "POST", path: "/api/lootboxes/{id}/offer" },
  openLootbox: { method: "POST", path: "/api/lootboxes/{id}/open" },
  listRecentOpenings: { method: "GET", path: "/api/openings/recent" },
  getOpeningName: { method: "GET", path: "/api/users/openingName" },
  setOpeningName: { method: "PUT", path: "/api/users/openingName" },
  getOpeningShare: { method: "GET", path: "/api/users/sharedOpening" },
  shareOpening: { method: "PUT", path: "/api/users/sharedOpening" },
  stopSharingOpening: { method: "DELETE", path: "/api/users/sharedOpening" },
  getSharedOpening: { method: "GET", path: "/api/openings/shared/{token}" },
  getSharedProofs: { method: "GET", path: "/api/openings/shared/{token}/proofs" },
  getOpeningDetail: { method: "GET", path: "/api/lootboxes/openingDetail" },

  listShipments: { method: "GET", path: "/api/shipment" },
  createShipment: { method: "POST", path: "/api/shipment", idempotent: true },
  getShipment: { method: "GET", path: "/api/shipment/{id}" },
  cancelShipment: { method: "POST", path: "/api/shipment/{id}/cancel", idempotent: true },

  buyFromBalance: { method: "POST", path: "/api/purchase/via-balance", idempotent: true },
  buyDirectly: { method: "POST", path: "/api/purchase/via-direct", idempotent: true },
  buyAsGuest: { method: "POST", path: "/api/purchase/as-guest", idempotent: true },
  validatePurchase: { method: "POST", path: "/api/purchase/validate-payment" },
  listPurchases: { method: "GET", path: "/api/purchase" },
  trackOrder: { method: "POST", path: "/api/purchase/track" },
  downloadTrackedInvoice: { method: "POST", path: "/api/purchase/track/invoice" },
  getPurchase: { method: "GET", path: "/api/purchase/{id}" },
  downloadInvoice: { method: "GET", path: "/api/purchase/{id}/invoice" },

  withdraw: { method: "POST", path: "/api/withdrawals", idempotent: true },
  confirmWithdrawal: { method: "POST", path: "/api/withdrawals/confirmation" },
  getReturns: { method: "POST", path: "/api/returns/list" },
  requestReturn: { method: "POST", path: "/api/returns", idempotent: true },
  downloadReturnLabel: { method: "POST", path: "/api/returns/label" },

  getOpenApi: { method: "GET", path: "/api/openapi.json" },
  getLiveness: { method: "GET", path: "/health/live" },
  getReadiness: { method: "GET", path: "/health/ready" },
} as const satisfies Record<string, Route>;

/**
 * Header of requests that a page sends by itself, without an action of the person. They don't keep an Admin's session
 * alive.
 */
export const UNATTENDED_HEADER = "x-unattended";
