/** The rooms of the server from left to right: a room may know those to its left, by their doors. */
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
