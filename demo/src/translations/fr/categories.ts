import type { Translations } from "../translations.ts";

/** The categories of `demo/src/categories.ts` in French. */
export const categories: Translations = {
  "sound-music": {
    name: "Son et musique",
    description: "Casques, enceintes et instruments qui restent justes.",
  },
  "cameras-film": {
    name: "Photo et cinéma",
    description: "Des appareils à pellicule ou à capteur, et ce qui va avec.",
  },
  "gadgets-desk": {
    name: "Gadgets et bureau",
    description: "Ordinateurs, téléphones et les petits objets électriques qui les entourent.",
  },
  "games-toys": {
    name: "Jeux et jouets",
    description: "Pour un dimanche de pluie, seul ou en compagnie.",
  },
  "watches-jewellery": {
    name: "Montres et bijoux",
    description: "Ce qui se porte au poignet, au doigt et au revers.",
  },
  "shoes-style": {
    name: "Chaussures et style",
    description: "Des chaussures, des vêtements et des sacs faits pour être portés des années.",
  },
  "kitchen-treats": {
    name: "Cuisine et douceurs",
    description: "Poêles, couteaux et verres, et une douceur pour finir.",
  },
  "home-bath": {
    name: "Maison et bain",
    description: "Meubles, lumière et outils, et tout pour la salle de bains.",
  },
  "outdoors-garden": {
    name: "Plein air et jardin",
    description: "Pour une nuit sous la toile ou un après-midi parmi les pots.",
  },
  "sport-cycling": {
    name: "Sport et vélo",
    description: "Des ballons, des raquettes et tout ce qui roule.",
  },
  "paper-art": {
    name: "Papier et art",
    description: "Stylos, papier et couleurs pour celles et ceux qui se servent encore de leurs mains.",
  },
  "coins-collectables": {
    name: "Pièces et collection",
    description: "De petites histoires pour l’étagère : pièces, médailles et curiosités.",
  },
};
