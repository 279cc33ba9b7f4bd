import type { ReviewState } from "@trove/contract/reviews";
import { defineTexts } from "../../texts.ts";
import { plural } from "../grammar.ts";

/** The texts of an item's reviews, and of the person's own. */
export const reviews = defineTexts({
  hint: "Only people who have received this item can review it.",
  first: "If you have received it, you can write the first.",
  ofStars: (stars: number) => plural(stars, { one: "# star", other: "# stars" }),
  notCounted: (count: number) =>
    plural(count, {
      one: "# review doesn’t count: it was a fraud or came from our own people.",
      other: "# reviews don’t count: they were fraud or came from our own people.",
    }),
  received: (month: string) => `Received in ${month}`,
  won: (month: string) => `Won, received in ${month}`,
  nameless: "Somebody who received it",
  textRefused: "We don’t show this text. The stars count all the same.",
  more: "Show more reviews",
  write: "Write a review",
  own: "Your review",
  states: {
    Pending: "Waiting to be read",
    Published: "Published",
    TextRefused: "Text not shown",
    Void: "Not counted",
  } satisfies Record<ReviewState, string>,
  pending: "Someone at the shop reads each review before it appears.",
  why: (reason: string) => `Reason: ${reason}`,
  edit: "Edit",
  remove: "Delete",
  removeTitle: "Delete your review?",
  removeText: "Its stars no longer count. You can write another one.",
  keep: "Keep it",
  removed: "Review deleted",
  stars: "Your stars",
  starsMissing: "Choose 1 to 5 stars",
  text: "What do you think of it?",
  optional: "optional",
  textHint: "What is good, what isn’t? Leave out names, addresses and order numbers.",
  showName: "Show my username",
  showNameHint: "Otherwise nobody sees who wrote it.",
  send: "Send review",
  sent: "Thank you. We read it before it appears",
  cancel: "Cancel",
});
