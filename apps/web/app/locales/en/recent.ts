import { defineTexts } from "../texts.ts";

export const recent = defineTexts("recent", {
  title: "Recently viewed",
  forget: "Clear",
});
