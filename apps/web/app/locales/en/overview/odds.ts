import { defineTexts } from "../../texts.ts";
import { number, percent, plural } from "../grammar.ts";

/** Texts of the pages that compare openings with the odds of their boxes. */
export const watchedOdds = defineTexts({
  title: "Odds monitor",
  lead: (chance: number) =>
    `How opened boxes compare with their published odds. However often you check, the chance that any alarm here is ever false is at most ${percent(chance)}.`,
  asOf: (time: string) => `As of ${time}`,
  none: "No boxes have been opened yet.",
  back: "Back to the dashboard",
  backToList: "All boxes",
  version: (name: string, version: number) => `${name}, version ${version}`,
  notCurrent: "earlier version",
  percent: (share: number) => percent(share),
  range: (low: number, high: number) => `${percent(low)} to ${percent(high)}`,
  openings: (count: number) => plural(count, { one: "# opening", other: "# openings" }),
  count: (value: number) => number(value),
  columns: {
    box: "Box",
    openings: "Openings",
    expected: "Expected",
    observed: "Observed",
    band: "Band",
    payout: "Payout",
    tickets: "Tickets",
  },
  calm: "As published",
  evidence: (share: number) => `Evidence at ${percent(share)} of an alarm`,
  strays: "Deviates",
  strayed: (time: string) => `Deviating since ${time}`,
  payoutTitle: "Payout ratio of all openings so far",
  ticketsTitle: "Tickets drawn, in fifty equal parts",
  drawn: "Drawn",
  uniform: "If uniform",
  from: (first: string, last: string) => `${first} to ${last}`,
  alarm: "This version doesn't match its published odds. Pause the box and investigate.",
  facts: {
    price: "Price",
    expected: "Expected value per opening",
    deviation: "Standard deviation per opening",
    observed: "Observed payout ratio",
    band: "Band for this many openings",
  },
  how: "How this is tested",
  howText:
    "The band shows what fair odds can pay, for any number of openings: the chance that a fair box ever leaves it is at most its share of the chance above. A second test checks how evenly tickets are drawn.",
});
