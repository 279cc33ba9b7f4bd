import { defineTexts } from "../texts.ts";
import { percent, plural, workingDays } from "./grammar.ts";

/** Facts of the shop that answers state. Amounts and the list of countries are texts. */
export type QuestionFacts = {
  topUpMin: string;
  topUpMax: string;
  sellRate: number;
  /** How many boxes are opened at once at most. */
  most: number;
  countries: string;
  /** How many items ship together at most. */
  mostShipped: number;
  /** The prices of a standard parcel from the inventory, and of one from the cart. */
  shipment: string;
  order: string;
  /** The fewest and the most working days from an order to its standard parcel. */
  days: readonly [number, number];
};

const groups = {
  account: {
    title: "Account",
    questions: {
      "create-account": {
        question: "Do I need an account?",
        answer:
          "Not to browse: the shop, every box with its odds, and demo openings are open to everyone. To open a box for real, you need an account with a balance. You must be 18 or older.",
      },
      "forgot-password": {
        question: "I forgot my password. What can I do?",
        answer:
          "Choose “Forgot password?” on the sign-in page and we'll email you a link. It works once and expires after 30 minutes. Saving a new password signs you out everywhere else.",
      },
      "signed-out": {
        question: "Why was I signed out?",
        answer:
          "We sign you out automatically after 12 hours. Signing out in one tab signs you out in all of them. Your cart is kept.",
      },
      age: {
        question: "Who may play?",
        answer:
          "You must be 18 or older. Some countries ask for more: then we ask for your birth date, or for a document, before your first top-up or opening. We ask nobody for a document where no law does.",
      },
    },
  },
  payments: {
    title: "Payments",
    questions: {
      "top-up": {
        question: "How do I add money to my balance?",
        answer: ({ topUpMin, topUpMax }: QuestionFacts) =>
          `Select your balance in the header, choose an amount from ${topUpMin} to ${topUpMax} and pay by card. The full amount is added to your balance in euros; the prices that you pay from it include VAT. Your card details go straight to the payment provider; we never see them.`,
      },
      pending: {
        question: "Why is my payment still pending?",
        answer:
          "Some banks take a while. We keep checking and add the amount as soon as your bank confirms it, even if you've closed the page. Each payment is added only once.",
      },
      "charged-twice": {
        question: "I lost my connection. Was I charged twice?",
        answer: "No. Every purchase, sale and opening has its own ID. If it reaches us twice, we process it only once.",
      },
      withdraw: {
        question: "What part of my balance can be paid out?",
        answer:
          "Money that you topped up and haven't spent can go back to the card that paid it. What you got for items that you won is paid out only where the shop offers it. Otherwise it stays for buying: you can spend it on items, which we ship to you.",
      },
    },
  },
  boxes: {
    title: "Boxes and odds",
    questions: {
      odds: {
        question: "Where can I see the odds?",
        answer:
          "On every box, before you open it: each item's exact chance, the range of values, the expected value, and how often an opening beats the price. The odds of each box are published in a table and add up to exactly 1,000,000 tickets.",
      },
      "several-boxes": {
        question: "Can I open several boxes at once?",
        answer: ({ most }: QuestionFacts) =>
          most === 1
            ? "No, boxes are opened one at a time where you live."
            : `Yes, up to ${most} of the same box. Either all of them open or none do, and each is drawn separately.`,
      },
      demo: {
        question: "What is a demo opening?",
        answer:
          "A draw in your browser with the same odds. You win nothing and pay nothing, and it doesn't affect your next real opening.",
      },
      reload: {
        question: "What if I reload during an opening?",
        answer:
          "You lose nothing. The item is already in your inventory before the animation starts. After reloading, you see the result.",
      },
      sound: {
        question: "Can I turn the sound off?",
        answer:
          "It's off until you choose it. Sound, volume and vibration are in the settings, in the header. If your device asks for less motion, both stay off.",
      },
    },
  },
  play: {
    title: "Playing safely",
    questions: {
      limits: {
        question: "Can I limit what I spend?",
        answer:
          "Yes. Set a limit for top-ups, for boxes, or for losses, by day, week or month. A lower limit counts at once, a higher one only after a wait. No one here can lift it for you.",
      },
      break: {
        question: "How do I take a break?",
        answer:
          "Press “Take a break” wherever boxes can be opened. It lasts 24 hours or as long as you choose, and can't be ended early. You can also exclude yourself for six months or longer. Selling, shipping and your data stay open to you.",
      },
      gambling: {
        question: "Is this gambling?",
        answer:
          "You pay for a box, and chance decides which item you get. Some countries treat that as gambling, others don't, and we offer boxes only where we may. Whatever it's called: on average a box is worth less than it costs. The odds of every box say how much. Please spend only what you can spare.",
      },
    },
  },
  selling: {
    title: "Items and selling",
    questions: {
      reviews: {
        question: "Who writes the reviews?",
        answer:
          "Only people who have received the item, whether they bought it or won it. We read each text before it appears. A text that we refuse keeps its stars, so the average stays what people gave.",
      },
      "sell-price": {
        question: "What do I get for an item?",
        answer: ({ sellRate }: QuestionFacts) =>
          `${percent(sellRate)} of its market price when you got it. The amount is shown on the item and doesn't change while you keep it.`,
      },
      "sell-back": {
        question: "Can I undo a sale?",
        answer:
          "No. The amount is added to your balance right away and the item leaves your inventory, so we ask you to confirm first.",
      },
    },
  },
  shipping: {
    title: "Shipping",
    questions: {
      "ship-items": {
        question: "How do I get my items delivered?",
        answer: ({ mostShipped }: QuestionFacts) =>
          `Select items in your inventory and choose Ship. Up to ${mostShipped} items ship together for the price of one shipment.`,
      },
      "shipping-cost": {
        question: "What does shipping cost, and how long does it take?",
        answer: ({ shipment, order, days: [min, max] }: QuestionFacts) =>
          `As a rule ${shipment} for a shipment from your inventory and ${order} for an order from the cart, and ${workingDays(min, max)}. Weight and country can change that: you see the price and the days for your address before you order.`,
      },
      "cancel-shipment": {
        question: "Can I cancel a shipment?",
        answer:
          "Yes, until we approve it. The items return to your inventory, and the shipping cost goes back to your balance.",
      },
      countries: {
        question: "Where do you deliver?",
        answer: ({ countries }: QuestionFacts) => `We deliver to these countries: ${countries}.`,
      },
      returns: {
        question: "Can I return something?",
        answer:
          "Yes. For 14 days after the delivery you can withdraw from an order without a reason, and for two years we answer for faults. You choose the pieces and get a label, with or without an account. Whether an item that you won can go back for the price of the box depends on your country; we say so before you open it.",
      },
    },
  },
  fairness: {
    title: "Fairness",
    questions: {
      "provably-fair": {
        question: "What does provably fair mean?",
        answer:
          "Before you open a box, we lock in a secret by showing you its hash. It's mixed with your own seed and fresh random numbers from your browser. Afterwards we reveal the secret, so anyone can recompute the result: neither you nor we could have chosen it.",
      },
      verify: {
        question: "How do I check an opening?",
        answer:
          "Your browser checks every opening and shows the result. You can also save the evidence file and check it on the Provably fair page, or with your own program.",
      },
      "client-seed": {
        question: "What is the client seed?",
        answer:
          "Your part of the randomness: any text of up to 64 characters. You can change it any time. It applies from your next opening.",
      },
    },
  },
};

export const faq = defineTexts({
  title: "Frequently asked questions",
  pageTitle: "FAQ",
  description: (brand: string) =>
    `How ${brand} works: accounts, payments, boxes and their odds, verifiable openings and shipping.`,
  lead: "Quick answers. Can't find yours?",
  write: "Write to us",
  search: "Search questions",
  topics: "Topics",
  groups,
  found: (count: number) => plural(count, { one: "# answer", other: "# answers" }),
  nothing: "Nothing found",
  link: "Link to this question",
  open: "Go to the page",
  mailTitle: "Still have a question?",
  mailText: "We read every message and usually reply within one working day.",
});
