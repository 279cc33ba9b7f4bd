import { add, cents } from "@trove/money";

/**
 * The shop's constants (requirements, section 1). Money is in euro cents. Browsers read them from /api/applicationInfo.
 */
export const CART_SHIPPING_COST_DEFAULT = cents(500);
export const SHIPMENT_SHIPPING_COST_DEFAULT = cents(1000);
export const EXPRESS_SURCHARGE = cents(700);
/** Shipping costs of an order from the cart, and of a shipment from the inventory, by shipping method. */
export const SHIPPING_COSTS = {
  cart: { standard: CART_SHIPPING_COST_DEFAULT, express: add(CART_SHIPPING_COST_DEFAULT, EXPRESS_SURCHARGE) },
  shipment: {
    standard: SHIPMENT_SHIPPING_COST_DEFAULT,
    express: add(SHIPMENT_SHIPPING_COST_DEFAULT, EXPRESS_SURCHARGE),
  },
};
export const MAX_OPEN_COUNT = 5;
export const MAX_ADDRESSES = 10;
/** Maximum number of browsers that may open boxes for one account. */
export const MAX_BROWSER_KEYS = 20;
/** Maximum number of days of a reduction, and of one of an item that an open box holds. */
export const REDUCTION_MAX_DAYS = 366;
export const REDUCTION_MAX_DAYS_BOXED = 30;
/** Maximum percentage of a reduction, and of what its price is below the lowest one before. */
export const REDUCTION_MAX_PERCENT = 90;
/** Maximum number of items on a wishlist. */
export const MAX_WISHES = 200;
export const MAX_CART_ITEMS = 50;
export const MAX_SAME_ITEM = 10;
/** Maximum number of a person's orders that wait for their payment at the same time. */
export const MAX_UNPAID_ORDERS = 5;
/** Maximum number of inventory items in one shipment. */
export const MAX_SHIPMENT_ITEMS = 20;
export const JWT_TTL_HOURS = 12;
export const PASSWORD_RESET_TTL_MINUTES = 30;
export const TOP_UP_MIN = cents(500);
export const TOP_UP_MAX = cents(100_000);
/** The least that a person sends back to cards at a time, unless it is all of it: providers charge for refunds. */
export const RETURN_LEAST = cents(100);
/** The least that is paid out at a time: an operator looks at each payout. */
export const PAYOUT_LEAST = cents(100);
export const TOP_UP_PRESETS = [1000, 2500, 5000, 10_000, 25_000].map(cents);
/** The share of the market price that selling back pays. The sell price is frozen when the item is acquired. */
export const SELL_RATE = 0.9;
export const PAYMENT_TTL_MINUTES = 30;
export const PAGE_SIZE_DEFAULT = 24;
export const PAGE_SIZE_MAX = 100;
/**
 * Maximum that operators' lists count; beyond it they show "1,000+". Counting to 10,000 would take longer than the rest
 * of the list's query, on every page.
 */
export const COUNT_MAX = 1000;
export const TX_RANGE_DAYS_DEFAULT = 30;
export const TX_RANGE_DAYS_MAX = 366;
/** Maximum number of transactions in the list, which has the newest ones. The statement has all. */
export const TX_LIST_MAX = 1000;
export const IDEMPOTENCY_TTL_HOURS = 24;
/** The number of tickets in every box. */
export const TICKETS_TOTAL = 1_000_000;
/** Days until new stock arrives, unless an operator states another number. */
export const LEAD_DAYS = 14;
/** Types and maximum size of pictures that operators may upload. */
export const PICTURE_TYPES = ["image/jpeg", "image/png", "image/webp"] as const;
export const PICTURE_MAX_BYTES = 3 * 1024 * 1024;
/** Maximum size of a file of proofs for a dispute, and maximum number of openings in a dispute. */
export const EVIDENCE_MAX_BYTES = 2 * 1024 * 1024;
export const DISPUTE_OPENINGS_MAX = 50;
/** The shop's legal documents, and the maximum size of such a file. */
export const LEGAL_FILES = ["terms_of_service.pdf", "privacy_policy.pdf", "legal_guarantee.pdf"] as const;
export type LegalFile = (typeof LEGAL_FILES)[number];
export const LEGAL_MAX_BYTES = 5 * 1024 * 1024;

