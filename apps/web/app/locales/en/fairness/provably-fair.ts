import type { Verdict } from "@trove/fairness";
import { defineTexts } from "../../texts.ts";
import { number, percent, plural } from "../grammar.ts";

const steps = {
  seal: {
    title: "You seal your part",
    text: "First, your browser picks 32 random digits. It keeps them secret and shows the shop only their fingerprint, like a sealed envelope.",
  },
  sign: {
    title: "The shop signs an offer",
    text: "The offer fixes everything: your number, the fingerprint of the shop's secret seed, your envelope, the box, its odds and its price. Your browser checks each of them. Up to here, either side can still walk away, and neither knows what's in the box.",
  },
  open: {
    title: "You open your envelope",
    text: "You press the button. Your browser sends its digits, signed with its own key. From now on the result is fixed: neither side can change or deny it.",
  },
  reveal: {
    title: "The shop opens its envelope",
    text: "Its answer reveals the secret seed. Your browser mixes both, works out the ticket and compares it with the answer. Only then does the reel spin. Each opening leaves one signed record that names the previous one, so none can be left out.",
  },
};

const verdicts: Record<Verdict, string> = {
  Verified:
    "Everything matches what your browser held before it revealed its part, starting with its first opening. Nobody could choose the result.",
  Unlogged:
    "Everything matches, as above. Only the public log doesn't have the record yet, which takes about a minute. Your browser looks for it there, and tells you if it never appears.",
  Recomputed:
    "Everything adds up and nothing differs. But this browser wasn't there: another of your browsers opened the box, or this one kept nothing.",
  Contested:
    "Everything adds up, but only you know whether it was you: whether you spent the money in between, or whether the other browser is yours. The page shows both times and what you would have won, and asks you.",
  Unknown:
    "You pressed, but there's no answer yet, or one that proves nothing. We send the same request again, now and at your next visit. You can't be charged twice. You can open other boxes once it's settled.",
  Breach:
    "Something doesn't match. The page stops and keeps the evidence. It tells you whether the shop's own signatures prove the breach to everyone, or whether only you have seen it.",
};

