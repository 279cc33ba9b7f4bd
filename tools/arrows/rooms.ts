import { rooms } from "../../apps/server/src/rooms.ts";

export const serverRooms = rooms;

/**
 * The rooms of the web: those of the server, before them the rooms for error pages and questions, and last the
 * checkout.
 */
export const webRooms = ["status", "faq", ...serverRooms, "checkout"];

/**
 * The possible owners of tables and SQL functions, in order: the folders below the rooms, all rooms, the separate
 * gateway, and the providers.
 */
export const sqlRooms = ["database", "command", ...serverRooms, "sandbox-gateway", "payment-providers"];

/** The rooms whose tables a room's queries may read besides its own. All of them are to the left of the room. */
export const readArrows: Record<string, readonly string[]> = {
  // The lengths of all queues and the ages of backups, which Prometheus asks for.
  metrics: [
    "database",
    "auth",
    "mail",
    "ledger",
    "lootboxes",
    "payments",
    "operators",
    "cases",
    "public-log",
    "reviews",
  ],
  items: ["auth"],
  fairness: ["auth"],
  inventory: ["items"],
  protection: ["auth", "ledger"],
  balance: ["ledger", "payments"],
  lootboxes: ["auth", "items", "fairness", "ledger", "inventory"],
  purchases: ["auth", "ledger", "payments", "inventory", "shipments"],
  promotions: ["items"],
  withdrawals: ["auth", "items", "payments", "lootboxes", "shipments", "purchases", "inventory"],
  "withdrawals/operators": ["auth", "shipments", "purchases", "withdrawals"],
  reviews: ["auth", "items", "inventory"],
  "gifts/operators": ["gifts"],
  "promotions/operators": ["promotions", "purchases"],
  "payouts/operators": ["auth", "payouts"],
  "reviews/operators": ["auth", "items", "inventory", "reviews"],
  "public-log": ["lootboxes"],
  operators: ["auth", "items", "payments", "shipments"],
  "settings/operators": ["settings", "operators"],
  "payments/operators": ["auth", "ledger", "shipments", "purchases", "gifts"],
  "lootboxes/operators": ["inventory", "items", "shipments", "overview"],
  "protection/operators": ["protection", "cases"],
  "shipments/operators": ["auth", "ledger", "purchases"],
  people: [
    "auth",
    "addresses",
    "items",
    "ledger",
    "protection",
    "payments",
    "inventory",
    "lootboxes",
    "shipments",
    "purchases",
  ],
  cases: [
    "auth",
    "gifts",
    "notifications",
    "addresses",
    "items",
    "ledger",
    "payments",
    "payouts",
    "inventory",
    "lootboxes",
    "shipments",
    "purchases",
  ],
  "fairness/operators": ["auth", "ledger", "lootboxes", "shipments", "purchases", "inventory", "cases", "operators"],
  books: ["ledger", "payments", "purchases", "overview"],
  overview: [
    "auth",
    "mail",
    "addresses",
    "items",
    "ledger",
    "payments",
    "inventory",
    "lootboxes",
    "shipments",
    "purchases",
  ],
  "launch/operators": ["auth", "files", "mail", "items", "payments", "lootboxes"],
  // The file of everything that the shop has stored about a person.
  account: [
    "command",
    "mail",
    "auth",
    "notifications",
    "addresses",
    "launch",
    "items",
    "fairness",
    "ledger",
    "protection",
    "payments",
    "inventory",
    "payouts",
    "lootboxes",
    "shipments",
    "promotions",
    "purchases",
    "operators",
    "people",
    "cases",
    "withdrawals",
  ],
  search: ["auth", "items", "lootboxes", "shipments", "purchases", "payments", "cases"],
};

/** The folders that each folder below the server's rooms may import. */
export const groundArrows: Record<string, readonly string[]> = {
  "embedded-postgres": [],
  database: [],
  command: ["database"],
  http: ["database", "command"],
  "payment-providers": ["database", "command"],
  "identity-checks": [],
};

/** The workspaces that each workspace may import. No workspace of the shop imports tools, bench or e2e. */
export const workspaceArrows: Record<string, readonly string[]> = {
  money: [],
  fairness: ["money"],
  contract: ["money", "fairness"],
  lootboxes: ["money", "contract", "fairness"],
  demo: ["money", "contract", "fairness"],
  mirror: ["fairness"],
  server: ["money", "contract", "fairness", "lootboxes", "demo"],
  web: ["money", "contract", "fairness", "lootboxes"],
};
