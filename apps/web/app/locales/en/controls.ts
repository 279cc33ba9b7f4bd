import { defineTexts } from "../texts.ts";

/** Texts of buttons that pages without a form have too, and of failures that nobody has named. */
export const controls = defineTexts({
  copy: "Copy",
  copied: "Copied",
  tryAgain: "Try again",
  failed: "Something went wrong!",
});
