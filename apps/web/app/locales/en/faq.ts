import { defineTexts } from "../texts.ts";
import { plural } from "./grammar.ts";

const groups = {
  account: {
    title: "Account",
    questions: {
      "create-account": {
        question: "Do I need an account?",
        answer:
          "Not to look around: the shop, every box with its odds, and demo openings are open to everybody. To open a box for real you need an account with a balance. You must be 18 or older.",
      },
      "forgot-password": {
        question: "I forgot my password. What now?",
        answer:
          "Choose “Forgot password?” on the sign-in page. We mail you a link that works once, for 30 minutes. Saving a new password ends every other session.",
      },
      "signed-out": {
        question: "Why was I signed out?",
        answer:
          "A session lasts 12 hours and then ends by itself. Signing out in one tab signs you out in all of them. Your cart stays as it was.",
      },
    },
  },
  payments: {
    title: "Payments",
    questions: {
      "top-up": {
        question: "How do I add money to my balance?",
        answer:
          "Open Top-up from your balance in the header, choose an amount from €5 to €1,000 and pay by card. VAT is included in the amount, and the full amount is credited in euros. Card details go to the payment provider only; we never see them.",
      },
      pending: {
        question: "My payment is still pending",
        answer:
          "Some banks take a while. We keep asking and credit the amount as soon as the bank confirms, also when you have closed the page. A payment is credited once, however often it is confirmed.",
      },
      "charged-twice": {
        question: "I lost my connection. Was I charged twice?",
        answer:
          "No. Every purchase, sale and opening carries a key of its own, and a repeat with the same key returns the first answer instead of acting again.",
      },
      withdraw: {
        question: "Can I pay out my balance?",
        answer: "No. The balance is for buying in this shop and can't be paid out as money.",
      },
    },
  },
  boxes: {
    title: "Boxes and odds",
    questions: {
      odds: {
        question: "Where do I see the odds?",
        answer:
          "On every box, before you open it: each item with its exact chance, the range of values, the expected value, and how often an opening beats the price. The odds of a box are fixed by its published table and add up to exactly 1,000,000 tickets.",
      },
      "several-boxes": {
        question: "Can I open several boxes at once?",
        answer: "Up to five of the same box. Either all of them are opened or none is, and each is drawn on its own.",
      },
      demo: {
        question: "What is a demo opening?",
        answer:
          "A draw in your browser from the same odds. Nothing is won and nothing is charged, and it says nothing about your next real opening.",
      },
      reload: {
        question: "What if I reload during an opening?",
        answer:
          "Nothing is lost. The server draws first and puts the item in your inventory; the animation only shows it. After a reload you see the result.",
      },
    },
  },
  selling: {
    title: "Selling",
    questions: {
      "sell-price": {
        question: "What do I get for an item?",
        answer:
          "90 % of its market price at the moment you got it. That amount is written on the item and doesn't change while you keep it.",
      },
      "sell-back": {
        question: "Can I undo a sale?",
        answer: "No. The amount is credited at once and the item leaves your inventory, so we ask before we sell.",
      },
    },
  },
  shipping: {
    title: "Shipping",
    questions: {
      "ship-items": {
        question: "How do I get my items sent to me?",
        answer:
          "Select items in your inventory and choose Ship. Up to 20 items travel together, for the price of one shipment.",
      },
      "shipping-cost": {
        question: "What does shipping cost, and how long does it take?",
        answer:
          "Standard delivery takes 3–5 working days, express 1–2. The price is shown before you order and is the same for every number of items in a shipment.",
      },
      "cancel-shipment": {
        question: "Can I cancel a shipment?",
        answer:
          "While it is ordered and not yet approved. The items return to your inventory and the shipping cost to your balance.",
      },
    },
  },
  fairness: {
    title: "Fairness",
    questions: {
      "provably-fair": {
        question: "What does provably fair mean?",
        answer:
          "Before you open a box we commit to a secret by publishing its hash. Your own seed and fresh random numbers from your browser are mixed in. Afterwards the secret is shown, and anybody can compute the result again: neither you nor we could have chosen it.",
      },
      verify: {
        question: "How do I check an opening?",
        answer:
          "Your browser does it with every opening and shows the result. You can also save the evidence file and check it yourself on the page Provably fair, or with a program of your own.",
      },
      "client-seed": {
        question: "What is the client seed?",
        answer:
          "Your part of the randomness: any text of up to 64 characters. You can change it whenever you like; it counts from your next opening.",
      },
    },
  },
};

export const faq = defineTexts("faq", {
  title: "Questions and answers",
  pageTitle: "FAQ",
  description: (brand: string) =>
    `How ${brand} works: accounts, payments, boxes and their odds, openings that you can verify, shipping.`,
  lead: "Short answers. If yours is missing, write to us.",
  search: "Search the answers",
  groups,
  found: (count: number) => plural(count, { one: "# answer", other: "# answers" }),
  nothing: "Nothing found",
  link: "Link to this answer",
  mailTitle: "Still a question?",
  mailText: "A person reads every message, usually within one working day.",
});
