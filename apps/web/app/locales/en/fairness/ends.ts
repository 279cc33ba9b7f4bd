import { defineTexts } from "../../texts.ts";
import { number, plural } from "../grammar.ts";

/** Texts for all results of pressing the open button, except a win. */
export const ends = defineTexts({
  close: "Close",
  number: (nonce: number) => `Opening number ${number(nonce)}`,
  would: "You would have won",
  wouldHere: "This browser would have won",
  chanceOf: (chance: string) => `${chance} of openings`,

  void: {
    title: "Nothing was opened and nothing was charged",
    claimed: "The shop says nothing was opened and nothing was charged",
    reasons: {
      INSUFFICIENT_BALANCE: (balance: string, cost: string) =>
        `Your balance was ${balance} when your request arrived. This opening costs ${cost}.`,
      ACCOUNT_BLOCKED:
        "Your account was blocked, or you had ended this offer: you took a break, signed out everywhere else, changed your password or removed a browser.",
    },
    course: "What happened (shop time)",
    offered: (balance: string) => `Offer made. Your balance: ${balance}`,
    revealed: "Your request was sent",
    recorded: (balance: string) => `Opening ended without a draw. Your balance: ${balance}`,
    movement: "Balance change",
    earlier: "Earlier balance changes, combined",
    draws: "The seed is revealed, so you can check what you would have won.",
  },

  question: {
    title: "Was this you?",
    debits: "If you didn't spend this money, someone else did.",
    block:
      "Say yes only if your account was blocked, or you ended your offers, before you pressed. If it came later, or you don't know why, say no and contact us.",
    ended:
      "Another browser of yours should have opened boxes at the same time. If none did, the shop chose between two of your requests.",
    balance: "Your balance changed by more than this opening. If you did nothing else with it, someone else did.",
    browser: "If none of your browsers did this, someone else can open boxes for you.",
    yes: "Yes, that was me",
    no: "No, it wasn't me",
    denied:
      "Save the evidence and change your password, which signs everyone else out. Then check your browsers in the account settings, under Fairness.",
    clock: {
      title: "Did the shop's clock change?",
      text: "The shop dates this opening later than its answer arrived here. If its clock was set forward in between, that's harmless: what you won and paid doesn't depend on the time.",
      yes: "Accept this time",
      no: "Don't accept it",
      denied: "Save the evidence. If it happens again, show the file to someone you trust.",
    },
  },

  elsewhere: {
    title: "This opening number was already used",
    text: "The shop says another of your browsers used this number before your request arrived. That browser has the record, so nothing was opened here. Press again to open boxes here.",
    won: "It won",
    voided: "It ended without a draw.",
  },

  breach: {
    title: "This opening doesn't match its proof",
    proven:
      "The shop signed things that contradict each other. Its own signatures prove that to anyone who has the file.",
    claimed:
      "What we received differs from what your browser kept. The shop's signatures don't prove it to others, but you've seen it.",
    stopped: "You can't open boxes here until you decide what to do.",
    says: "The shop says you won",
    todo: "What you can do",
    steps: {
      save: "Save the evidence and keep the file. It contains everything both sides signed.",
      check: "Have it checked with the program anyone can run, without this page.",
      show: "Show the file to someone you trust, or to an authority. It doesn't contain your password or your key.",
    },
    setAside: "I have the evidence. Continue",
  },

  lost: {
    title: "The shop has lost the record of this opening",
    text: "The shop says so itself. Its public log still shows that this opening was recorded, but not whether you were charged or received what was drawn.",
    todo: "Check your balance and inventory, save the evidence, and ask the shop for anything that's missing. You can open boxes again.",
    drawn: "Drawn with the seed in the public log",
    other:
      "The entry in the public log was drawn with other random digits than this browser's. If none of your other browsers opened a box then, the shop has recorded a draw that isn't yours. Save the evidence: it shows what your own digits would have drawn.",
    owed: (items: string, price: string) =>
      `The public log proves this win. By the odds table these items sell for ${items}; the price was ${price}. If you have neither the items nor your money back, the shop owes you one of them.`,
  },

  newId: {
    title: "The shop sees you as someone else",
    text: "You signed in with the same name as before, but the shop says it's a different account. Your browser keeps the proofs of the old one, and opens nothing under the new one.",
    why: "If you closed your account and created a new one, that's expected. If you didn't, save the proofs and contact the shop: it could deny what it owes to the old account. ID of the old account:",
    accept: "I created a new account. Continue",
    save: "Save my proofs",
  },

  refused: {
    title: "This offer isn't valid",
    text: "Your browser checked the shop's offer before revealing its part, and stopped. Nothing was revealed, so nothing was opened.",
    missing:
      "The shop sent no proof that these odds apply to everyone. Without it, your browser reveals nothing. Try again later.",
    gap: "The shop made an offer with a later number than your next one, but doesn't show the openings before it. Without them, your browser reveals nothing.",
    again: "You can try again. Save the evidence if it happens twice.",
  },

  browser: {
    title: "A new browser can open boxes for you. Is it yours?",
    text: (count: number) =>
      plural(count, {
        one: "It's in your list of browsers, but this browser hasn't seen it before.",
        other: "They're in your list of browsers, but this browser hasn't seen them before.",
      }),
    unlisted: "A browser no longer in your list",
    added: "Added",
    unused: "Not used yet",
    used: "Last used",
    yes: (count: number) => plural(count, { one: "Yes, it's mine", other: "Yes, they're mine" }),
    no: (count: number) => plural(count, { one: "No, remove it", other: "No, remove them" }),
    removed: "Removed. Change your password too. That signs everyone else out.",
  },
});
