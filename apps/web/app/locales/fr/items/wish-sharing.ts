import type { Translated } from "../../texts.ts";
import type { wishSharing as english } from "../../en/items/wish-sharing.ts";

export const wishSharing: Translated<typeof english> = {
  title: "Partager votre liste d’envies",
  lead: "Créez un lien qui montre votre liste d’envies. Toute personne qui a ce lien peut voir les articles et vous les offrir. Il ne montre aucune adresse. Vous pouvez y mettre fin à tout moment.",
  shared: "Toute personne qui a ce lien peut voir votre liste d’envies, telle qu’elle est et telle qu’elle change.",
  name: "Afficher mon nom d’utilisateur",
  link: "Lien",
  create: "Créer le lien",
  stop: "Arrêter le partage",
  done: "Terminé",
  cancel: "Annuler",
};
