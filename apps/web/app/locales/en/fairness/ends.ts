import { defineTexts } from "../../texts.ts";
import { number, plural } from "../grammar.ts";

/** Texts for everything that a press can end with but a win. */
export const ends = defineTexts("ends", {
  close: "Close",
  number: (nonce: number) => `Opening number ${number(nonce)}`,
  would: "This is what you would have won",
  wouldHere: "This is what this browser would have won",
  chanceOf: (chance: string) => `${chance} of openings`,

  void: {
    title: "Nothing was opened, and nothing was charged",
    claimed: "The shop says that nothing was opened, and nothing was charged",
    reasons: {
      INSUFFICIENT_BALANCE: (balance: string, cost: string) =>
        `When your press arrived, your balance was ${balance}. That is less than the ${cost} of this opening.`,
      ACCOUNT_BLOCKED: "When your press arrived, your account was blocked.",
    },
    course: "What happened, by the shop's clock",
    offered: (balance: string) => `The offer was made. Your balance: ${balance}`,
    revealed: "Your press left this browser",
    recorded: (balance: string) => `The opening ended without a draw. Your balance: ${balance}`,
    movement: "Movement of your balance",
    earlier: "Earlier movements of your balance, in one sum",
    draws: "The seed is revealed, so you can see that there was nothing to gain by this.",
  },

  question: {
    title: "Was this you?",
    debits: "If you didn't spend this money, somebody else did.",
    block: "If you don't know why, ask us.",
    ended:
      "Another browser of yours should have opened boxes at the same time. If none did, the shop chose between two presses of yours.",
    balance: "Your balance changed by more than this opening. If you did nothing else with it, somebody else did.",
    browser: "If none of your browsers did this, somebody else can open boxes for you.",
    yes: "Yes, that was me",
    no: "No, it wasn't",
    denied:
      "Save the evidence, and change your password: that signs out everybody else. Then look at your browsers in the account settings, under Fairness.",
  },

  elsewhere: {
    title: "This number has been used already",
    text: "The shop says that another browser of yours used this opening's number before your press arrived. It has its record, so yours opened nothing. Press again to open boxes here.",
    won: "It won",
    voided: "It ended without a draw.",
  },

  breach: {
    title: "This opening doesn't match its proof",
    proven:
      "The shop signed things that contradict each other. Its own signatures prove that, to anybody who has the file.",
    claimed:
      "What came differs from what your browser held. The shop's signatures don't prove it to others, but you have seen it.",
    stopped: "Boxes stay closed here until you have decided what to do.",
    says: "The shop says that you won",
    todo: "What you can do",
    steps: {
      save: "Save the evidence, and keep the file. It has everything that both sides signed.",
      check: "Have it checked by the program that anybody can run, without this page.",
      show: "Show the file to whoever you trust, or to an authority. It says nothing about your password or your key.",
    },
    setAside: "I have the evidence. Let me go on",
  },

  lost: {
    title: "The shop has lost the record of this opening",
    text: "It says so itself. Its public log still shows that this opening was recorded, but not whether you were charged, and whether you have what was drawn.",
    todo: "Compare your balance and your inventory, save the evidence, and ask the shop for what is missing. You can open boxes again.",
    drawn: "This is what the seed in the public log draws",
  },

  newId: {
    title: "The shop takes you for somebody else",
    text: "You signed in with the same name as before, but the shop says that it is another account. Your browser keeps proofs of the one before, and opens nothing under the new one.",
    why: "If you closed your account and made a new one, that is right. If you didn't, save the proofs, and ask the shop: with a new account it would owe you nothing of the old one. This is the id of the account before:",
    accept: "I made a new account. Go on",
    save: "Save my proofs",
  },

  refused: {
    title: "This offer doesn't hold",
    text: "Your browser checked the shop's offer before it revealed its part, and did not go on. Nothing was revealed, so nothing could be opened.",
    missing:
      "The shop sent no proof that these odds are in force for everybody. Without it your browser reveals nothing. Try again later.",
    gap: "The shop shows an offer with a later number than your next one, but not the openings before it. Without them your browser reveals nothing.",
    again: "You can try again. Save the evidence if it happens twice.",
  },

  browser: {
    title: "A new browser may open boxes for you. Is it yours?",
    text: (count: number) =>
      plural(count, {
        one: "It is in the list of your browsers, but this one hasn't seen it before.",
        other: "They are in the list of your browsers, but this one hasn't seen them before.",
      }),
    unlisted: "A browser that is no longer in your list",
    added: "Added",
    unused: "Not used yet",
    used: "Last used",
    yes: (count: number) => plural(count, { one: "Yes, it's mine", other: "Yes, they're mine" }),
    no: (count: number) => plural(count, { one: "No, remove it", other: "No, remove them" }),
    removed: "Removed. Change your password too: that signs out everybody else.",
  },
});
