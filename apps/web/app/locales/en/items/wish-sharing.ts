import { defineTexts } from "../../texts.ts";

/** Texts that a person sees when they share their wishlist. */
export const wishSharing = defineTexts({
  title: "Share your wishlist",
  lead: "Create a link that shows your wishlist. Anyone who has the link can see its items and buy them for you. It shows no address. You can end it at any time.",
  shared: "Anyone who has this link can see your wishlist as it is now and as it changes.",
  name: "Show my username",
  link: "Link",
  create: "Create link",
  stop: "Stop sharing",
  done: "Done",
  cancel: "Cancel",
});
