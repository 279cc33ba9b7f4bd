import { defineTexts } from "../../texts.ts";
import { number, plural } from "../grammar.ts";

/**
 * Texts of openings: the actions for an opening, and its result. They are separate, because the first paint of a box
 * page needs none of them.
 */
export const opening = defineTexts({
  result: {
    won: (item: string) => `You won ${item}`,
    wonSeveral: (count: number, items: string) => `${plural(count, { other: "You won # items" })}: ${items}`,
    severalTitle: (count: number) => plural(count, { other: "You won # items" }),
    would: (item: string) => `You would have won ${item}`,
    wouldSeveral: (count: number) => plural(count, { other: "You would have won # items" }),
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
    paid: (paid: string, worth: string) => `You paid ${paid}. Worth ${worth}.`,
    gain: (paid: string, worth: string, more: string) => `You paid ${paid}. Worth ${worth}, ${more} more.`,
    loss: (paid: string, worth: string, less: string) => `You paid ${paid}. Worth ${worth}, ${less} less.`,
    wouldHavePaid: (paid: string, worth: string) => `You would have paid ${paid}. Worth ${worth}.`,
    /** Names the key of the keyboard that presses the button. */
    key: (key: string) => `Press ${key}`,
    sellAll: (amount: string) => `Sell all for ${amount}`,
    sellRest: (amount: string) => `Sell the rest for ${amount}`,
    keepAll: "Keep all",
    ship: "Ship",
    shipAll: "Ship all",
    close: "Close",
    watch: "Watch again",
    again: (price: string) => `Open again for ${price}`,
    demoAgain: "Try the demo again",
    inventory: "They're in your inventory. You can safely close this.",
    inventoryOne: "It's in your inventory. You can safely close this.",
  },

  /** Several opened boxes: cards that lie face down until the person turns them. */
  cards: {
    lead: (count: number) => plural(count, { other: "Your # cards, in the order of the draw" }),
    faceDown: (place: number, count: number) => `Card ${place} of ${count}, face down`,
    faceUp: (place: number, count: number, item: string, tier: string, worth: string) =>
      `Card ${place} of ${count}: ${item}, ${tier}, ${worth}.`,
    turnAll: "Turn all cards",
    turnEach: "Turn each card",
    turned: (turned: number, count: number) => `${turned} of ${count} turned`,
  },

  mayForget: {
    text: "This browser keeps the proofs of your openings. It may clear them when storage runs low, or when you close a private window.",
    link: "Save a copy",
  },

  notices: {
    paused: "This box can't be opened right now",
    handedIn: (mirrors: string) =>
      `The shop has been silent for a minute, so your browser has handed this opening to ${mirrors}. They ask the shop too, and publish if it stays silent.`,
    unclear:
      "We don't know yet whether your boxes were opened. We'll ask again with the same request, so you can't be charged twice.",
    noRecord:
      "The shop's answer doesn't match and isn't a record of your opening. Save the evidence. We'll ask again with the same request: only a record can end it.",
    historyLost:
      "The shop has lost changes of your account that this opening builds on, as in a restore from a backup. The opening stands. Save the evidence and contact us: once your balance is right again, the same request ends it.",
    setAside: "Set aside for now",
    waiting: (box: string) => `Your opening of ${box} isn't finished. You can open other boxes once it is.`,
    resumed: (box: string) => `Your earlier opening of ${box} went through. Here is what you won.`,
    priceChanged: (before: string, now: string) =>
      `The price has changed from ${before} to ${now}. Nothing was opened. Press again to accept.`,
    oddsChanged:
      "What's inside this box has changed since you looked. Nothing was opened. See the new odds below, and press again to accept.",
    oddsDiffer:
      "The odds on this page didn't match the published ones. Nothing was opened. The page now shows the published odds; press again to accept.",
    moved: "Your balance has just changed. Nothing was opened. Press again to continue.",
    clock: "Nothing was opened. Check the time on your device, then press again.",
    unwitnessed:
      "The shop's offer is more than a day away from the time at which others last signed its public log. Nothing was opened. Please try again later.",
    updating: "The shop is being updated. Nothing was opened. Please press again in a moment.",
    stopping: "The shop hasn't confirmed yet that you stopped. Nothing was opened. Please try again in a moment.",
    others:
      "An opening from another account in this browser has no answer yet. We send the same request again at each visit. You'll find it with your proofs.",
    othersLink: "Show my proofs",
    gone: "This box is no longer available. Nothing was opened.",
    refused: (reason: string) => `${reason}. Nothing was opened.`,
    unreachable: "The shop can't be reached right now. Nothing was opened.",
    restoreFailed: "This opening couldn't be loaded.",
  },
});
