import type { Translated } from "../texts.ts";
import type { controls as english } from "../en/controls.ts";

export const controls: Translated<typeof english> = {
  copy: "Copier",
  copied: "Copié",
  tryAgain: "Réessayer",
  failed: "Une erreur s’est produite. Réessayez.",
};
