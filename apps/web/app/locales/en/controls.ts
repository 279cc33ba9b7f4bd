import { defineTexts } from "../texts.ts";

/** Texts of buttons that also appear on pages without a form, and the text for unknown failures. */
export const controls = defineTexts({
  copy: "Copy",
  copied: "Copied",
  tryAgain: "Try again",
  failed: "Something went wrong!",
});
