/**
 * Statuses and their transitions, as tables: the server enforces them, and the browser derives its buttons from them.
 */
export const ROLES = ["User", "Admin"] as const;
export type Role = (typeof ROLES)[number];

export const TIERS = ["Common", "Uncommon", "Rare", "Epic", "Legendary"] as const;
export type Tier = (typeof TIERS)[number];

export const INVENTORY_STATUSES = ["InInventory", "Shipping", "Delivered", "Sold"] as const;
export type InventoryStatus = (typeof INVENTORY_STATUSES)[number];

export const INVENTORY_TRANSITIONS: Record<InventoryStatus, readonly InventoryStatus[]> = {
  InInventory: ["Sold", "Shipping"],
  Shipping: ["InInventory", "Delivered"],
  Delivered: [],
  Sold: [],
};

export const INVENTORY_SOURCES = ["LootBox", "Purchase"] as const;
export type InventorySource = (typeof INVENTORY_SOURCES)[number];

export const ORDER_STATUSES = ["Ordered", "Approved", "Shipping", "Shipped", "Cancelled", "PaymentPending"] as const;
/** The status of a shipment, and of a purchase, which copies the status of its shipment. */
export type OrderStatus = (typeof ORDER_STATUSES)[number];

export const ORDER_ACTORS = ["User", "Admin", "System"] as const;
export type OrderActor = (typeof ORDER_ACTORS)[number];

/** The details that a transition can require. */
export type OrderDetail = "carrier" | "trackingNumber" | "reason";

export type OrderMove = { to: OrderStatus; by: readonly OrderActor[]; requires: readonly OrderDetail[] };

/** The initial statuses of an order: paid from the balance, or waiting for a payment. */
export const ORDER_BEGINNINGS = ["Ordered", "PaymentPending"] as const satisfies readonly OrderStatus[];

/** Confirming the delivery is no transition: the shipment stays Shipped and its inventory items become Delivered. */
export const ORDER_TRANSITIONS: Record<OrderStatus, readonly OrderMove[]> = {
  PaymentPending: [
    { to: "Ordered", by: ["System"], requires: [] },
    { to: "Cancelled", by: ["System", "User"], requires: [] },
  ],
  Ordered: [
    { to: "Approved", by: ["Admin"], requires: [] },
    { to: "Cancelled", by: ["User", "Admin"], requires: [] },
  ],
  Approved: [
    { to: "Shipping", by: ["Admin"], requires: [] },
    { to: "Cancelled", by: ["Admin"], requires: ["reason"] },
  ],
  Shipping: [
    { to: "Shipped", by: ["Admin"], requires: ["carrier", "trackingNumber"] },
    { to: "Cancelled", by: ["Admin"], requires: ["reason"] },
  ],
  Shipped: [],
  Cancelled: [],
};

/** The transitions that the actor may make from this status. */
export function orderMoves(from: OrderStatus, by: OrderActor): readonly OrderMove[] {
  return ORDER_TRANSITIONS[from].filter((move) => move.by.includes(by));
}

/** The refund of a cancelled order: its items go to the inventory, or their price to the balance. */
export const REFUND_KINDS = ["Items", "Balance"] as const;
export type RefundKind = (typeof REFUND_KINDS)[number];

export const SHIPPING_METHODS = ["standard", "express"] as const;
export type ShippingMethod = (typeof SHIPPING_METHODS)[number];

/** The items are sent, or kept in the inventory. */
export const PURCHASE_OPTIONS = ["order", "inventory"] as const;
export type PurchaseOption = (typeof PURCHASE_OPTIONS)[number];

export const PAYMENT_OPTIONS = ["balance", "direct", "guest"] as const;
export type PaymentOption = (typeof PAYMENT_OPTIONS)[number];

export const TRANSACTION_TYPES = ["TopUp", "BoxOpening", "Sale", "ItemPurchase", "Shipping"] as const;
export type TransactionType = (typeof TRANSACTION_TYPES)[number];

export const PAYMENT_STATUSES = ["Pending", "Success", "Failed"] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** Failed → Success happens only when the provider reports a capture after the failure. */
export const PAYMENT_TRANSITIONS: Record<PaymentStatus, readonly PaymentStatus[]> = {
  Pending: ["Success", "Failed"],
  Failed: ["Success"],
  Success: [],
};

export const LOOTBOX_STATUSES = ["Draft", "Active", "Paused", "Archived"] as const;
export type LootboxStatus = (typeof LOOTBOX_STATUSES)[number];

export const LOOTBOX_TRANSITIONS: Record<LootboxStatus, readonly LootboxStatus[]> = {
  Draft: ["Active", "Archived"],
  Active: ["Paused", "Archived"],
  Paused: ["Active", "Archived"],
  Archived: [],
};

/** What a second person has to decide waits, until somebody has. */
export const APPROVAL_STATUSES = ["Waiting", "Approved", "Rejected"] as const;
export type ApprovalStatus = (typeof APPROVAL_STATUSES)[number];

export const SORT_DIRECTIONS = ["Asc", "Desc"] as const;
export const LOOTBOX_SORTS = ["CreatedAtUtc", "Alphabetical", "Price"] as const;
export const ITEM_SORTS = ["MarketPrice", "Name", "CreatedAtUtc"] as const;

/** The lists of notifications; "all" has the archived ones too. */
export const NOTIFICATION_TABS = ["all", "unread", "archived"] as const;
export type NotificationTab = (typeof NOTIFICATION_TABS)[number];
