import type { Translated } from "../../texts.ts";
import type { items as english } from "../../en/items/items.ts";
import { counted, plural } from "../grammar.ts";

export const items: Translated<typeof english> = {
  title: "Boutique",
  description: (brand: string) => `Des articles à prix fixe et des box aux probabilités publiées, chez ${brand}.`,
  search: "Rechercher dans la boutique",
  categories: "Catégories",
  all: "Tout",
  inStock: "En stock",
  sorts: {
    featured: "Notre sélection",
    newest: "Nouveautés",
    "price-asc": "Prix croissant",
    "price-desc": "Prix décroissant",
    "name-asc": "Nom, de A à Z",
    "name-desc": "Nom, de Z à A",
  },
  count: (count: number) => counted(count, "article", "articles"),
  none: "Aucun article ne correspond",
  instead: { categories: "Catégories", popular: "Populaires en ce moment" },
  soldOut: "Épuisé",
  hero: {
    label: "Box",
    title: "Connaissez vos chances avant d’ouvrir",
    text: (count: number) =>
      plural(count, {
        one: "# box aux probabilités publiées. Vérifiez chaque ouverture.",
        many: "# de box aux probabilités publiées. Vérifiez chaque ouverture.",
        other: "# box aux probabilités publiées. Vérifiez chaque ouverture.",
      }),
    link: "Voir les box",
  },
  cart: {
    add: "Ajouter au panier",
    addOne: (name: string) => `Ajouter au panier : ${name}`,
    added: (count: number, name: string) =>
      count === 1 ? `Dans votre panier : ${name}` : `Dans votre panier : ${count} × ${name}`,
    undo: "Annuler",
    full: (most: number) => `Votre panier est plein : il peut contenir ${most} articles`,
    same: (most: number) => `Votre panier peut contenir au plus ${most} exemplaires d’un même article`,
    stock: (held: number, most: number) =>
      held === 0
        ? `Seulement ${most} en stock`
        : `Votre panier en contient déjà ${held}, et il y en a ${most} en stock`,
    blocked:
      "Votre navigateur ne nous permet pas de conserver un panier. Autorisez ce site à stocker des données, puis réessayez.",
  },
};
