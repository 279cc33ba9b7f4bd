import type { Translated } from "../../texts.ts";
import type { similarBoxes as english } from "../../en/lootboxes/similar-boxes.ts";

export const similarBoxes: Translated<typeof english> = {
  title: "Des box du même genre",
};
