import { defineTexts } from "../../texts.ts";
import { number, percent } from "../grammar.ts";

/** Texts of the page that explains fair openings and lets anybody verify them. */
export const provablyFair = defineTexts("provablyFair", {
  title: "Provably fair",
  description: (brand: string) =>
    `How every opening at ${brand} is decided, step by step, and a verifier that computes it again in your browser.`,
  lead: "You don't have to take our word for an opening. Everything that decides it can be computed again: here, in your browser, or with a program of your own.",

  example: {
    title: "See it decide",
    lead: "This is the real draw with a seed that is no secret any more. Move the slider: another client seed, another ticket.",
    serverSeed: "Our seed, fixed before you chose anything",
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
    items: { Legendary: "a gold watch", Epic: "a silver ring", Uncommon: "a reading lamp", Common: "a box of pencils" },
  },

  steps: {
    title: "Four steps, in this order",
    list: {
      commit: {
        title: "We commit",
        text: "Before you can press the button you hold a signed hash of the seed that your next opening will use. We can't change that seed afterwards: the hash would no longer fit.",
      },
      add: {
        title: "You add what we can't know",
        text: "Your client seed goes into the draw, and so do 32 random digits that your browser makes only once it holds our hash. So we can't pick a seed that is bad for you.",
      },
      draw: {
        title: "The numbers decide",
        text: "Seeds, opening number and the hash of the odds on the page give a ticket from 0 to 999,999. The odds table says which item has that ticket. Nothing else has a say.",
      },
      reveal: {
        title: "We reveal, you check",
        text: "The answer shows the seed. Your browser computes everything again at once and compares it with what it held: that is what “Verified” means. Each opening also ends in a signed receipt that names the one before.",
      },
    },
  },

  formula: {
    title: "The formula",
    lead: "HMAC-SHA-256 with our seed as key. Lines are joined by a line feed.",
    number:
      "The digest is read as four 64-bit numbers. The first one below 2⁶⁴ − (2⁶⁴ mod 1,000,000) counts, and its remainder by a million is the ticket. The drops are walked in their order; the first whose running sum of tickets exceeds the ticket is won.",
    worked: "A worked example",
    workedLead:
      "If your own program gives these numbers, it follows the protocol. Your browser has just computed them too.",
    oddsTable: "Odds table",
    oddsHash: "Odds hash",
    serverSeed: "Server seed",
    commitment: "Its commitment",
    clientSeed: "Client seed",
    clientEntropy: "Client entropy",
    draws: "Draws",
    nonce: "Opening",
    box: "Box",
    ticket: "Ticket",
    digest: "Digest",
    same: "Computed here: the same",
    different: "Computed here: different",
  },

  verifier: {
    title: "Check an opening",
    lead: "Nothing you enter here leaves your browser.",
    ways: "What do you have?",
    values: "The numbers",
    file: "An evidence file",
    transaction: "A transaction of mine",
    fields: {
      serverSeed: "Server seed",
      commitment: "Commitment",
      clientSeed: "Client seed",
      clientEntropy: "Client entropy",
      nonce: "Opening number",
      drawIndex: "Box in the opening",
      oddsTable: "Odds table",
      ticket: "Ticket",
    },
    optional: "to compare",
    drawIndexHint: "Counted from 0",
    oddsTableHint: "The exact text, as published for the box's version",
    seedMistake: "64 lowercase hex digits",
    entropyMistake: "32 lowercase hex digits, or empty",
    numberMistake: "A whole number from 0",
    tableMistake: "Not a complete odds table in its exact writing",
    compute: "Compute",
    fill: "Fill in the worked example",
    result: "What follows from these numbers",
    commitmentOf: "Commitment of the seed",
    oddsHashOf: "Odds hash",
    ticketOf: "Ticket",
    itemOf: "Item",
    holds: "the same as entered",
    differs: "differs from what was entered",
    choose: "Choose a file",
    paste: "or paste its text",
    check: "Check",
    notEvidence: "This is no evidence file",
    fileKeys: "Signatures are checked against the keys that this shop publishes now, not those in the file.",
    transactionId: "Transaction",
    transactionMistake: "A transaction's id, as it stands in the address of its result",
    signIn: "Sign in to check by transaction",
  },

  seeds: {
    title: "Your seeds",
    lead: "What your next opening will be made of.",
    signIn: "Sign in to see yours",
    current: (nonce: number) => `Commitment of your next opening, number ${number(nonce)}`,
    next: (nonce: number) => `Commitment of the one after, number ${number(nonce)}`,
    clientSeed: "Client seed",
    clientSeedHint: "Any text of up to 64 characters. It holds from your next opening on.",
    clientSeedEmpty: "None yet: your browser makes one before your first opening.",
    same: "Client seed must be different from the current one",
    random: "Random",
    save: "Change the client seed",
    saved: "Your client seed holds from the next opening on",
    last: "Your last openings",
    none: "You haven't opened anything yet.",
    opening: (nonce: number) => `Number ${number(nonce)}`,
    verify: "Verify",
    verifyOne: (nonce: number, box: string) => `Verify opening ${number(nonce)}, ${box}`,
  },

  limits: {
    title: "What this does not prove",
    list: {
      shipment: "That a parcel arrives, or what an item is worth. The receipt only fixes which prices were stated.",
      foresight:
        "That nobody can know an outcome beforehand. Whoever knows our secret, your client seed and your browser's digits could, so a shop that plays against itself can.",
      hindsight:
        "That an evidence file wasn't made up later by whoever shows it to you. What we signed can't be forged; when it was held, and what was sent, is that person's word. To yourself it is proof.",
      others: "That the openings of others were fair, or that others exist.",
      page: "Anything at all, if the page that checks is dishonest. This page comes from us. That is why the protocol is written down, and why there is a program for the command line that you can run from a copy you trust.",
    },
    command: "With a copy of the program:",
  },
});
