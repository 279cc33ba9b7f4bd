import type { ClosureHold } from "@trove/contract";
import { defineTexts } from "../../texts.ts";
import { plural } from "../grammar.ts";

const holds = {
  Payment: "A payment under way. It ends within the hour.",
  Refund: "Money on its way back to you.",
  Shipment: "A parcel that has not arrived yet.",
  Withdrawal: "A withdrawal or return that has not ended.",
  Payout: "A payout that has not reached your bank.",
  Owed: "Money of an order that we owe you, because your card's provider refused it. Please contact us.",
  Chargeback: "A payment that your bank took back. Please contact us.",
  Case: "Something that we are looking into. Please contact us.",
  Review: "Something that we are looking into. Please contact us.",
  Wait: "Two days from the beginning, so that you can take it back if it wasn't you.",
} as const satisfies Record<ClosureHold, string>;

const pieces = (count: number) => plural(count, { one: "# item", other: "# items" });

/** Texts of closing the account. */
export const closure = defineTexts({
  title: "Close my account",
  lead: "We then delete your name, email address, phone number and addresses, and nobody can sign in any more. Invoices of orders stay as long as the law wants. You can use, sell or ship what you have first.",
  items: "Items in your inventory",
  itemsOf: (count: number, worth: string) =>
    count === 0 ? "None" : `${pieces(count)}, which you can sell for ${worth}`,
  balance: "Balance",
  returned: "Goes back to where you topped up from",
  rest: "Can't be paid back: spend it, or give it up",
  refused: (amount: string) =>
    `${amount} of it was paid by card, but can't be paid back to it. Contact us before you give it up.`,
  waits: "Your account can be closed once these have ended:",
  beginNow: "You can begin today. The last step opens after that.",
  holds,
  begin: {
    button: "Close my account",
    title: "Begin to close your account?",
    text: "From now on it opens no boxes and takes no top-ups. You can still sell, ship and spend what you have, and take it back until the end.",
    confirm: "Begin",
  },
  keep: "Go back",
  keepAccount: "Keep my account",
  closing: (since: string) => `You've been closing your account since ${since}. Boxes and top-ups are off.`,
  confirmed: "Your money is on its way back. Your account closes by itself once it has arrived, within 14 days.",
  use: { inventory: "Sell or ship your items", shop: "Spend your balance" },
  end: {
    button: "Close for good",
    title: "Close your account for good?",
    returns: (amount: string) => `${amount} goes back to where you topped up from, within 14 days.`,
    givesUpItems: (count: number) => `You give up ${pieces(count)}.`,
    givesUpMoney: (amount: string) => `You give up ${amount} of your balance.`,
    text: "This can't be undone.",
  },
  closed: "Your account is closed",
});
