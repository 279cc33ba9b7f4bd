import { defineTexts } from "../../texts.ts";
import { number, plural } from "../grammar.ts";

/** Texts of the proofs that a browser keeps, in the account settings. */
export const myProofs = defineTexts("myProofs", {
  title: "My proofs",
  lead: "Everything that this browser keeps about your openings: what the shop promised, what you revealed, and how it ended.",
  none: "You haven't opened anything in this browser yet.",
  noneAction: "See all boxes",
  more: "Show more",

  looking: (count: number) => `Comparing with the shop's list: ${number(count)} so far`,
  same: (count: number) =>
    plural(count, {
      one: "The shop lists one opening. It is the one that this browser holds.",
      other: "The shop lists # openings. They are the ones that this browser holds.",
    }),
  listsNothing: "The shop lists no opening of yours.",
  breaches: (count: number) =>
    plural(count, {
      one: "One opening that the shop lists doesn't match. Save everything, then look at it below.",
      other: "# openings that the shop lists don't match. Save everything, then look at them below.",
    }),
  missing: (numbers: string) => `The shop's list leaves out openings of yours: number ${numbers}. Save everything.`,
  lost: (numbers: string) =>
    `The shop says that it has lost the records of these openings: number ${numbers}. Compare your balance and your inventory, and ask it for what is missing.`,
  debits: (count: number) =>
    plural(count, {
      one: "One debit for an opening in your statement has no receipt.",
      other: "# debits for openings in your statement have no receipt.",
    }),
  failed: "The shop's list can't be read right now.",
  logged: "All of them are in the public log.",
  delayed: (count: number) =>
    plural(count, {
      one: "One has not been found in the public log yet. That can take a minute.",
      other: "# have not been found in the public log yet. That can take a minute.",
    }),
  unlogged: (numbers: string) =>
    `Openings of yours can't be found in the public log, or others are in their place: number ${numbers}. Save everything.`,
  logUnread: "The public log can't be read right now.",

  number: (nonce: number) => `No. ${number(nonce)}`,
  unknownBox: "A box",
  another: "in another browser",
  elsewhere: "Another browser was faster. Here it would have been",
  voided: "Nothing was charged. It would have been",
  refused: "The offer didn't hold. Nothing was revealed.",
  noRecord: "An answer came that doesn't match, and no record. The same request is sent again.",
  lostRecord: "The shop has lost the record. The seed in its public log draws",
  open: "No answer yet. The same request is sent again.",
  unreadable: "It can't be read.",

  others: {
    text: (count: number) =>
      plural(count, {
        one: "This browser also keeps one proof of another account.",
        other: "This browser also keeps # proofs of another account.",
      }),
    open: (count: number) =>
      plural(count, { one: "One opening has no answer yet.", other: "# openings have no answer yet." }),
    save: "Save them",
  },

  saveAll: "Save everything as one file",
  saved: "Saved. Anybody can check the file without this page.",
  clearing:
    "Clearing this browser's data loses these proofs, and the key with which it opens boxes. What the shop lists can be fetched again, but not what this browser held before.",

  check: {
    title: "Check a file",
    lead: "Drop a file of proofs here, yours or somebody else's. It doesn't leave your browser.",
    choose: "Choose a file",
    paste: "or paste its text",
    button: "Check",
    notProofs: "This is no file of proofs",
    result: (count: number) => plural(count, { one: "One opening", other: "# openings" }),
    proven: "The shop's own signatures prove that.",
    claimed: "The shop's signatures don't prove what differs: who has the file could have written it.",
    keys: "Signatures count if they are by keys that this browser knows as the shop's.",
    held: (count: number) =>
      plural(count, { one: "One opening holds in everything.", other: "# openings hold in everything." }),
  },
});
