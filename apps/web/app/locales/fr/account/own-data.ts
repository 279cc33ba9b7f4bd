import type { ownData as english } from "../../en/account/own-data.ts";
import type { Translated } from "../../texts.ts";

export const ownData: Translated<typeof english> = {
  signInAgain: "Déconnectez-vous, reconnectez-vous, puis réessayez dans les dix minutes.",
  download: {
    title: "Télécharger mes données",
    lead: "Tout ce que nous avons enregistré à votre sujet, dans un seul fichier JSON : votre compte, vos commandes, vos paiements, vos ouvertures avec leurs preuves, et plus encore. Conservez-le en lieu sûr.",
    button: "Télécharger mes données",
  },
};
