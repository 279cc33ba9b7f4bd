import type { accessibility as english } from "../../en/status/accessibility.ts";
import type { Translated } from "../../texts.ts";

export const accessibility: Translated<typeof english> = {
  title: "Accessibilité",
  description: (brand) => `À quel point ${brand} est accessible, ce qui a été testé, et à qui signaler un obstacle.`,
  aim: "Cette boutique est conçue pour respecter les règles d’accessibilité WCAG 2.2 au niveau AA, comme le demande la norme européenne EN 301 549.",
  tested: {
    title: "Ce qui a été testé, et comment",
    points: {
      states:
        "Des tests automatiques parcourent les états des pages, celles des clients et celles du tableau de bord, dans Chromium, et les contrôlent selon les règles d’axe.",
      looks:
        "Ils le font dans des fenêtres de la taille d’un ordinateur et d’un téléphone, sur des pages claires et sombres, dans des langues écrites de gauche à droite et de droite à gauche, et en contraste élevé.",
      keyboard:
        "Des tests n’utilisent que le clavier pour les menus, les boîtes de dialogue et les formulaires, et contrôlent où va le focus.",
      colours: "Les couleurs choisies par le propriétaire sont refusées si le texte n’y est pas lisible.",
      motion: "Les animations suivent le réglage de votre appareil pour les mouvements réduits.",
    },
  },
  untested: {
    title: "Ce qui n’a pas été testé",
    points: {
      readers:
        "Personne n’a testé la boutique avec des lecteurs d’écran sur une longue durée, et aucun organisme externe ne l’a évaluée.",
      payment: "Les pages de paiement et celles de la banque appartiennent à d’autres.",
      descriptions:
        "Les descriptions des articles sont écrites par le propriétaire de la boutique et peuvent être incomplètes.",
      documents: "Les documents PDF, comme les factures et les conditions, n’ont pas été testés.",
    },
  },
  report: {
    title: "Vous rencontrez un obstacle ?",
    text: "Dites-nous ce que vous vouliez faire et ce qui vous a arrêté ; nous vous aiderons et le corrigerons :",
    complain: "Adresser une réclamation, et qui d’autre peut aider",
  },
};
