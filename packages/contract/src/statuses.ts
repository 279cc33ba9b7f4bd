/**
 * Statuses and their allowed transitions. The server enforces the transitions; the browser derives its buttons from
 * them.
 */
export const INVENTORY_STATUSES = ["InInventory", "Shipping", "Delivered", "Sold", "Returned"] as const;
export type InventoryStatus = (typeof INVENTORY_STATUSES)[number];

export const INVENTORY_TRANSITIONS: Record<InventoryStatus, readonly InventoryStatus[]> = {
  InInventory: ["Sold", "Shipping", "Returned"],
  Shipping: ["InInventory", "Delivered", "Returned"],
  Delivered: ["Returned"],
  Sold: [],
  Returned: [],
};

export const INVENTORY_SOURCES = ["LootBox", "Purchase"] as const;
export type InventorySource = (typeof INVENTORY_SOURCES)[number];

export const ORDER_STATUSES = ["Ordered", "Approved", "Shipping", "Shipped", "Cancelled", "PaymentPending"] as const;
/** The status of a shipment or a purchase. A purchase copies the status of its shipment. */
export type OrderStatus = (typeof ORDER_STATUSES)[number];

export const ORDER_ACTORS = ["User", "Admin", "System"] as const;
export type OrderActor = (typeof ORDER_ACTORS)[number];

/** The details that a transition can require. */
export type OrderDetail = "carrier" | "trackingNumber" | "reason";

export type OrderMove = { to: OrderStatus; by: readonly OrderActor[]; requires: readonly OrderDetail[] };

/** The initial statuses of an order: paid from the balance, or waiting for a payment. */
export const ORDER_BEGINNINGS = ["Ordered", "PaymentPending"] as const satisfies readonly OrderStatus[];

/**
 * Confirming a delivery changes no status here: the shipment stays Shipped, and its inventory items become Delivered.
 */
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

/** Statuses of paid orders in which an operator has to act. */
export const ORDERS_TO_DO = ["Ordered", "Approved", "Shipping"] as const satisfies readonly OrderStatus[];

/** The transitions that the actor may make from this status. */
export function orderMoves(from: OrderStatus, by: OrderActor): readonly OrderMove[] {
  return ORDER_TRANSITIONS[from].filter((move) => move.by.includes(by));
}

/** Reasons for an operator to check an order: a late payment, or a refund or chargeback of an order that was kept. */
export const ORDER_FLAGS = ["LatePayment", "Chargeback", "Refund"] as const;
export type OrderFlag = (typeof ORDER_FLAGS)[number];

/** The refund of a cancelled order: its items to the inventory, or its price to the balance. */
export const REFUND_KINDS = ["Items", "Balance"] as const;
export type RefundKind = (typeof REFUND_KINDS)[number];

export const SHIPPING_METHODS = ["standard", "express"] as const;
export type ShippingMethod = (typeof SHIPPING_METHODS)[number];

/** `order`: the items are sent. `inventory`: they are kept in the inventory. */
export const PURCHASE_OPTIONS = ["order", "inventory"] as const;
export type PurchaseOption = (typeof PURCHASE_OPTIONS)[number];

/** Documents of paid orders: an invoice, and one credit note for each refund. */
export const INVOICE_KINDS = ["Invoice", "CreditNote"] as const;
export type InvoiceKind = (typeof INVOICE_KINDS)[number];

export const PAYMENT_OPTIONS = ["balance", "direct", "guest"] as const;
export type PaymentOption = (typeof PAYMENT_OPTIONS)[number];

/**
 * How far money is on its way back to a card: asked for, taken by the provider, reported as returned, come back after
 * that, or refused. Money that came back or was refused is in the balance again.
 */
export const RETURN_STATES = ["Requested", "Sent", "Arrived", "CameBack", "Refused"] as const;
export type ReturnState = (typeof RETURN_STATES)[number];

/** The purposes of payments. */
export const PAYMENT_PURPOSES = ["TopUp", "Purchase", "Gift"] as const;
export type PaymentPurpose = (typeof PAYMENT_PURPOSES)[number];

/** Reasons for an operator to check a payment; docs/ledger.md explains each. */
export const PAYMENT_WARNINGS = ["Chargeback", "LatePayment", "Quarantine", "Refund"] as const;
export type PaymentWarning = (typeof PAYMENT_WARNINGS)[number];

/** The ways in which a payment in the ledger can differ from the provider's records. */
export const PAYMENT_DIFFERENCES = [
  "UnknownToShop",
  "UnknownToProvider",
  "NotSettled",
  "NotCaptured",
  "Amount",
  "Refunded",
  "ChargedBack",
] as const;
export type PaymentDifference = (typeof PAYMENT_DIFFERENCES)[number];

/** The ledger accounts of the shop itself; see docs/ledger.md. */
export const HOUSE_ACCOUNTS = [
  "house:boxes",
  "house:box-margin",
  "house:items",
  "house:shipping",
  "house:buyback",
  "house:goodwill",
  "house:gifts",
  "house:quarantine",
  "house:chargebacks",
  "house:refunds",
  "house:payouts",
] as const;

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

/** The statuses of an approval. It waits until it is decided, withdrawn by the operator who asked, or expired. */
export const APPROVAL_STATUSES = ["Waiting", "Approved", "Rejected", "Withdrawn", "Expired"] as const;
export type ApprovalStatus = (typeof APPROVAL_STATUSES)[number];

/** The reasons for a change of an item's stock: see the table stock_entries. */
export const STOCK_ENTRY_KINDS = ["Opening", "Operator", "Order", "Return"] as const;
export type StockEntryKind = (typeof STOCK_ENTRY_KINDS)[number];

