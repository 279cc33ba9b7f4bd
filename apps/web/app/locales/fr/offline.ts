import type { Translated } from "../texts.ts";
import type { offline as english } from "../en/offline.ts";

export const offline: Translated<typeof english> = {
  title: "Vous êtes hors ligne",
  text: "Cette page n’est pas enregistrée sur votre appareil. Les pages déjà consultées restent lisibles. Pour ouvrir, acheter ou revendre, il faut une connexion.",
  retry: "Réessayer",
  bar: "Vous êtes hors ligne. Les prix et les stocks ont pu changer.",
  kept: (when) => `Copie enregistrée le ${when}. Les prix et les stocks ont pu changer.`,
};
