import type { Translated } from "../../texts.ts";
import type { launch as english } from "../../en/launch/launch.ts";

export const launch: Translated<typeof english> = {
  title: "Ouverture prochaine",
  text: "Nous remplissons les rayons. Laissez votre adresse e-mail : nous vous écrirons une fois, quand les premiers articles seront là.",
  description: (brand) => `${brand} ouvre bientôt. Laissez votre adresse e-mail pour être averti.`,
  itemsSoon: "Les articles arrivent bientôt",
  itemsSoonText: "Rien à acheter à la pièce pour l’instant. Les box sont ouvertes.",
  toBoxes: "Voir les box",
  boxesSoon: "Les box arrivent bientôt",
  boxesSoonText: "Aucune box à ouvrir pour l’instant. La boutique a des articles.",
  toItems: "Voir les articles",
  send: "Prévenez-moi à l’ouverture",
  hint: "Un seul e-mail, puis nous effaçons votre adresse.",
  sent: "Consultez votre boîte de réception : appuyez sur le bouton de notre e-mail pour confirmer votre adresse.",
  opened: "La boutique est ouverte. Rechargez cette page.",
  pages: {
    confirm: {
      title: "Vous prévenir à l’ouverture ?",
      text: "Nous vous écrirons une fois, quand les premiers articles seront en boutique. Puis nous effacerons votre adresse.",
      submit: "Oui, prévenez-moi",
      done: "C’est fait. Nous vous écrirons à l’ouverture.",
    },
    end: {
      title: "Effacer votre adresse ?",
      text: "Nous ne vous écrirons pas à l’ouverture de la boutique.",
      submit: "Effacer l’adresse",
      done: "Nous avons effacé votre adresse.",
    },
    unknown: "Ce lien n’est plus valide.",
    home: "Aller à la boutique",
  },
};
