import { defineTexts } from "../../texts.ts";
import { number, percent, plural } from "../grammar.ts";

/** Texts of the box page and of openings. */
export const opening = defineTexts("opening", {
  allBoxes: "All boxes",
  opened: (count: number) => plural(count, { one: "Opened once", other: "Opened # times" }),
  fair: "Fair and verifiable",
  fairHint: (hash: string) => `Fair and verifiable. The odds of this box have the hash ${hash}`,
  paused: "This box can't be opened right now",
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
    mayForget: "This browser may forget your proofs, as a private window does. Save them under",
    myProofs: "My proofs",
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

  result: {
    won: (item: string) => `You won ${item}`,
    wonSeveral: (count: number, items: string) => plural(count, { other: `You won # items: ${items}` }),
    severalTitle: (count: number) => plural(count, { other: "You won # items" }),
    would: (item: string) => `This would have been ${item}`,
    wouldSeveral: (count: number) => plural(count, { other: "These would have been your # items" }),
    from: (box: string) => `From ${box}`,
    worth: "Worth",
    chance: "Chance",
    ticket: "Ticket",
    ticketOf: (ticket: number) => number(ticket),
    sell: (amount: string) => `Sell for ${amount}`,
    sellOf: (item: string, amount: string) => `Sell for ${amount}: ${item}`,
    sold: (amount: string) => `Sold for ${amount}`,
    keep: "Keep",
    elsewhere: { Shipping: "On its way to you", Delivered: "Delivered" },
    total: (worth: string) => `Together worth ${worth}`,
    sellAll: (amount: string) => `Sell all for ${amount}`,
    sellRest: (amount: string) => `Sell the rest for ${amount}`,
    keepAll: "Keep all",
    ship: "Ship",
    shipAll: "Ship all",
    close: "Close",
    again: (price: string) => `Open again for ${price}`,
    demoAgain: "Run the demo again",
    inventory: "They're in your inventory. Closing loses nothing.",
    inventoryOne: "It's in your inventory. Closing loses nothing.",
  },

  notices: {
    unclear:
      "We don't know yet whether your boxes were opened. We'll ask again with the same request, so you can't be charged twice.",
    waiting: (box: string) => `This is about your opening of ${box}. Other boxes wait until it has ended.`,
    resumed: (box: string) => `Your earlier opening of ${box} went through. Here is what you won.`,
    priceChanged: (before: string, now: string) =>
      `The price has changed from ${before} to ${now}. Nothing was opened. Press again if you agree.`,
    oddsChanged:
      "What's inside this box has changed since you looked. Nothing was opened. Below are the new odds; press again if you agree.",
    oddsDiffer:
      "The odds on this page are not the ones that are published. Nothing was opened. The page now shows the published ones; press again if you agree.",
    moved: "Your balance has just changed. Nothing was opened. Press again if you like.",
    clock:
      "The clock of this device and the shop's are more than a day apart, so your browser can't tell whether the offer is of today. Set the clock, then press again.",
    gone: "This box is no longer offered. Nothing was opened.",
    refused: (reason: string) => `${reason}. Nothing was opened.`,
    unreachable: "The shop can't be reached right now. Nothing was opened.",
    restoreFailed: "That opening couldn't be shown.",
  },
});