/** Bounds of an item's market price and stock. */
export const MARKET_PRICE_MIN = cents(10);
export const MARKET_PRICE_MAX = cents(5_000_000);
export const STOCK_MAX = 1_000_000;
/** The heaviest item, in grams. */
export const WEIGHT_MAX_GRAMS = 1_000_000;
/** The weight that counts for an item that states none, in grams, in a shop that has changed nothing. */
export const ASSUMED_GRAMS = 500;
/** Types of files of items that operators may import. */
export const ITEM_FILE_TYPES = ["text/csv", "application/zip"] as const;
export const ITEM_FILE_MAX_BYTES = 4 * 1024 * 1024;
/** Maximum size of a file of bank statements. */
export const BANK_FILE_MAX_BYTES = 4 * 1024 * 1024;
/** Maximum size of a zip file with a CSV file of items and their pictures, and maximum number of these pictures. */
export const ITEM_ZIP_MAX_BYTES = 40 * 1024 * 1024;
export const ITEM_ZIP_PICTURES_MAX = 200;
/** Maximum number of rows of one import, or of one change of many items. */
export const WORK_ROWS_MAX = 10_000;

/** The needs of a shop before it opens, in the order in which its owner sees to them. */
export const LAUNCH_STEPS = [
  "mail",
  "payments",
  "documents",
  "guarantee",
  "secondAdmin",
  "backup",
  "category",
  "item",
  "safety",
  "box",
  "market",
  "identity",
  "testOrder",
] as const;
export type LaunchStep = (typeof LAUNCH_STEPS)[number];
/** Days in which a complaint is answered, unless an operator has set another number. */
export const COMPLAINT_DAYS = 14;
export const COPYRIGHT_YEAR = 2024;
/**
 * The figures of the operators' overview; each is a sum of ledger entries.
 * - `sales`: the sum of `boxSales`, `itemSales` and `shippingSales`
 * - `won`: the market value of the wins in `boxSales`
 * - `refunds`: orders that were paid back
 * - `returns`: other money that went back to cards
 * - `wallets`: all money that entered wallets, less all that left them
 */
export const OVERVIEW_FIGURES = [
  "sales",
  "boxSales",
  "itemSales",
  "shippingSales",
  "won",
  "topUps",
  "sellBacks",
  "refunds",
  "returns",
  "goodwill",
  "wallets",
] as const;
export type OverviewFigure = (typeof OVERVIEW_FIGURES)[number];

/** The lengths of the overview's periods, in days of the shop. */
export const OVERVIEW_DAYS = ["1", "7", "30", "90"] as const;
export type OverviewDays = (typeof OVERVIEW_DAYS)[number];

/** Highest stock, in pieces, that counts as low, unless an operator has set another one for the item. */
export const LOW_STOCK = 5;

/** Minimum number of letters for which the dashboard's search queries the database: a trigram index needs three. */
export const SEARCH_LETTERS = 3;
/** The kinds of things that the dashboard's search finds, in the order in which it shows them. */
export const THING_KINDS = ["order", "shipment", "person", "item", "box", "payment", "case"] as const;
export type ThingKind = (typeof THING_KINDS)[number];

/**
 * Maximum number of similar items and boxes. It is twice what a page shows, because the page leaves out items that are
 * in the cart.
 */
export const MOST_SIMILAR_ITEMS = 8;
export const MOST_SIMILAR_BOXES = 4;

/** Number of public openings that the shop keeps per box. */
export const MOST_RECENT_OPENINGS = 20;
