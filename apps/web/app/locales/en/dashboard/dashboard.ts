import { defineTexts } from "../../texts.ts";
import { plural } from "../grammar.ts";

/** The texts of the dashboard's frame. */
export const dashboard = defineTexts({
  nav: {
    label: "Dashboard",
    open: "Open navigation",
    narrow: "Collapse navigation",
    widen: "Expand navigation",
    newTab: "opens in a new tab",
    overview: "Overview",
    management: "Management",
    status: "Status",
    shipments: "Shipments",
    catalogue: "Catalogue",
    finance: "Finance",
    reconciliation: "Reconciliation",
    quarantine: "Quarantine",
    ledger: "Ledger",
    books: "Books",
    disputes: "Dispute desk",
    documents: "Legal documents",
    boxes: "Boxes",
    cases: "Cases",
    withdrawals: "Withdrawals",
    users: "Users",
    payments: "Payments",
    approvals: "Approvals",
    rights: "Rights",
    settings: "Settings",
    audit: "Audit log",
  },
  header: {
    /**
     * `unread` is the number that the badge shows. The name contains it, so that voice control users can say what they
     * see.
     */
    notifications: (unread: string) => (unread === "" ? "Notifications" : `Notifications, ${unread} unread`),
  },
  search: {
    open: "Search",
    label: "Search the dashboard",
    placeholder: "Search…",
    shortcut: (key: string) => `${key} K`,
    escape: "Esc",
    empty: "Please enter keywords",
    missing: "Not found",
    missingHelp: (query: string) => `No results for "${query}". Try checking for typos or using complete words.`,
    results: "Results",
    recent: "Recent",
    actions: "On this page",
    pages: "Pages",
    exact: "Exact match",
    things: "In the shop",
    kinds: {
      order: "Order",
      shipment: "Shipment",
      person: "Person",
      item: "Item",
      box: "Box",
      payment: "Payment",
      case: "Case",
    },
    searching: "Searching the shop…",
    failed: "The shop search failed.",
    retry: "Try again",
    found: (count: number) => plural(count, { one: "# result", other: "# results" }),
  },
  workspaces: {
    label: "Workspace",
    team: (number: number) => `Team ${number}`,
    plans: { Free: "Free", Pro: "Pro" },
  },
  settings: {
    compact: "Compact",
    compactHint: "Dashboard only, on windows 1600 px or wider",
    layout: "Navigation",
    layouts: { vertical: "Vertical", horizontal: "Horizontal", mini: "Mini" },
    colour: "Navigation colour",
    colours: { integrate: "Integrate", apparent: "Apparent" },
  },
  panels: { one: "One", two: "Two", three: "Three", four: "Four", five: "Five", six: "Six" },
});
