import type { promoCode as english } from "../../en/promotions/code.ts";
import type { Translated } from "../../texts.ts";

export const promoCode: Translated<typeof english> = {
  use: "Utiliser un code",
  label: "Code",
  apply: "Appliquer",
  remove: "Retirer le code",
  used: (code) => `Code ${code}`,
  takes: (amount) => `réduit le total de ${amount}`,
  freeShipping: "La livraison est gratuite",
  refusals: {
    Unknown: "Nous ne connaissons pas ce code. Vérifiez l’orthographe.",
    UsedUp: "Ce code est épuisé.",
    NotForThese: "Ce code ne vaut pas pour ces articles.",
    BelowMinimum: "Les articles concernés par ce code ne coûtent pas assez.",
    FirstOrder: "Ce code ne vaut que pour une première commande.",
    SignIn: "Connectez-vous pour utiliser ce code.",
    OnlySent: "Ce code ne vaut que pour les commandes que nous vous envoyons.",
  },
};
