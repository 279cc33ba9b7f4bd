import { defineTexts } from "../texts.ts";

/** Texts of buttons that pages without a form have too. */
export const controls = defineTexts("controls", {
  copy: "Copy",
  copied: "Copied",
  tryAgain: "Try again",
});
