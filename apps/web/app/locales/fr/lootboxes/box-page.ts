import type { Translated } from "../../texts.ts";
import type { boxPage as english } from "../../en/lootboxes/box-page.ts";
import { number, flooredPercent, percent, plural } from "../grammar.ts";

export const boxPage: Translated<typeof english> = {
  description: (box: string, price: string) =>
    `Ouvrez la box ${box} pour ${price}. Les probabilités de chaque article sont publiées.`,
  allBoxes: "Toutes les box",
  opened: (count: number) =>
    plural(count, { one: "Ouverte # fois", many: "Ouverte # de fois", other: "Ouverte # fois" }),
  fair: "Équitable et vérifiable",
  fairHint: (hash: string) => `Équitable et vérifiable. Empreinte des probabilités de cette box : ${hash}`,
  announced: {
    changes: (when: string, version: number, price: string) =>
      `À partir du ${when}, cette box aura d’autres probabilités (version ${version}) et coûtera ${price}. Les offres faites avant ne changent pas.`,
    closes: (when: string) => `Cette box fermera le ${when}. Les offres faites avant ne changent pas.`,
  },
  missing: {
    title: "Box introuvable",
    text: "Cette box n’existe pas ou n’est plus proposée.",
    action: "Voir les box",
  },

  figures: {
    label: "Prix et valeur de cette box",
    price: "Prix",
    priceHint: "pour une box",
    expected: "Valeur moyenne",
    expectedHint: "sur un grand nombre d’ouvertures",
    median: "Valeur médiane",
    medianHint: "la moitié des ouvertures valent au moins autant",
    beats: "Dépasse le prix",
    beatsHint: "probabilité d’un article qui vaut plus que la box ne coûte",
  },

  facts: {
    best: "Probabilité du meilleur article",
    perEuro: "Valeur moyenne pour 1 €",
    sellBack: "La revente rapporte",
    shipping: "Livraison TVA comprise, dès",
  },

  bar: {
    count: "Nombre de box",
    countOf: (count: number) => plural(count, { one: "Ouvrir # box", many: "Ouvrir # de box", other: "Ouvrir # box" }),
    quick: "Ouverture rapide",
    sound: "Son",
    demo: "Essayer la démo",
    open: (price: string) => `Ouvrir pour ${price}`,
    openKey: "Touche Espace",
    openSeveral: (count: number, price: string) => plural(count, { other: `En ouvrir # pour ${price}` }),
    signIn: "Se connecter pour ouvrir",
    topUp: (amount: string) => `Recharger ${amount}`,
    topUpHint: (balance: string) => `Votre solde de ${balance} ne suffit pas.`,
    notServed: (country: string) =>
      `Nous ne livrons pas encore dans votre pays (${country}) : vous ne pouvez pas ouvrir de box.`,
    addresses: "Vos adresses",
    admin: "Les comptes administrateurs peuvent consulter les box, mais pas les ouvrir.",
  },

  stage: {
    label: (box: string) => `${box}, la box elle-même`,
    skip: "Passer",
    opening: "Ouverture",
    open: "La box est ouverte",
    demo: "Démo : rien n’est gagné ni débité",
    endDemo: "Retour à la box",
  },

  contents: {
    title: "Ce que contient la box",
    lead: (count: number) =>
      plural(count, {
        one: "# article, avec sa probabilité exacte.",
        many: "# d’articles, chacun avec sa probabilité exacte.",
        other: "# articles, chacun avec sa probabilité exacte.",
      }),
    version: (version: number) => `Probabilités, version ${version}`,
    hash: "Empreinte des probabilités",
    tiers: "Niveaux",
    allTiers: "Tous",
    sort: "Trier par",
    sorts: { value: "Valeur", chance: "Probabilité", name: "Nom" },
    ranges: "Numéros des tickets",
    tickets: (from: number, to: number) => (from === to ? number(from) : `${number(from)} – ${number(to)}`),
    rangesHint: "Chaque ouverture tire un ticket sur un million, de 0 à 999 999.",
    oneIn: (count: number) => `1 sur ${number(count)}`,
    chance: (share: number) => percent(share),
    atLeast: (share: number) => flooredPercent(share),
    shown: (count: number) =>
      plural(count, {
        one: "# article affiché",
        many: "# d’articles affichés",
        other: "# articles affichés",
      }),
    above: (price: string, share: number) => `Valeur supérieure à ${price} : ${flooredPercent(share)} des ouvertures`,
    below: (price: string, share: number) => `Valeur de ${price} ou moins : ${percent(share)} des ouvertures`,
  },
};
