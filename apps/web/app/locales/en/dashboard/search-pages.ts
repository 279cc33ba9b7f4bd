import { defineTexts } from "../../texts.ts";

/** The texts by which the dashboard's search finds pages and actions. */
export const searchPages = defineTexts({
  actionsTitle: "Actions",
  /** Titles of pages that are not in the navigation. */
  titles: {
    odds: "Odds monitor",
    entries: "Entries of a figure",
    categories: "Categories",
    importItems: "Import items",
    newItem: "New item",
    works: "Bulk work",
    cover: "Prize cover",
    flagged: "Flagged orders",
    security: "Security",
  },
  /** Search words for a page besides its title: other names, and tasks done there. */
  words: {
    overview: "sales, figures, revenue, today",
    shipments: "orders, parcels, packing lists, tracking, deliveries",
    catalogue: "items, stock, prices, products",
    boxes: "loot boxes, odds, drops, publish",
    users: "people, customers, accounts, goodwill, lock",
    payments: "refund, chargeback, top-up, provider",
    reconciliation: "reconciliation, compare with the provider, differences",
    quarantine: "captures, late payments, hold",
    ledger: "books, bookings, accounts",
    disputes: "opening, evidence, proof, verify",
    documents: "terms and conditions, privacy policy, PDF, upload",
    cases: "fraud, signals, investigate, notes",
    flagged: "money back, fraud",
    approvals: "requests, four eyes, second person",
    rights: "operators, permissions, roles, team",
    settings: "company, logo, colours, VAT, countries, shipping prices, sell rate, maintenance",
    audit: "history, changes, who did what, revert",
    odds: "evidence, statistics, stray, payout",
    entries: "sum, figure, overview",
    categories: "shop order, sort",
    importItems: "CSV, file, upload",
    newItem: "create, add, product",
    works: "jobs, progress, imports, edits",
    cover: "stock, promised prizes, shortage",
    security: "password, second factor, passkeys, sessions",
  },
  actions: {
    newBox: "New box",
    newCategory: "New category",
    newOperator: "Add an operator",
    deliveries: "Confirm deliveries",
    refund: "Refund a payment",
    openCase: "Open a case about a person",
  },
});
