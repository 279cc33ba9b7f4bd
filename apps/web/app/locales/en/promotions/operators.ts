import { defineTexts } from "../../texts.ts";
import { list, number, percent, plural } from "../grammar.ts";

/** Texts of the dashboard's promo codes. */
export const adminPromotions = defineTexts({
  title: "Promo codes",
  lead: "Discounts on items and shipping of the shop, never on boxes. Nobody is told about them: you give the codes away.",
  add: "New code",
  results: (count: number) => plural(count, { one: "# code", other: "# codes" }),
  empty: "No promo codes",
  search: "Search by code",
  state: "Status",
  all: "All",
  kinds: { Percent: "A percentage of items", Amount: "An amount of items", FreeShipping: "Free shipping" },
  states: { Planned: "Planned", Active: "Active", UsedUp: "Used up", Ended: "Ended" },
  percentOff: (share: number) => percent(share),
  usesOf: (uses: number, most: number | null) => (most === null ? number(uses) : `${number(uses)} of ${number(most)}`),
  scopeOf: (items: number, categories: number) => {
    const parts = [
      ...(items > 0 ? [plural(items, { one: "# item", other: "# items" })] : []),
      ...(categories > 0 ? [plural(categories, { one: "# category", other: "# categories" })] : []),
    ];
    return parts.length === 0 ? "All items" : list(parts);
  },
  yes: "Yes",
  from: "From",
  end: "End now",
  ended: (code: string) => `${code} has ended`,
  made: (code: string) => `${code} is made`,
  cancel: "Cancel",
  make: "Make code",
  propose: "Propose another code",
  codeHint: "6 to 32 letters and digits. Random codes can’t be guessed.",
  optional: "optional",
  emptyHint: "Leave empty for any number",
  fields: {
    code: "Code",
    kind: "What it takes off",
    percent: "Percent",
    amount: "Amount in euros",
    scope: "For",
    minimum: "Least price of these items, in euros",
    maxUses: "Uses in all",
    perPerson: "Uses per person",
    firstOrder: "Only for first orders",
    until: "Last day",
    reason: "Reason, for the audit log",
  },
  mistakes: {
    percent: (most: number) => `Type a number from 1 to ${most}`,
    amount: "Type an amount above zero",
    minimum: (most: number) => `The amount may be at most ${most} percent of the least price`,
    unlimited: "An amount needs a limit of uses",
    count: "Type a whole number above zero, or nothing",
  },
});
