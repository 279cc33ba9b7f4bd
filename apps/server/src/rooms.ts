/**
 * The server's rooms from left to right. A room may use the doors of the rooms to its left. A folder `operators` inside
 * a room is a room of its own, and may use every room of the customers.
 */
export const rooms = [
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
  "suggestions",
  "shipments",
  "purchases",
  "public-log",
  "operators",
  "overview",
  "people",
  "cases",
  "files/operators",
  "items/operators",
  "payments/operators",
  "lootboxes/operators",
  "shipments/operators",
  "fairness/operators",
  "search",
];
