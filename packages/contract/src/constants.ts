import { add, cents } from "@trove/money";

/** The shop's figures (requirements, section 1). Money is in euro cents. The browser reads them from /api/applicationInfo. */
export const CART_SHIPPING_COST_DEFAULT = cents(500);
export const SHIPMENT_SHIPPING_COST_DEFAULT = cents(1000);
export const EXPRESS_SURCHARGE = cents(700);
/** What each way of shipping costs an order from the cart, and a shipment from the inventory. */
export const SHIPPING_COSTS = {
  cart: { standard: CART_SHIPPING_COST_DEFAULT, express: add(CART_SHIPPING_COST_DEFAULT, EXPRESS_SURCHARGE) },
  shipment: {
    standard: SHIPMENT_SHIPPING_COST_DEFAULT,
    express: add(SHIPMENT_SHIPPING_COST_DEFAULT, EXPRESS_SURCHARGE),
  },
};
export const MAX_OPEN_COUNT = 5;
export const MAX_ADDRESSES = 10;
export const MAX_CART_ITEMS = 50;
export const MAX_SAME_ITEM = 10;
/** Goods that one shipment from the inventory holds. */
export const MAX_SHIPMENT_ITEMS = 20;
export const JWT_TTL_HOURS = 12;
export const PASSWORD_RESET_TTL_MINUTES = 30;
export const TOP_UP_MIN = cents(500);
export const TOP_UP_MAX = cents(100_000);
export const TOP_UP_PRESETS = [1000, 2500, 5000, 10_000, 25_000].map(cents);
/** Share of the market price that a sale back pays; frozen when the item is acquired. */
export const SELL_RATE = 0.9;
export const PAYMENT_TTL_MINUTES = 30;
export const PAGE_SIZE_DEFAULT = 24;
export const PAGE_SIZE_MAX = 100;
export const TX_RANGE_DAYS_DEFAULT = 30;
export const TX_RANGE_DAYS_MAX = 366;
export const IDEMPOTENCY_TTL_HOURS = 24;
/** Tickets of a box's odds table sum to this. */
export const TICKETS_TOTAL = 1_000_000;
export const COPYRIGHT_YEAR = 2024;
