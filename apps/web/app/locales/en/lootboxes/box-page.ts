import { defineTexts } from "../../texts.ts";
import { number, flooredPercent, percent, plural } from "../grammar.ts";

/** Texts of the box page before anything is opened. */
export const boxPage = defineTexts({
  description: (box: string, price: string) => `Open ${box} for ${price}. The odds of every item are published.`,
  allBoxes: "All boxes",
  opened: (count: number) => plural(count, { one: "Opened once", other: "Opened # times" }),
  fair: "Fair and verifiable",
  fairHint: (hash: string) => `Fair and verifiable. Odds hash of this box: ${hash}`,
  announced: {
    changes: (when: string, version: number, price: string) =>
      `From ${when}, this box has new odds (version ${version}) and costs ${price}. Offers made before then don't change.`,
    closes: (when: string) => `This box closes at ${when}. Offers made before then don't change.`,
  },
  missing: {
    title: "Box not found",
    text: "This box doesn't exist or is no longer available.",
    action: "Browse boxes",
  },

  figures: {
    label: "Price and value of this box",
    price: "Price",
    priceHint: "per box",
    expected: "Expected value",
    expectedHint: "average over many openings",
    median: "Median value",
    medianHint: "half of all openings are worth this or more",
    beats: "Beats the price",
    beatsHint: "chance of an item worth more than the box costs",
  },

  facts: {
    best: "Chance of the best item",
    perEuro: "Average value per €1",
    sellBack: "Selling back pays",
    shipping: "Shipping with VAT, from",
  },

  bar: {
    count: "How many",
    countOf: (count: number) => plural(count, { one: "Open # box", other: "Open # boxes" }),
    quick: "Quick open",
    sound: "Sound",
    demo: "Try the demo",
    open: (price: string) => `Open for ${price}`,
    openKey: "Press Space",
    openSeveral: (count: number, price: string) => plural(count, { other: `Open # for ${price}` }),
    signIn: "Sign in to open",
    topUp: (amount: string) => `Top up ${amount}`,
    topUpHint: (balance: string) => `Your balance of ${balance} isn't enough.`,
    notServed: (country: string) => `We don't ship to ${country} yet, so you can't open boxes.`,
    addresses: "Your addresses",
    admin: "Admin accounts can view boxes but can't open them.",
  },

  stage: {
    label: (box: string) => `${box}, the box itself`,
    skip: "Skip",
    opening: "Opening",
    open: "The box is open",
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
    atLeast: (share: number) => flooredPercent(share),
    shown: (count: number) => plural(count, { one: "# item shown", other: "# items shown" }),
    above: (price: string, share: number) => `Worth more than ${price}: ${flooredPercent(share)} of openings`,
    below: (price: string, share: number) => `Worth ${price} or less: ${percent(share)} of openings`,
  },
});
