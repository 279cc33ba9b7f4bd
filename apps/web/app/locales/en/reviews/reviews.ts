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
  waiting: (count: number, days: number) =>
    plural(count, {
      one: `# review waits to be read. Its stars count after ${days} days at the latest.`,
      other: `# reviews wait to be read. Their stars count after ${days} days at the latest.`,
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
  pending: (days: number) =>
    `Someone at the shop reads each review before it appears. Its stars count after ${days} days at the latest.`,
  why: (reason: string) => `Reason: ${reason}`,
  hideName: "Hide my name",
  nameHidden: "Your name is no longer shown",
  edit: "Edit",
  remove: "Delete",
  removeTitle: "Delete your review?",
  removeText: "Its stars no longer count. You can write another one, unless the shop has found a fraud.",
  keep: "Keep it",
  removed: "Review deleted",
  stars: "Your stars",
  starsMissing: "Choose 1 to 5 stars",
  text: "What do you think of it?",
  optional: "optional",
  textHint: "What is good, what isn’t? Leave out names, addresses and order numbers.",
  showName: "Show my username",
  showNameHint:
    "With it, everybody sees when you received the item, and whether you won it. You can hide it at any time.",
  send: "Send review",
  sent: "Thank you. We read it before it appears",
  pictures: {
    title: "Pictures",
    place: (place: number, count: number) => `Picture ${place} of ${count}`,
    add: "Add a picture",
    hint: (most: number) =>
      `Up to ${most}. Leave out faces, addresses and documents. Until your review is published, only the shop sees them.`,
    added: "Picture sent. We look at it before it appears",
    remove: (place: number) => `Remove picture ${place}`,
    removeShort: "Remove",
    removed: "Picture removed",
    wrongType: "Choose a JPEG, PNG or WebP picture",
    retry: "Show the pictures again",
    tooLarge: "The picture may have up to 4 MB",
  },
  cancel: "Cancel",
});
