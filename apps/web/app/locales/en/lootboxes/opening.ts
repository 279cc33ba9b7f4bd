import { defineTexts } from "../../texts.ts";
import { number, plural } from "../grammar.ts";

/** Texts of openings: what to do about one, and what it gave. The first paint of a box page needs none of them. */
export const opening = defineTexts("opening", {
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

  mayForget: {
    text: "This browser keeps the proofs of your openings, but may clear them when it runs out of room, and in a private window when you close it.",
    link: "Save them now and then",
  },

  notices: {
    paused: "This box can't be opened right now",
    unclear:
      "We don't know yet whether your boxes were opened. We'll ask again with the same request, so you can't be charged twice.",
    noRecord:
      "The shop's answer doesn't match, and is no record of your opening. Save the evidence. We ask again with the same request: only a record can end it.",
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
    others:
      "An opening of another account in this browser has no answer yet. The same request is sent again at each visit. You find it with your proofs.",
    othersLink: "Show my proofs",
    gone: "This box is no longer offered. Nothing was opened.",
    refused: (reason: string) => `${reason}. Nothing was opened.`,
    unreachable: "The shop can't be reached right now. Nothing was opened.",
    restoreFailed: "That opening couldn't be shown.",
  },
});
