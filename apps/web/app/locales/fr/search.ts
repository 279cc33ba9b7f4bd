import type { Translated } from "../texts.ts";
import type { search as english } from "../en/search.ts";
import { counted } from "./grammar.ts";

export const search: Translated<typeof english> = {
  label: "Rechercher",
  hint: "Articles, box, catégories",
  suggestions: "Suggestions",
  groups: { items: "Articles", boxes: "Box", categories: "Catégories", answers: "Réponses", all: "Tous les résultats" },
  all: {
    shop: (text: string) => `Rechercher « ${text} » dans la boutique`,
    boxes: (text: string) => `Rechercher « ${text} » parmi les box`,
  },
  found: (count: number) => counted(count, "suggestion", "suggestions"),
};
