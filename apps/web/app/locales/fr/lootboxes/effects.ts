import type { effects as english } from "../../en/lootboxes/effects.ts";
import type { Translated } from "../../texts.ts";

export const effects: Translated<typeof english> = {
  title: "Ouverture des box",
  sound: "Son",
  volume: "Volume",
  listen: "Écouter",
  haptics: "Vibration",
  calm: "Son et vibration sont coupés tant que votre appareil demande moins d’animations.",
};
