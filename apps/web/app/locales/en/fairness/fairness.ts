import type { Outcome, Verdict } from "@trove/fairness";
import { defineTexts } from "../../texts.ts";

const groups = { commitment: "Promise", odds: "Odds", draw: "Draw", balance: "Balance" };

const outcome = {
  Holds: "holds",
  Differs: "differs",
  NotHeld: "nothing to compare with",
  Ask: "only you know",
} satisfies Record<Outcome, string>;

const verdicts = {
  Verified: "Verified",
  Unlogged: "Verified, not yet in the log",
  Recomputed: "Recomputed",
  Contested: "Please confirm",
  Unknown: "Not known yet",
  Breach: "Doesn't match",
} satisfies Record<Verdict, string>;

const verdictHints = {
  Verified: "Your browser checked everything against what it held before it revealed its part.",
  Unlogged:
    "Your browser checked everything. Only the public log doesn't have the record yet, which takes about a minute.",
  Recomputed: "Every number adds up. Some things this browser could only check afterwards.",
  Contested: "Everything adds up, but only you know whether it was you.",
  Unknown: "The answers so far prove nothing. We'll send the same request again.",
  Breach: "Something doesn't match. Save the evidence.",
} satisfies Record<Verdict, string>;

/** Short texts about proofs, shown with openings. */
export const fairness = defineTexts({
  proof: "Proof",
  groups,
  outcome,
  verdicts,
  verdictHints,
  verify: "Verify",
  hideChecks: "Hide checks",
  save: "Save the evidence",
  saved: "Saved. Anyone can check it without this page.",
  failed: "The proof couldn't be checked.",
  before: "This box was opened before we kept verifiable records.",
  more: "How this works",
  unable: {
    NoTls:
      "This page was loaded without HTTPS, so your browser can't verify openings. Open the shop with https:// instead.",
    NoEd25519:
      "This browser is too old to verify openings. Update it, or use a recent version of Chrome, Edge, Firefox or Safari.",
    NoStorage:
      "This browser doesn't let the page store your proofs, which often happens in private windows. Open the shop in a regular window and allow it to store data.",
    TooManyBrowsers: "You've reached the limit of 20 browsers. Remove one in your account settings, under Fairness.",
  },
});
