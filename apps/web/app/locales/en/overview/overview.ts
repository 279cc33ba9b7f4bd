import type { OverviewDays, OverviewFigure } from "@trove/contract/constants";
import { defineTexts } from "../../texts.ts";
import { number, percent, plural } from "../grammar.ts";

const figures = {
  sales: "Sales",
  boxSales: "Boxes",
  itemSales: "Items",
  shippingSales: "Shipping",
  won: "Value won",
  topUps: "Top-ups",
  sellBacks: "Sold back",
  refunds: "Refunds",
  returns: "Returned to cards",
  goodwill: "Credits",
  wallets: "All balances",
} as const satisfies Record<OverviewFigure, string>;

const periods = { "1": "Today", "7": "7 days", "30": "30 days", "90": "90 days" } as const satisfies Record<
  OverviewDays,
  string
>;

/** The texts of the operators' overview. */
export const overview = defineTexts({
  title: "Dashboard",
  period: "Period",
  periods,
  figures,
  asOf: (time: string) => `As of ${time}`,
  notYet: "The first figures are being calculated.",
  noSales: "No sales yet. Figures and charts appear here with the first order, top-up or opening.",
  sealed: (time: string) => `Matches the ledger, checked ${time}`,
  broken: (time: string) => `Doesn't match the ledger, checked ${time}`,
  unchecked: "Not checked against the ledger yet",
  brokenFigure: "Doesn't match the ledger",
  section: { figures: "Figures", liabilities: "What the shop owes", work: "To do", openings: "Latest openings" },
  live: {
    on: "Live",
    paused: "Paused",
    newer: "Paused. New openings available",
    lost: "Not live",
    lostHelp: "The connection to the shop is lost. New openings will appear once it's back.",
    pause: "Pause",
    goOn: "Resume",
  },
  before: (value: string) => `${value} before`,
  beginning: (value: string) => `${value} at the start`,
  more: (share: number) => `${percent(share)} more`,
  less: (share: number) => `${percent(share)} less`,
  times: (factor: number) => `${number(factor)} times as much`,
  same: "the same",
  openings: "Openings",
  payout: "Payout ratio",
  payoutHint: "market value won as a share of box sales",
  salesOf: (count: number) => plural(count, { one: "# entry", other: "# entries" }),
  openEntries: (figure: string) => `${figure}: show the ledger entries`,
  current: "This period",
  earlier: "Previous period",
  spent: "Paid for boxes",
  percent: (share: number) => percent(share),
  count: (value: number) => number(value),
  balances: "Balances",
  inventories: "Inventories",
  pieces: (count: number, market: string) =>
    plural(count, { one: `# piece, ${market} at market prices`, other: `# pieces, ${market} at market prices` }),
  statuses: { Ordered: "To approve", Approved: "To pack", Shipping: "To ship" },
  oldest: (time: string) => `oldest since ${time}`,
  many: "10,000+",
  noneWaits: "none waiting",
  lowStock: "Low in stock",
  noLowStock: "No items are low in stock.",
  left: (count: number) => plural(count, { one: "# left", other: "# left" }),
  inBoxes: (count: number) => plural(count, { one: "in # open box", other: "in # open boxes" }),
  noOpenings: "No openings yet.",
  opened: (box: string) => `from ${box}`,
  odds: "Odds monitor",
  shipments: "Shipments",
  back: "Back to the dashboard",
  entries: {
    title: (figure: string) => `Ledger entries: ${figure}`,
    period: (from: string, to: string) => `${from} to ${to}, UTC`,
    always: "All time",
    total: (count: string, amount: string) => `${count}, ${amount} in total`,
    none: "No entries in this period.",
    columns: { when: "Time", what: "What", who: "Who", from: "From", to: "To", amount: "Amount" },
    nobody: "Guest",
  },
});
