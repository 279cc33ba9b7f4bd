/** The rooms of the server from left to right. A room may use the doors of the rooms to its left. */
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
  "shipments",
  "purchases",
  "admin",
];