/** Texts of the page that explains fair openings and lets anyone verify them. */
export const provablyFair = defineTexts({
  title: "Provably fair",
  description: (brand: string) =>
    `How every opening at ${brand} is decided, step by step, with a verifier that recomputes it in your browser.`,
  lead: "Two seeds, yours and ours, decide each draw. Your browser checks it every time.",

  example: {
    title: "Try the draw",
    lead: "The real draw, with a revealed seed. Move the slider: each change to your part draws another ticket.",
    serverSeed: "Our secret, sealed before you chose anything",
    slider: "Your client seed",
    sliderValue: (seed: string) => `Client seed ${seed}`,
    text: "Or type your own",
    digest: "Both, mixed",
    ticket: "Ticket",
    ticketOf: (ticket: number) => number(ticket),
    wins: (item: string) => `wins ${item}`,
    outcome: (ticket: number, item: string) => `Ticket ${number(ticket)} wins ${item}`,
    band: "The million tickets of this box",
    share: (share: number) => percent(share),
  },

  steps: {
    title: "How an opening goes",
    lead: "Four steps, in this order. Your browser does its two automatically.",
    sides: { browser: "Your browser", shop: "The shop" },
    list: steps,
    fingerprint:
      "About fingerprints: a computer can turn any text into a fixed string of digits, called a hash. The same text always gives the same hash, the smallest change gives a different one, and nobody can find a text that fits a given hash. So a fingerprint reveals nothing about a secret, yet its owner can't swap the secret.",
  },

  verdicts: { title: "What each result means", list: verdicts },

  wrong: {
    title: "If something is wrong",
    lead: "Your browser keeps what both sides signed: the offer, what you revealed, and every answer as received. That's evidence, for you or for us.",
    list: {
      save: "Press “Save the evidence” at the opening, or save all your proofs as one file in the account settings, under Fairness. The file contains no password and no secret key.",
      check:
        "Anyone can check the file: here, or better with the command-line program, which doesn't need this page. It tells you whether our own signatures prove us wrong, or whether it's your word against ours.",
      show: "Show it to someone you trust: a friend who can run a program, a consumer office, the public. We can't take back what we signed, and nobody can forge it.",
      silent:
        "Even without an answer, the evidence counts. Anyone who has it can send us the same request again, and we must answer with the one record that belongs to it.",
      stranger:
        "If a browser that isn't yours has opened boxes, remove it in the account settings and change your password.",
    },
  },

  seeds: {
    title: "Your next opening",
    lead: "Our sealed part is already fixed. Yours has two parts: a text you can choose, and digits your browser picks fresh each time.",
    signIn: "Sign in to see yours",
    current: (nonce: number) => `Fingerprint of our secret for your number ${number(nonce)}`,
    clientSeed: "Client seed",
    clientSeedHint: "Any text of up to 64 characters. Applies from this browser's next opening.",
    clientSeedEmpty: "None yet. Your browser creates one before your first opening.",
    same: "Client seed must be different from the current one",
    random: "Random",
    save: "Change client seed",
    saved: "Client seed changed. Applies from your next opening",
    myProofs: "See my proofs",
  },

  verifier: {
    title: "Check an opening",
    lead: "Nothing you enter here leaves your browser.",
    ways: "What do you have?",
    values: "The numbers",
    file: "A proof file",
    transaction: "One of my transactions",
    fields: {
      serverSeed: "Server seed",
      commitment: "Its fingerprint",
      clientSeed: "Client seed",
      clientEntropy: "Your browser's digits",
      box: "Box in the opening",
      oddsTable: "Odds table",
      ticket: "Ticket",
    },
    optional: "to compare",
    boxHint: "Counted from 0",
    oddsTableHint: "The exact text, as published for the box's version",
    seedMistake: "64 lowercase hex digits",
    clientSeedMistake: "A text of 1 to 64 characters",
    entropyMistake: "32 lowercase hex digits",
    numberMistake: "A whole number from 0",
    tableMistake: "Not a complete odds table in its exact form",
    compute: "Compute",
    fill: "Use the worked example",
    result: "Result",
    commitmentOf: "Fingerprint of the seed",
    oddsHashOf: "Odds hash",
    ticketOf: "Ticket",
    itemOf: "Item",
    holds: "the same as entered",
    differs: "differs from what was entered",
    check: "Check",
    transactionId: "Transaction",
    transactionMistake: "A transaction ID, as shown in the link to its result",
    signIn: "Sign in to check by transaction",
  },

  outside: {
    title: "Check without this page",
    lead: "This page comes from us, and so does what it says about us. With your own copy of the program, you don't need to rely on either:",
    keys: "The program needs our public key. Write it down while you trust us, or get it from someone who did.",
    endorsingKey: "Our offline key, which vouches for the others",
    shopKey: "Signing key",
  },

  logs: {
    title: "What everyone can see",
    lead: "We keep two public lists. They can only grow: what's in them stays, and anyone can download and check all of it.",
    list: {
      terms:
        "One shows which odds and keys apply to everyone. So you get the same odds as everyone else, and changes appear there before they apply.",
      records:
        "The other has every opening: our secret, the fingerprint of the other part, and what was drawn, but no names. So anyone can recompute every draw and see that rare items come up as often as the odds say.",
      yours:
        "Your browser looks for your own openings there and remembers how long the lists were. It tells you if one is missing or if a list was rewritten.",
    },
    noNotice: "This shop announces no changes ahead. The odds of a box may change at any time.",
    unwitnessed:
      "Nobody else countersigns these lists yet. So we could show you one list and others a different one, and you'd only find out by comparing. Nobody else has seen their time either.",
    witnessed: (quorum: number) =>
      plural(quorum, {
        one: "An independent witness countersigns each state of the lists, but only if it continues the previous one. So we can't show you one list and others a different one without its help.",
        other:
          "# independent witnesses countersign each state of the lists, but only if it continues the previous one. So we can't show you one list and others a different one without their help.",
      }),
    terms: "Key of the list of odds and keys",
    records: "Key of the list of openings",
  },

  formula: {
    title: "The formula",
    lead: "For anyone who wants to write their own program. Lines are joined by a line feed.",
    number:
      "The digest is read as four 64-bit numbers. The first one below 2⁶⁴ − (2⁶⁴ mod 1,000,000) counts, and its remainder modulo a million is the ticket. Go through the drops in order; the first whose running sum of tickets exceeds the ticket wins.",
    worked: "A worked example",
    workedLead:
      "If your program gives these numbers, it follows the protocol. Your browser has just computed them too.",
    oddsTable: "Odds table",
    oddsHash: "Odds hash",
    serverSeed: "Server seed",
    commitment: "Its fingerprint",
    clientSeed: "Client seed",
    draws: "Draws",
    box: "Box",
    ticket: "Ticket",
    digest: "Digest",
    offer: "An offer, as it is signed",
    offerHash: "Its hash, which the reveal names",
    receipt: "A receipt, as it is signed",
    recordHash: "Its hash, which the next record names",
    same: "Computed here: the same",
    different: "Computed here: different",
  },

  limits: {
    title: "What this does not prove",
    list: {
      shipment:
        "That a parcel arrives, or what an item is worth. The odds table only fixes the stated names and prices.",
      page: "Anything, if the page that does the checking is dishonest: it comes from us. That's why there's a command-line program, a written protocol and public logs.",
      own: "That the shop's own openings are luck. When it opens its own boxes, it knows both secrets and could add invented openings to the log. That can't change yours, but it can skew statistics.",
      browser: "Anything your browser no longer has. Clearing its data deletes its proofs, so save them first.",
    },
  },
});
