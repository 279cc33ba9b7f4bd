import { defineTexts } from "../../texts.ts";

/** Texts of the proof on the page of a shared opening. */
export const sharedProof = defineTexts({
  checking: "Your browser is checking the proof…",
  notLogged: "This opening isn't in the public log yet. A new one takes about a minute.",
  comparison: "This page and the proof",
  open: "Show the proof",
  openHint: "The proof has the balance, the ids and the keys of the person who opened it.",
  verifyFile: "Verify the file yourself",
  hints: {
    Verified: "Your browser recomputed everything under the shop's published keys, and found it in the public logs.",
    Unlogged:
      "Your browser recomputed everything under the shop's published keys. Only the public log doesn't have the record yet, which takes about a minute.",
    Recomputed:
      "Every signature and number adds up, but the public logs don't prove all of it yet. A new opening takes about a minute.",
    Contested: "Everything adds up. Only the person who opened it can say whether it was them.",
    Unknown: "This link comes with no proof that could be checked. Don't rely on it.",
    Breach: "Something doesn't match. Don't rely on this page; save the evidence.",
  },
  holds: {
    opening: "The proof is of one opening",
    box: "The box is the one in the proof",
    price: "The price is the one in the proof",
    items: "Items, tickets and chances are those in the proof",
    time: "The time is the one in the proof",
  },
  differs: {
    opening: "There is no proof of this opening",
    box: "The proof is of another box",
    price: "The proof has another price",
    items: "The proof has other items, tickets or chances",
    time: "The proof is of another time",
  },
});
