import { defineTexts } from "../../texts.ts";
import { number, plural } from "../grammar.ts";

/** Texts about the proofs that a browser keeps, in the account settings. */
export const myProofs = defineTexts({
  title: "My proofs",
  lead: "What the shop promised for each of your openings, what you revealed and how it ended.",
  none: "You haven't opened anything in this browser yet.",
  noneAction: "Browse boxes",
  more: "Show more",

  looking: (count: number) => `Comparing with the shop's list: ${number(count)} so far`,
  same: (count: number) =>
    plural(count, {
      one: "The shop lists one opening. This browser has checked it: it matches.",
      other: "The shop lists # openings. This browser has checked them: all match.",
    }),
  listsNothing: "The shop lists no openings of yours.",
  breaches: (count: number) =>
    plural(count, {
      one: "One opening that the shop lists doesn't match. Save everything, then look at it below.",
      other: "# openings that the shop lists don't match. Save everything, then look at them below.",
    }),
  missing: (numbers: string) => `The shop's list leaves out openings of yours: number ${numbers}. Save everything.`,
  lost: (numbers: string) =>
    `The shop says it has lost the records of these openings: number ${numbers}. Check your balance and inventory, and ask the shop for anything that's missing.`,
  lostAt: (nonce: string, leaf: string, lostLeaf: string) =>
    `${nonce} (leaves ${leaf} and ${lostLeaf} of its public log)`,
  unsaid: (numbers: string) =>
    `The shop says it has lost the records of these openings, but its public log doesn't say so yet: number ${numbers}. Look again in a few minutes. If this stays, save everything.`,
  debits: (count: number) =>
    plural(count, {
      one: "One debit for an opening in your statement has no receipt.",
      other: "# debits for openings in your statement have no receipt.",
    }),
  failed: "The shop's list can't be read right now.",
  logged: "All of them are in the public log.",
  delayed: (count: number) =>
    plural(count, {
      one: "One isn't in the public log yet. This can take a minute.",
      other: "# aren't in the public log yet. This can take a minute.",
    }),
  unlogged: (numbers: string) =>
    `Openings of yours can't be found in the public log, or others are in their place: number ${numbers}. Save everything.`,
  logUnread: "The public log can't be read right now.",

  number: (nonce: number) => `No. ${number(nonce)}`,
  unknownBox: "A box",
  another: "opened in another browser",
  elsewhere: "Another browser was faster. You would have won",
  voided: "Nothing was charged. You would have won",
  refused: "The offer wasn't valid. Nothing was revealed.",
  noRecord: "We received an answer that doesn't match, but no record. We'll send the same request again.",
  lostRecord: "The shop has lost the record. The seed in its public log draws",
  open: "No answer yet. We'll send the same request again.",
  unreadable: "This can't be read.",

  others: {
    text: (count: number) =>
      plural(count, {
        one: "This browser also keeps one proof from another account.",
        other: "This browser also keeps # proofs from another account.",
      }),
    open: (count: number) =>
      plural(count, { one: "One opening has no answer yet.", other: "# openings have no answer yet." }),
    save: "Save them",
  },
  stops: {
    title: "Signed by you and the shop",
    lead: "Times when you wanted to open nothing, signed by a browser of yours and by the shop. If the shop sold you something then, the file of all proofs shows it to everybody.",
    BREAK: "Break",
    EXCLUSION: "Exclusion",
    END: "All offers ended",
    span: (from: string, until: string) => `From ${from} to ${until}`,
    at: (time: string) => `Since ${time}`,
    untaken: (time: string) => `Not taken, as the shop answered on ${time}: something else of yours came first`,
    unanswered: "The shop has given no readable answer",
    unreadable: "This can't be read",
  },

  saveAll: "Save all as one file",
  saved: "Saved. Anyone can check the file without this page.",
  clearing:
    "Clearing this browser's data deletes these proofs and the key it opens boxes with. We can fetch the shop's list again, but not what this browser kept itself.",

  check: {
    title: "Check a file",
    lead: "Drop a proof file here, yours or someone else's. It doesn't leave your browser.",
    choose: "Choose a file",
    paste: "or paste its text",
    button: "Check",
    notProofs: "This isn't a proof file",
    result: (count: number) => plural(count, { one: "One opening", other: "# openings" }),
    proven: "The shop's own signatures prove that.",
    claimed: "The shop's signatures don't prove the difference: whoever has the file could have written it.",
    keys: "Only signatures by keys this browser knows as the shop's count.",
    held: (count: number) =>
      plural(count, { one: "One opening passes every check.", other: "# openings pass every check." }),
  },
});
