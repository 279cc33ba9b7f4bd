/** The rooms of the server from left to right: a room may know those to its left, by their doors. */
export const serverRooms = [
  "application-info",
  "files",
  "mail",
  "auth",
  "notifications",
  "addresses",
  "items",
  "fairness",
  "ledger",
  "payments",
  "inventory",
  "balance",
  "lootboxes",
  "shipments",
  "purchases",
  "admin",
];

/** The web has the same, the pages for errors and questions before all, the steps of an order after all. */
export const webRooms = ["status", "faq", ...serverRooms, "checkout"];

/** What SQL may belong to: what lies under every room comes first, what stands apart last. */
export const sqlRooms = ["database", "http", ...serverRooms, "sandbox-gateway"];

/** What each workspace may import of the others. The shop knows nothing of tools, bench and e2e. */
export const workspaceArrows: Record<string, readonly string[]> = {
  money: [],
  fairness: ["money"],
  contract: ["money", "fairness"],
  demo: ["money", "contract", "fairness"],
  server: ["money", "contract", "fairness", "demo"],
  web: ["money", "contract", "fairness"],
};
