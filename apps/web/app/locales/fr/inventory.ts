import type { Translated } from "../texts.ts";
import type { inventory as english } from "../en/inventory.ts";
import { counted, plural } from "./grammar.ts";

const statuses: Translated<typeof english.statuses> = {
  InInventory: "En inventaire",
  Shipping: "En livraison",
  Delivered: "Livré",
  Sold: "Revendu",
  Returned: "Retourné",
};

const sale: Translated<typeof english.sale> = {
  titleOne: (name: string) => `Revendre ${name} ?`,
  title: (count: number) =>
    plural(count, {
      one: "Revendre # article ?",
      many: "Revendre # d’articles ?",
      other: "Revendre # articles ?",
    }),
  explain: (amount: string) => `Votre solde est aussitôt crédité de ${amount}. Une revente ne peut pas être annulée.`,
  confirm: (amount: string) => `Revendre pour ${amount}`,
  keep: "Garder",
  keepAll: "Tout garder",
  running: "Revente en cours…",
  stop: "Arrêter après celui-ci",
  progress: (done: number, all: number) => `${done} sur ${all} revendus`,
  soldOne: (name: string, amount: string) => `${name} : revendu pour ${amount}`,
  sold: (count: number, amount: string) =>
    plural(count, {
      one: `# article revendu pour ${amount}`,
      many: `# d’articles revendus pour ${amount}`,
      other: `# articles revendus pour ${amount}`,
    }),
  notAll: "Certains articles n’ont pas été revendus",
  notSold: "Cet article n’a pas été revendu",
  items: "Articles à revendre",
  states: {
    waiting: "Pas encore revendu",
    selling: "Revente en cours…",
    sold: "Revendu",
    unsure: "Nous n’avons pas pu confirmer la revente. Réessayez : l’article ne peut pas être revendu deux fois.",
    gone: "N’est plus dans votre inventaire : il a été revendu ou expédié entre-temps.",
    repriced: (before: string, now: string) => `Son prix est passé de ${before} à ${now}.`,
    otherPaid: (price: string, paid: string) =>
      `La boutique a payé ${paid} au lieu de ${price}. Enregistrez la preuve dans votre inventaire et contactez-nous.`,
  },
  signedPrice: (name: string, signed: string) => `La table de chances signée paie ${signed} pour ${name}.`,
  again: (amount: string) => `Revendre le reste pour ${amount}`,
  close: "Fermer",
};

export const inventory: Translated<typeof english> = {
  title: "Inventaire",
  summary: "Actuellement dans votre inventaire",
  marketValue: "Valeur marchande",
  sellValue: "Prix de revente",
  tabs: "Statut",
  names: { All: "Tous", ...statuses },
  statuses,
  sources: { LootBox: "Gagné", Purchase: "Acheté" },
  search: "Rechercher un article",
  sorts: {
    newest: "Plus récents",
    oldest: "Plus anciens",
    "price-desc": "Prix décroissant",
    "price-asc": "Prix croissant",
    "name-asc": "Nom, de A à Z",
    "name-desc": "Nom, de Z à A",
  },
  empty: "Rien ici pour le moment",
  toBoxes: "Voir les box",
  noMatch: "Aucun article ne correspond",
  results: (count: number) => counted(count, "article", "articles"),
  ofWhich: (results, held) => `${results}, dont ${held} en inventaire`,
  select: (name: string) => `Sélectionner ${name}`,
  selectAll: "Sélectionner toute la page",
  sell: (amount: string) => `Revendre pour ${amount}`,
  ship: (name: string) => `Faire expédier ${name}`,
  shipment: (name: string) => `Expédition de ${name}`,
  shipSelected: (count: number) => `Faire expédier (${count})`,
  shipmentHolds: (most: number) => `Sélectionnez ${most} articles au plus pour les faire expédier`,
  words: { ship: "Expédier", shipment: "Expédition", proof: "Preuve" },
  fairness: (name: string) => `Le tirage de ${name}`,
  worth: "Valeur",
  soldFor: "Revendu pour",
  soldOn: (origin: string) => `${origin}, revendu`,
  deliveredOn: (origin: string) => `${origin}, livré`,
  onItsWay: (origin: string) => `${origin}, en route vers vous`,
  selected: (count: number) =>
    plural(count, { one: "# sélectionné", many: "# de sélectionnés", other: "# sélectionnés" }),
  selectionLabel: "Articles sélectionnés",
  clearSelection: "Effacer la sélection",
  sellSelected: (amount: string) => `Revendre (${amount})`,
  sale,
};
