import { defineTexts } from "../../texts.ts";
import { number, percent, plural } from "../grammar.ts";

/** Texts of the box page before anything is opened. */
export const boxPage = defineTexts("boxPage", {
  description: (box: string, price: string) => `The box ${box} for ${price}, with the odds of every item.`,
  allBoxes: "All boxes",
  opened: (count: number) => plural(count, { one: "Opened once", other: "Opened # times" }),
  fair: "Fair and verifiable",
  fairHint: (hash: string) => `Fair and verifiable. The odds of this box have the hash ${hash}`,
  announced: {
    changes: (when: string, version: number, price: string) =>
      `From ${when} on this box has other odds (version ${version}) and costs ${price}. What you are offered before stays as it is.`,
    closes: (when: string) => `This box closes at ${when}. What you are offered before stays as it is.`,
  },
  missing: {
    title: "Box not found",
    text: "There is no such box, or it's no longer offered.",
    action: "See all boxes",
  },

  figures: {
    label: "What this box costs and holds",
    price: "Price",
    priceHint: "of one box",
    expected: "Expected value",
    expectedHint: "the average over many openings",
    median: "Median value",
    medianHint: "half of all openings are worth at least this",
    beats: "Beats the price",
    beatsHint: "chance of an item worth more than the box costs",
  },

  bar: {
    count: "How many",
    countOf: (count: number) => plural(count, { one: "Open # box", other: "Open # boxes" }),
    quick: "Quick open",
    sound: "Tick sound",
    demo: "Try the demo",
    open: (price: string) => `Open for ${price}`,
    openSeveral: (count: number, price: string) => plural(count, { other: `Open # for ${price}` }),
    signIn: "Sign in to open",
    topUp: (amount: string) => `Top up ${amount}`,
    topUpHint: (balance: string) => `Your balance of ${balance} isn't enough for this.`,
    admin: "Admin accounts can look at boxes, but not open them.",
  },

  stage: {
    label: (box: string) => `${box}, the box itself`,
    skip: "Skip",
    opening: "Opening",
    demo: "Demo — nothing is won or charged",
    endDemo: "Back to the box",
  },

  contents: {
    title: "What's inside",
    lead: (count: number) =>
      plural(count, { one: "# item, with its exact odds.", other: "# items, each with its exact odds." }),
    version: (version: number) => `Odds, version ${version}`,
    hash: "Odds hash",
    tiers: "Tiers",
    allTiers: "All",
    sort: "Sort by",
    sorts: { value: "Value", chance: "Chance", name: "Name" },
    ranges: "Ticket numbers",
    tickets: (from: number, to: number) => (from === to ? number(from) : `${number(from)} – ${number(to)}`),
    rangesHint: "Every opening draws one of a million tickets, from 0 to 999,999.",
    oneIn: (count: number) => `1 in ${number(count)}`,
    chance: (share: number) => percent(share),
    shown: (count: number) => plural(count, { one: "# item shown", other: "# items shown" }),
    above: (price: string, share: number) => `Worth more than ${price}: ${percent(share)} of openings`,
    below: (price: string, share: number) => `Worth ${price} or less: ${percent(share)} of openings`,
  },
});
