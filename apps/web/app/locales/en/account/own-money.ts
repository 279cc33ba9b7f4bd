import { defineTexts } from "../../texts.ts";

/** Texts of people's own money that goes back to their cards. */
export const ownMoney = defineTexts({
  title: "Send money back",
  lead: "Money that you paid by card and haven't spent goes back to the card that paid it.",
  balance: "Balance",
  own: "Your own money",
  amount: "Amount in euros",
  hint: "Money you paid is spent before money you won, so winnings stay in your balance.",
  send: (amount: string) => `Send ${amount} back`,
  stays: "Stays in your balance",
  follows: {
    title: "What happens next",
    leaves: "It leaves your balance now, and can't be taken back.",
    card: "It goes to the card that paid it.",
    bank: "Your bank shows it after a few days.",
  },
  keep: "Cancel",
  askText: "It leaves your balance now, and can't be taken back. Banks take a few days.",
  nothing: "None of your balance is money that you paid and haven't spent.",
  notOffered: "This isn't offered in your country.",
  held: "This can't go back right now. Please try again later, or contact us.",
  list: "Sent back",
  link: "Send money back to your card",
  payOut: "Pay out winnings",
  refused: (amount: string) =>
    `${amount} that you paid can't go back by itself: a card refused it, or you paid it more than a year ago. Please contact us.`,
  ask: (amount: string) => `Send ${amount} back?`,
  sent: (amount: string) => `${amount} is on its way back`,
  part: (amount: string, day: string) => `${amount} of the payment of ${day}`,
  states: {
    Requested: "Asked for",
    Sent: "On its way",
    Arrived: "Arrived at your bank",
    CameBack: "Came back to your balance",
    Refused: "Refused, in your balance again",
  },
});
