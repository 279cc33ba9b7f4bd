import type { Translated } from "../../texts.ts";
import type { sharedWishlist as english } from "../../en/items/shared-wishlist.ts";

export const sharedWishlist: Translated<typeof english> = {
  title: "Une liste d’envies",
  titleOf: (name: string) => `Liste d’envies de ${name}`,
  lead: "Quelqu’un souhaite ces articles. Les prix et le stock sont ceux d’aujourd’hui.",
  none: "Cette liste d’envies est vide pour le moment.",
  browse: "Parcourir la boutique",
  gone: {
    title: "Rien n’est partagé ici",
    text: "Le lien est peut-être erroné, ou la personne ne partage plus sa liste d’envies.",
  },
};
