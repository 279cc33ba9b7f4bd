import type { PayloadOf } from "../../kinds.ts";

/** `text` is the part of a sentence that follows the time of the event. */
export const accountTexts: Record<
  PayloadOf<"accountEvent">["event"],
  { subject: string; text: string; more: string; button: string }
> = {
  exported: {
    subject: "your data was downloaded",
    text: "a file with all data of your account was downloaded.",
    more: "If this was you, you don't need to do anything. If it wasn't, change your password and contact us right away.",
    button: "Check your security settings",
  },
  returning: {
    subject: "your money goes back to your card",
    text: "money in your balance was sent back to the cards that paid it.",
    more: "If this was you, you don't need to do anything. Banks take a few days. If it wasn't, change your password and contact us right away.",
    button: "See what goes back",
  },
  payeeAdded: {
    subject: "a bank account or card was added",
    text: "a bank account or card was added to your account. Winnings can be paid to it after three days.",
    more: "If this was you, you don't need to do anything. If it wasn't, remove it, change your password and contact us right away.",
    button: "See your bank accounts and cards",
  },
  payingOut: {
    subject: "your winnings are being paid out",
    text: "a payout of winnings from your balance was asked for.",
    more: "If this was you, you don't need to do anything: we look at it, and then your bank takes a few days. If it wasn't, change your password and contact us right away.",
    button: "See your payouts",
  },
  closing: {
    subject: "you're closing your account",
    text: "the closing of your account began. It opens no boxes and takes no top-ups any more.",
    more: "You can sell, ship or give up what you own, and take the closing back. If it wasn't you, change your password and contact us right away.",
    button: "Go on with it",
  },
  closingAsked: {
    subject: "we're closing your account",
    text: "we began to close your account, as you asked us in writing. It opens no boxes and takes no top-ups any more.",
    more: "You have two days to take this back. After that, money that you paid goes back to where it came from, and what is left is given up. If you didn't ask for it, take it back or contact us right away.",
    button: "See what is left",
  },
  closingEnds: {
    subject: "your account is about to be closed for good",
    text: "one of us asked to close your account for good, as you asked us in writing. It is closed once somebody else agrees.",
    more: "You then give up what is left of it, and it can't be undone. If you didn't ask for it, take the closing back or contact us right away.",
    button: "See what is left",
  },
  closingTakenBack: {
    subject: "we're not closing your account any more",
    text: "we stopped closing your account, and you can use it again.",
    more: "If you still want to close it, begin again in your settings, or write to us.",
    button: "Go to your account",
  },
  closed: {
    subject: "your account is closed",
    text: "your account was closed.",
    more: "We've deleted your name, email address and addresses. Your orders' invoices stay as long as the law wants. Money on its way back to you still arrives.",
    button: "Visit the shop",
  },
  cardKept: {
    subject: "a card is kept for next time",
    text: "a card with which your account paid was kept for next time.",
    more: "If this was you, you don't need to do anything. We never charge it without you. If it wasn't you, remove the card, change your password and contact us right away.",
    button: "See your cards",
  },
};

/** The labels of what a person gives up. */
export const leftTexts = { items: "Items given up", balance: "Balance given up" };
