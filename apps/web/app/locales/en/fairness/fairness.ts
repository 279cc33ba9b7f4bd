import type { CheckGroup } from "@trove/fairness";
import { defineTexts } from "../../texts.ts";

const groups = { commitment: "Commitment", odds: "Odds", draw: "Draw" } satisfies Record<CheckGroup, string>;

/** Short texts about proofs, shown with openings. */
export const fairness = defineTexts("fairness", {
  proof: "Proof",
  groups,
  outcome: { Holds: "holds", Differs: "differs", NotHeld: "nothing to compare with" },
  verdicts: { Verified: "Verified", Recomputed: "Recomputed", Breach: "Doesn't match" },
  verdictHints: {
    Verified: "Your browser checked every number against what it held before you pressed.",
    Recomputed: "Every number follows from the others. Some could only be looked at afterwards.",
    Breach: "Something doesn't match. Save the evidence.",
  },
  verify: "Verify",
  hideChecks: "Hide the checks",
  save: "Save the evidence",
  saved: "Saved. It can be checked with the command line, without this page.",
  failed: "The proof couldn't be checked.",
  more: "How this works",
  breach: {
    title: "This opening doesn't match its proof",
    text: "The shop's answer disagrees with what your browser held before you pressed. Save the evidence: it holds the signed commitment, your request and the answer, and anybody can check it without this page.",
    says: "The shop says that you won:",
    askAgain: "Ask the shop again",
    setAside: "Set aside",
    setAsideHint: "Until you set it aside, the same request is sent again whenever you come back.",
  },
  broken: {
    title: "The shop took back a promise",
    text: (nonce: number) =>
      `Your browser holds a commitment for your opening number ${nonce}. The shop now states another one for the same number. Nothing was sent. Save the evidence before you do anything else.`,
    held: "Held by your browser",
    now: "Stated by the shop now",
    startOver: "Start over with the new one",
  },
});
