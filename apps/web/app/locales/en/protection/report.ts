import { defineTexts } from "../../texts.ts";

/** The texts of the report about protection. */
export const report = defineTexts({
  title: "Protection",
  lead: "What was played and what protected people, by month. Regulators ask for it.",
  back: "All payments",
  asOf: (time: string, zone: string) =>
    `Amounts as of ${time}. Months end at midnight in ${zone}. People are counted every six hours.`,
  file: "Download as CSV",
  show: "Months",
  last: (count: number) => `Last ${count} months`,
  month: "Month",
  play: {
    title: "Play",
    lead: "Won is the market value of what boxes gave, net is won less paid.",
    people: "People",
    deposited: "Topped up",
    spent: "Paid for boxes",
    won: "Won",
    net: "Net",
  },
  limits: { title: "Limits", set: "Set", lowered: "Lowered", raised: "Raised or removed" },
  breaks: {
    title: "Breaks and exclusions",
    byPeople: "Breaks by people",
    byOperators: "Breaks by operators",
    running: "In a break at the end",
    excludedByPeople: "Exclusions by people",
    excludedByOperators: "Exclusions by operators",
    excludedByShop: "Other accounts",
    excluded: "Excluded at the end",
  },
  signs: { title: "Signs of harm and cases", closed: "Cases closed" },
});
