import type { Permission } from "@trove/contract/permissions";
import type { dashboard } from "../../../locales/en/dashboard/dashboard.ts";
import type { searchPages } from "../../../locales/en/dashboard/search-pages.ts";
import type { Translated } from "../../../locales/texts.ts";

/** All texts of the dashboard's search. */
export type SearchTexts = Translated<typeof dashboard> & { pages: Translated<typeof searchPages> };

export type FoundPage = {
  title: string;
  path: string;
  /** Other words by which the search finds the page. */
  words: string;
};

/**
 * An action on a page. The search opens the page and starts the action. Without `action`, it only opens the page, where
 * the person chooses what to act on.
 */
export type FoundAction = { title: string; path: string; action?: string; needed: readonly Permission[] };

/** Every page of the dashboard that has no id in its path. */
export function dashboardPages({ nav, pages: { titles, words } }: SearchTexts): readonly FoundPage[] {
  const at = (path: string, title: string, other: string): FoundPage => ({
    path: `/dashboard${path}`,
    title,
    words: other,
  });
  return [
    at("", nav.overview, words.overview),
    at("/status", nav.status, words.status),
    at("/two", nav.shipments, words.shipments),
    at("/two/withdrawals", nav.withdrawals, words.withdrawals),
    at("/three", nav.catalogue, words.catalogue),
    at("/three/codes", nav.promotions, words.promotions),
    at("/three/reviews", nav.reviews, words.reviews),
    at("/group", nav.boxes, words.boxes),
    at("/group/five", nav.users, words.users),
    at("/group/six", nav.payments, words.payments),
    at("/group/six/reconciliation", nav.reconciliation, words.reconciliation),
    at("/group/six/quarantine", nav.quarantine, words.quarantine),
    at("/group/six/bank", nav.bank, words.bank),
    at("/group/six/payouts", nav.payouts, words.payouts),
    at("/group/six/bank/refunds", titles.bankRefunds, words.bankRefunds),
    at("/group/six/ledger", nav.ledger, words.ledger),
    at("/group/six/gifts", nav.gifts, words.gifts),
    at("/group/six/books", nav.books, words.books),
    at("/group/six/protection", nav.protection, words.protection),
    at("/group/six/disputes", nav.disputes, words.disputes),
    at("/group/six/documents", nav.documents, words.documents),
    at("/group/cases", nav.cases, words.cases),
    at("/group/cases/flagged", titles.flagged, words.flagged),
    at("/group/approvals", nav.approvals, words.approvals),
    at("/group/rights", nav.rights, words.rights),
    at("/group/settings", nav.settings, words.settings),
    at("/group/audit", nav.audit, words.audit),
    at("/group/prize-cover", titles.cover, words.cover),
    at("/odds", titles.odds, words.odds),
    at("/entries", titles.entries, words.entries),
    at("/three/categories", titles.categories, words.categories),
    at("/three/reductions", titles.reductions, words.reductions),
    at("/three/reductions/new", titles.newReduction, words.newReduction),
    at("/three/import", titles.importItems, words.importItems),
    at("/three/opening-soon", titles.openingSoon, words.openingSoon),
    at("/three/items/new", titles.newItem, words.newItem),
    at("/three/works", titles.works, words.works),
    at("/security", titles.security, words.security),
  ];
}

/** Actions that can be started from every page of the dashboard. */
export function dashboardActions({ pages: { actions: t } }: SearchTexts): readonly FoundAction[] {
  return [
    { title: t.newBox, path: "/dashboard/group", action: "new-box", needed: ["boxes.change"] },
    {
      title: t.newCategory,
      path: "/dashboard/three/categories",
      action: "new-category",
      needed: ["catalogue.change"],
    },
    { title: t.newOperator, path: "/dashboard/group/rights", action: "new-operator", needed: ["rights.change"] },
    { title: t.deliveries, path: "/dashboard/two", action: "deliveries", needed: ["shipments.change"] },
    { title: t.refund, path: "/dashboard/group/six", needed: ["payments.refund"] },
    {
      title: t.openCase,
      path: "/dashboard/group/cases",
      action: "open-case",
      needed: ["cases.read", "cases.change", "people.read"],
    },
  ];
}
