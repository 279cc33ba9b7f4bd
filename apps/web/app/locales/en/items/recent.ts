import { defineTexts } from "../../texts.ts";

export const recent = defineTexts({
  title: "Recently viewed",
  forget: "Clear",
});
