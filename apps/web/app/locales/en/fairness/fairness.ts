import type { Outcome, Verdict } from "@trove/fairness";
import { defineTexts } from "../../texts.ts";

const groups = { commitment: "Promise", odds: "Odds", draw: "Draw", balance: "Balance" };

const outcome = {
  Holds: "holds",
  Differs: "differs",
  NotHeld: "nothing to compare with",
  Ask: "only you can say",
} satisfies Record<Outcome, string>;

const verdicts = {
  Verified: "Verified",
  Recomputed: "Recomputed",
  Contested: "Up to you",
  Unknown: "Not known yet",
  Breach: "Doesn't match",
} satisfies Record<Verdict, string>;

const verdictHints = {
  Verified: "Your browser checked everything against what it held before it revealed its part.",
  Recomputed: "Every number follows from the others. Some things this browser could only look at afterwards.",
  Contested: "Everything adds up, but whether it was you, only you can say.",
  Unknown: "What came so far proves nothing. The same request is sent again.",
  Breach: "Something doesn't match. Save the evidence.",
} satisfies Record<Verdict, string>;

/** Short texts about proofs, shown with openings. */
export const fairness = defineTexts("fairness", {
  proof: "Proof",
  groups,
  outcome,
  verdicts,
  verdictHints,
  verify: "Verify",
  hideChecks: "Hide the checks",
  save: "Save the evidence",
  saved: "Saved. Anybody can check it without this page.",
  failed: "The proof couldn't be checked.",
  before: "This was opened before openings left a record that can be proved.",
  more: "How this works",
  unable: {
    NoTls:
      "This page came without HTTPS, so your browser can't check an opening. Open the shop with https:// in front of its address.",
    NoEd25519:
      "This browser is too old to check an opening. Update it, or use a recent Chrome, Edge, Firefox or Safari.",
    NoStorage:
      "This browser doesn't let the page keep your proofs, as some do in private windows. Open the shop in an ordinary window, and allow it to store data.",
    NoRoom: "Twenty browsers may open boxes for you already. Remove one in your account settings, under Fairness.",
  },
});
