import type { Translated } from "../../texts.ts";
import type { item as english } from "../../en/items/item.ts";
import { oneIn, percent } from "../grammar.ts";

export const item: Translated<typeof english> = {
  description: (name: string, price: string) => `${name} à ${price}.`,
  path: "Vous êtes ici",
  pictures: "Photos",
  picture: (number: number, total: number) => `Photo ${number} sur ${total}`,
  by: (brand: string) => `Marque : ${brand}`,
  inStock: "En stock",
  stock: (count: number) => `${count} en stock`,
  soldOutText: "Épuisé. Il reviendra peut-être.",
  notSold: "Cet article n’est pas en vente : il ne peut qu’être gagné.",
  buyNow: "Acheter",
  quantity: "Quantité",
  fewer: "Un de moins",
  more: "Un de plus",
  atMost: (most: number) => `${most} au maximum`,
  delivery: (price: string) => `Livraison en 3 à 5 jours ouvrés, ${price} par commande`,
  specifications: "Caractéristiques",
  safety: {
    title: "Sécurité et fabricant",
    warnings: "Avertissements",
    manufacturer: "Fabricant",
    responsible: "Responsable dans l’UE",
    identifier: "Modèle ou lot",
  },
  winTitle: "À gagner dans ces box",
  winText: "La probabilité qu’une ouverture vous donne cet article.",
  chance: (probability: number) => oneIn(probability, "ouverture"),
  percent: (probability: number) => percent(probability),
  similar: "Vous aimerez aussi",
  instead: "Articles similaires en stock",
  missingTitle: "Cet article est introuvable",
  missingText: "Il n’est peut-être plus disponible, ou le lien est incorrect.",
  toShop: "Aller à la boutique",
};
