import { defineTexts } from "../../texts.ts";
import { number, percent, plural } from "../grammar.ts";

/** The texts of the pages that watch boxes against their odds. */
export const watchedOdds = defineTexts("dashboard-odds", {
  title: "Odds watched",
  lead: (chance: number) =>
    `What opened boxes won, against their published odds. However often you look, the chance that any alarm here is ever false is at most ${percent(chance)}.`,
  asOf: (time: string) => `As of ${time}`,
  none: "No box has been opened yet.",
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
  strays: "Strays",
  strayed: (time: string) => `Strayed ${time}`,
  payoutTitle: "Payout ratio of all openings so far",
  ticketsTitle: "Tickets drawn, in fifty equal parts",
  drawn: "Drawn",
  uniform: "If uniform",
  from: (first: string, last: string) => `${first} to ${last}`,
  alarm: "This version strays from its published odds. Pause the box and look into it.",
  facts: {
    price: "Price",
    expected: "Expected value of an opening",
    deviation: "Standard deviation of an opening",
    observed: "Observed payout ratio",
    band: "Band for so many openings",
  },
  how: "How this is tested",
  howText:
    "The band holds what honest odds may pay, for all numbers of openings at once: an honest box leaves it at any time with at most its share of the chance above. A second test compares how evenly tickets are drawn.",
});
