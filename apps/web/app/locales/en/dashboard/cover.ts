import { defineTexts } from "../../texts.ts";
import { number, plural } from "../grammar.ts";

/** The texts about whether stock covers what boxes promise. */
export const coverTexts = defineTexts("dashboard-cover", {
  title: "Prize cover",
  lead: "Whether stock covers what people have won and what open boxes promise.",
  open: "Prize cover",
  leadDays: "Days until new stock is there",
  asOf: (time: string) => `Won pieces counted ${time}.`,
  notCounted: "Won pieces have not been counted yet.",
  item: "Item",
  state: "Cover",
  states: { Unlimited: "Unlimited", Short: "Short", AtRisk: "At risk", Covered: "Covered" },
  stock: "Stock",
  unlimited: "unlimited",
  withoutLimit: (count: number) =>
    plural(count, { one: "# item without a limit of stock", other: "# items without a limit of stock" }),
  owed: "Owed",
  wonPerDay: "Won a day",
  lasts: "Lasts",
  days: (days: number) =>
    days >= 1000 ? "1,000 days or more" : plural(Math.floor(days), { one: "# day", other: "# days" }),
  rate: (count: number) => number(count),
  proposal: "Proposal",
  boxes: "In",
  pause: (box: string) => `Pause ${box}`,
  substitute: (box: string, item: string, value: string) => `Replace it in ${box} with ${item} (${value})`,
  restock: "Restock it",
  covered: "Everything that boxes promise is covered.",
  lacks: (items: string) => `The shop may not have enough to keep what this box promises: ${items}.`,
  inBox: "What this box would promise",
  perDay: "Openings a day",
  perDayHint: "Empty: as often as it, or the other boxes, were opened in the last days.",
});
