import type { ReviewState, ReviewWarning } from "@trove/contract/reviews";
import { defineTexts } from "../../texts.ts";

/** The texts of the operators' reviews. */
export const adminReviews = defineTexts({
  title: "Reviews",
  lead: "What people write about items that they have received. What has waited longest comes first.",
  tabs: {
    Pending: "To read",
    Published: "Published",
    TextRefused: "Text refused",
    Void: "Not counted",
  } satisfies Record<ReviewState, string>,
  empty: { Pending: "Nothing to read", Published: "None", TextRefused: "None", Void: "None" } satisfies Record<
    ReviewState,
    string
  >,
  noText: "No text, only stars",
  written: (time: string) => `Written ${time}`,
  bought: (month: string) => `Bought, received ${month}`,
  won: (month: string) => `Won, received ${month}`,
  person: "Person",
  shownName: (name: string) => `Shown as ${name}`,
  warnings: {
    NoPiece: "Has no delivered piece any more",
    Staff: "Works for the shop",
  } satisfies Record<ReviewWarning, string>,
  why: (reason: string) => `Reason: ${reason}`,
  publish: "Publish",
  published: "Review published",
  refuse: {
    open: "Refuse the text",
    hint: "The text, the pictures and the name disappear, the stars count all the same. The person reads the reason.",
    submit: "Refuse text",
    done: "Text refused",
  },
  void: {
    open: "Don’t count it",
    hint: "Only for fraud and for the shop’s own people. A second person has to approve it. The item shows that a review isn’t counted.",
    submit: "Ask not to count it",
    done: "Review no longer counts",
  },
  reason: "Reason",
  cancel: "Cancel",
});
