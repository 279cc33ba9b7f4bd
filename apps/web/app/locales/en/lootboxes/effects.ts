import { defineTexts } from "../../texts.ts";

/** Texts of sound and vibration in the settings. */
export const effects = defineTexts({
  title: "Opening boxes",
  sound: "Sound",
  volume: "Volume",
  listen: "Listen",
  haptics: "Vibration",
  calm: "Sound and vibration are off while your device asks for less motion.",
});
