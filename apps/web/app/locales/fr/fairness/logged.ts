import type { logged as english } from "../../en/fairness/logged.ts";
import type { Translated } from "../../texts.ts";

export const logged: Translated<typeof english> = {
  verify: "Vérifier dans votre navigateur",
  verifyOf: (name: string) => `Vérifier dans votre navigateur : ${name}`,
  verdicts: { Logged: "Dans le journal public", Differs: "Ne correspond pas", Unread: "Pas encore connu" },
  hints: {
    Logged:
      "Le journal la contient et le tirage se recalcule. Seule la preuve de la personne montre aussi que la graine était promise avant.",
    Differs: "La boutique affiche autre chose que son journal public. Enregistrez cette page.",
    Unread: "Le journal public est illisible pour le moment. Cela ne prouve rien.",
  },
  steps: {
    logged: "Son enregistrement figure dans le journal public, signé par la boutique",
    seed: "La graine révélée est celle que la boutique avait promise",
    odds: "Les probabilités sont celles que cette box publie",
    ticket: "Le ticket découle des graines et des probabilités",
    item: "L’article découle du ticket",
    time: "L’heure est celle du journal, à la minute",
  },
  holds: "conforme",
  differs: "diffère",
  entry: "L’entrée du journal",
};
