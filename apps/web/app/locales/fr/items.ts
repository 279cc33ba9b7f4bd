import type { Translated } from "../texts.ts";
import type { items as english } from "../en/items.ts";
import { counted, plural } from "./grammar.ts";

export const items: Translated<typeof english> = {
  title: "Boutique",
  description: (brand: string) =>
    `De beaux articles à leur prix et des box dont toutes les probabilités sont affichées : la boutique ${brand}.`,
  search: "Rechercher dans la boutique",
  categories: "Catégories",
  all: "Tout",
  inStock: "En stock",
  sorts: {
    newest: "Nouveautés",
    "price-asc": "Prix croissant",
    "price-desc": "Prix décroissant",
    "name-asc": "Nom A–Z",
    "name-desc": "Nom Z–A",
  },
  count: (count: number) => counted(count, "article", "articles"),
  none: "Aucun article ne correspond",
  soldOut: "Épuisé",
  hero: {
    label: "Box",
    title: "Connaissez vos chances avant d’ouvrir",
    text: (count: number) =>
      plural(count, {
        one: "# box, toutes les probabilités affichées et chaque ouverture prouvée.",
        many: "# de box, toutes les probabilités affichées et chaque ouverture prouvée.",
        other: "# box, toutes les probabilités affichées et chaque ouverture prouvée.",
      }),
    link: "Voir toutes les box",
  },
  cart: {
    add: "Ajouter au panier",
    addOne: (name: string) => `Ajouter au panier : ${name}`,
    added: (count: number, name: string) =>
      count === 1 ? `Dans votre panier : ${name}` : `Dans votre panier : ${count} × ${name}`,
    undo: "Annuler",
    full: (most: number) => `Votre panier est plein : il contient ${most} articles`,
    same: (most: number) => `Votre panier peut contenir au plus ${most} exemplaires d’un même article`,
    stock: (held: number, most: number) =>
      held === 0
        ? `Seulement ${most} en stock`
        : `Votre panier en contient déjà ${held}, et il y en a ${most} en stock`,
    blocked:
      "Votre navigateur ne nous permet pas de conserver un panier. Autorisez ce site à stocker des données, puis réessayez.",
  },
};
