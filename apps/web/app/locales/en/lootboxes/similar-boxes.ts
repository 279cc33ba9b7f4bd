import { defineTexts } from "../../texts.ts";

export const similarBoxes = defineTexts({
  title: "Boxes like this one",
});
