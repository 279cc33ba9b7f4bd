import type { Verdict } from "@trove/fairness";
import { defineTexts } from "../../texts.ts";
import { number, percent, plural } from "../grammar.ts";

const steps = {
  seal: {
    title: "You seal your part",
    text: "Before anything else your browser thinks up 32 random digits. It keeps them to itself and shows the shop only their fingerprint, as if they lay in a sealed envelope.",
  },
  sign: {
    title: "The shop signs an offer",
    text: "It fixes everything: your number, the fingerprint of its own secret seed, your envelope, the box, its odds and its price. Your browser checks each of them. Until here either of you may still say no, and neither of you knows what is in the box.",
  },
  open: {
    title: "You open your envelope",
    text: "You press the button. Your browser sends its digits, signed with a key of its own. From this moment the outcome is a fact: neither side can change it, and neither can deny it.",
  },
  reveal: {
    title: "The shop opens its own",
    text: "Its answer shows the secret seed. Your browser mixes both, sees which ticket follows, and compares it with the answer. Only then the reel turns. Every opening leaves one signed record that names the one before, so none can be left out.",
  },
};

const verdicts: Record<Verdict, string> = {
  Verified:
    "Everything matches what your browser held before it revealed its part, from its first opening on. There was nothing to choose.",
  Recomputed:
    "Everything follows from everything else, and nothing differs. But this browser was not there: another browser of yours opened the box, or this one kept nothing. A file also says so as long as the public list has not got the record, which takes about a minute.",
  Contested:
    "Everything adds up, but only you know whether it was you: whether you spent the money in between, or whether that other browser is yours. The page shows both times and what you would have won, and asks you.",
  Unknown:
    "You pressed, and no answer has come, or one that proves nothing. The same request is sent again, now and at your next visit. You can't be charged twice. Other boxes wait until it has ended.",
  Breach:
    "Something differs. The page celebrates nothing, stops, and keeps the evidence. It says whether the shop's own signatures prove the breach to everybody, or only you have seen it.",
};

