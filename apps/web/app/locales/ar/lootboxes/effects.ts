import type { effects as english } from "../../en/lootboxes/effects.ts";
import type { Translated } from "../../texts.ts";

export const effects: Translated<typeof english> = {
  title: "فتح الصناديق",
  sound: "الصوت",
  volume: "مستوى الصوت",
  listen: "استمع",
  haptics: "الاهتزاز",
  calm: "يتوقف الصوت والاهتزاز ما دام جهازك يطلب حركة أقل.",
};