export const SORT_DIRECTIONS = ["Asc", "Desc"] as const;
export const SHIPMENT_SORTS = ["CreatedAtUtc"] as const;
export const LOOTBOX_SORTS = ["CreatedAtUtc", "Alphabetical", "Price"] as const;
/** A reduction that was taken back before it began is Cancelled. */
export const REDUCTION_STATES = ["Planned", "Running", "Ended", "Cancelled"] as const;
export type ReductionState = (typeof REDUCTION_STATES)[number];
export const ITEM_SORTS = ["MarketPrice", "Name", "CreatedAtUtc"] as const;
/**
 * The sort orders for customers. `Featured` begins with the best matches that are in stock and in demand, `WinChance`
 * counts the tickets that win something wanted, or else something that is worth more than the box costs.
 */
export const SHOP_LOOTBOX_SORTS = [...LOOTBOX_SORTS, "Featured", "WinChance"] as const;
export const SHOP_ITEM_SORTS = [...ITEM_SORTS, "Featured"] as const;

/** The filters of a person's timeline. */
export const TIMELINE_TOPICS = ["Money", "Openings", "Orders", "Sessions", "Notes", "Acts"] as const;
export type TimelineTopic = (typeof TIMELINE_TOPICS)[number];

export const CASE_STATUSES = ["Open", "InReview", "Closed"] as const;
export type CaseStatus = (typeof CASE_STATUSES)[number];

/** Taking a case makes the operator its assignee. Closing needs an outcome and a reason, reopening a reason. */
export const CASE_TRANSITIONS: Record<CaseStatus, readonly CaseStatus[]> = {
  Open: ["InReview", "Closed"],
  InReview: ["Open", "Closed"],
  Closed: ["InReview"],
};

/**
 * `Upheld` ends a dispute for the customer, `Rejected` for the shop. `Protected` ends a case after a step that protects
 * the person, `NoConcern` without one.
 */
export const CASE_OUTCOMES = ["Fraud", "NoFraud", "Upheld", "Rejected", "Unclear", "Protected", "NoConcern"] as const;
export type CaseOutcome = (typeof CASE_OUTCOMES)[number];

/**
 * Kinds of signals. Operators add disputes, the shop the others:
 * - a withdrawal that fits no order, or whose refund is due soon
 * - an identity that waits for a decision, or that two accounts have proven
 */
export const SIGNAL_KINDS = [
  "SharedAddress",
  "ManyAccounts",
  "FastShipping",
  "Chargeback",
  "Dispute",
  "SharedExclusion",
  "RisingSpend",
  "NightPlay",
  "RaiseAfterLoss",
  "ReturnedTopUps",
  "Withdrawal",
  "IdentityCheck",
  "SharedIdentity",
  "OddPayout",
] as const;
export type SignalKind = (typeof SIGNAL_KINDS)[number];
/**
 * The signals that somebody may be harmed by playing: spending far more, at night, or more after a loss, or topping up
 * and sending the money back.
 */
export const HARM_MARKERS = [
  "RisingSpend",
  "NightPlay",
  "RaiseAfterLoss",
  "ReturnedTopUps",
] as const satisfies readonly SignalKind[];
export type HarmMarker = (typeof HARM_MARKERS)[number];

/** The reasons of cases: signals, and complaints, which people write. */
export const CASE_KINDS = [...SIGNAL_KINDS, "Complaint"] as const;
export type CaseKind = (typeof CASE_KINDS)[number];

/** The public verifier's verdicts, from best to worst: see packages/fairness/src/judge/verdict.ts. */
export const VERDICTS = ["Verified", "Unlogged", "Recomputed", "Contested", "Unknown", "Breach"] as const;

/** The parts in which a person's evidence can differ from the shop's data. */
export const DISPUTE_PARTS = ["Ending", "Record", "Offer", "ClientSeed", "BrowserKeys"] as const;
export type DisputePart = (typeof DISPUTE_PARTS)[number];

/** An operator's activity in a record that is open in the dashboard. */
export const PRESENCES = ["editing", "looking"] as const;
export type Presence = (typeof PRESENCES)[number];

/** The kinds of records that operators can have open. */
export const RECORD_KINDS = ["item", "lootbox", "category", "shipment", "person", "case", "payment"] as const;
export type RecordKind = (typeof RECORD_KINDS)[number];

/** The lists of notifications. `all` includes archived ones. */
export const NOTIFICATION_TABS = ["all", "unread", "archived"] as const;
export type NotificationTab = (typeof NOTIFICATION_TABS)[number];

/** The kinds of notifications that customers get. All others are for operators. */
export const CUSTOMER_NOTIFICATIONS = [
  "orderPaid",
  "orderPaidLate",
  "orderUnpaid",
  "shipmentMoved",
  "toppedUp",
  "topUpFailed",
  "refunded",
  "refundCameBack",
  "payoutEnded",
  "credited",
  "bigWin",
  "priceFell",
  "backInStock",
  "identityDecided",
] as const;

/** The mails that a person can switch on and off, with the default of each. All others are always sent. */
export const MAIL_PREFERENCES = {
  openingsOfDay: true,
  shipmentSent: true,
  wishNews: false,
} as const satisfies Record<string, boolean>;
export type MailPreference = keyof typeof MAIL_PREFERENCES;

/** The statuses of which a shipment's owner is notified, unless the owner caused the change. */
export const TOLD_STEPS = ["Approved", "Shipping", "Shipped", "Delivered", "Cancelled"] as const;

/**
 * The statuses to which many shipments can be moved at once. Shipped is missing, because each shipment has its own
 * tracking number.
 */
export const BULK_MOVES = ["Approved", "Shipping", "Cancelled"] as const satisfies readonly OrderStatus[];
export type BulkMove = (typeof BULK_MOVES)[number];

export * from "./texts/work-statuses.ts";
export * from "./texts/change-fields.ts";
