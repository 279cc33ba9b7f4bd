import { defineTexts } from "../../../texts.ts";
import { number, plural } from "../../grammar.ts";

/** Texts about whether the stock covers what boxes may still give. */
export const coverTexts = defineTexts({
  title: "Prize cover",
  lead: "Does stock cover what people have won and what open boxes can pay out?",
  open: "Prize cover",
  leadDays: "Days until new stock arrives",
  asOf: (time: string) => `Won items counted ${time}.`,
  notCounted: "Won items haven't been counted yet.",
  item: "Item",
  state: "Cover",
  states: { Unlimited: "Unlimited", Short: "Short", AtRisk: "At risk", Covered: "Covered" },
  stock: "Stock",
  unlimited: "unlimited",
  withoutLimit: (count: number) =>
    plural(count, { one: "# item with unlimited stock", other: "# items with unlimited stock" }),
  owed: "Owed",
  wonPerDay: "Won per day",
  lasts: "Lasts for",
  days: (days: number) =>
    days >= 1000 ? "1,000 days or more" : plural(Math.floor(days), { one: "# day", other: "# days" }),
  rate: (count: number) => number(count),
  proposal: "Proposal",
  boxes: "In",
  pause: (box: string) => `Pause ${box}`,
  substitute: (box: string, item: string, value: string) => `Replace it in ${box} with ${item} (${value})`,
  restock: "Restock it",
  covered: "All box prizes are covered.",
  lacks: (items: string) => `The shop may not have enough stock for this box: ${items}.`,
  inBox: "Stock this box needs",
  perDay: "Openings per day",
  perDayHint: "Leave empty to use recent openings of this or other boxes.",
});