/** Texts of the page that explains fair openings and lets anybody verify them. */
export const provablyFair = defineTexts("provablyFair", {
  title: "Provably fair",
  description: (brand: string) =>
    `How every opening at ${brand} is decided, step by step, and a verifier that computes it again in your browser.`,
  lead: "You don't have to take our word for what is in a box. Nobody chooses it: it follows from two secrets, yours and ours, which both were sealed before either of us could know. Your browser checks that each time.",

  example: {
    title: "See it decide",
    lead: "This is the real draw, with secrets that have been given away since. Move the slider: change your part a little, and another ticket is drawn. Nobody can say beforehand which.",
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
    lead: "Four steps, in this order. Your browser takes its two by itself.",
    sides: { browser: "Your browser", shop: "The shop" },
    list: steps,
    fingerprint:
      "About fingerprints: a computer can turn any text into a fixed row of digits, called a hash. The same text always gives the same row, the smallest change gives another one, and nobody can find a text for a given row. So a fingerprint tells nothing about a secret, and yet its owner can't exchange it.",
  },

  verdicts: { title: "What the page says about it", list: verdicts },

  wrong: {
    title: "If something is wrong",
    lead: "Your browser keeps what both sides signed: the offer, what you revealed, and every answer as it came. That is evidence, for you or for us.",
    list: {
      save: "Press “Save the evidence” at the opening, or save all your proofs as one file in the account settings, under Fairness. The file holds no password and no secret key.",
      check:
        "Anybody can check the file: here, or better with the program for the command line, which doesn't need this page. It says whether our own signatures convict us, or whether it is your word against ours.",
      show: "Show it to whoever you trust: a friend who can run a program, a consumer office, the public. What we signed, we can't take back, and nobody can forge it.",
      silent:
        "If no answer comes, the evidence is worth just as much. Whoever has it can ask us again with the same request, and we must answer with the one record that belongs to it.",
      stranger:
        "If a browser that isn't yours has opened boxes, remove it in the account settings and change your password.",
    },
  },

  seeds: {
    title: "Your next opening",
    lead: "Our sealed part is fixed already. Yours has two parts: a text that you may choose, and digits that your browser makes fresh each time.",
    signIn: "Sign in to see yours",
    current: (nonce: number) => `Fingerprint of our secret for your number ${number(nonce)}`,
    clientSeed: "Client seed",
    clientSeedHint: "Any text of up to 64 characters. This browser uses it from its next offer on.",
    clientSeedEmpty: "None yet: your browser makes one before your first opening.",
    same: "Client seed must be different from the current one",
    random: "Random",
    save: "Change the client seed",
    saved: "Your client seed holds from the next opening on",
    myProofs: "See my proofs",
  },

  verifier: {
    title: "Check an opening",
    lead: "Nothing you enter here leaves your browser.",
    ways: "What do you have?",
    values: "The numbers",
    file: "A file of proofs",
    transaction: "A transaction of mine",
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
    tableMistake: "Not a complete odds table in its exact writing",
    compute: "Compute",
    fill: "Fill in the worked example",
    result: "What follows from these numbers",
    commitmentOf: "Fingerprint of the seed",
    oddsHashOf: "Odds hash",
    ticketOf: "Ticket",
    itemOf: "Item",
    holds: "the same as entered",
    differs: "differs from what was entered",
    check: "Check",
    transactionId: "Transaction",
    transactionMistake: "A transaction's id, as it stands in the address of its result",
    signIn: "Sign in to check by transaction",
  },

  outside: {
    title: "Check without this page",
    lead: "This page comes from us, and so does what it says about us. With a copy of the program that you trust, you need neither:",
    keys: "It has to be told our public key. Write it down while you trust us, or take it from somebody who did.",
    endorsingKey: "The key that vouches for our others, kept offline",
    shopKey: "A key with which we sign",
  },

  logs: {
    title: "What everybody can see",
    lead: "We keep two public lists. Each can only grow: whatever once was in them stays, and anybody can download all of it and check.",
    list: {
      terms:
        "One says which odds and keys are in force for everybody. So your odds are everybody's odds, and a change stands there before it holds.",
      records:
        "The other has every opening: our secret, the fingerprint of the other part, and what was drawn, but no names. So anybody can draw all of them again, and see that rare items come as often as the odds say.",
      yours:
        "Your browser looks for your own openings there, and remembers how long the lists were. It says so if one is missing, or if a list was ever rewritten.",
    },
    unwitnessed:
      "Nobody else countersigns these lists yet. So we could show you one list and others another, and only by comparing with them would you find out.",
    witnessed: (quorum: number) =>
      plural(quorum, {
        one: "An independent witness countersigns each state of the lists, and only if it continues the one before. So we can't show you one list and others another without its help.",
        other:
          "# independent witnesses countersign each state of the lists, and only if it continues the one before. So we can't show you one list and others another without their help.",
      }),
    terms: "Key of the list of odds and keys",
    records: "Key of the list of openings",
  },

  formula: {
    title: "The formula",
    lead: "For whoever wants to write a program of their own. Lines are joined by a line feed.",
    number:
      "The digest is read as four 64-bit numbers. The first one below 2⁶⁴ − (2⁶⁴ mod 1,000,000) counts, and its remainder by a million is the ticket. The drops are walked in their order; the first whose running sum of tickets exceeds the ticket is won.",
    worked: "A worked example",
    workedLead:
      "If your own program gives these numbers, it follows the protocol. Your browser has just computed them too.",
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
        "That a parcel arrives, or what an item is worth. The odds table only fixes which names and prices were stated.",
      page: "Anything at all, if the page that checks is dishonest: it comes from us. The program for the command line, the written protocol and the public logs are there so that nobody has to rely on it.",
      own: "That the shop's own openings are luck. When it opens its own boxes it knows both secrets, and could write invented openings into the log. That can't change yours, but it thins out statistics.",
      browser: "Anything that your browser no longer has. Clearing its data clears its proofs. Save them first.",
    },
  },
});
