import type { Translations } from "../translations.ts";

/** The things of `demo/src/items/bath.ts` in French. */
export const bath: Translations = {
  "bathmoor-natural-sponge": {
    name: "Éponge naturelle Bathmoor",
    description:
      "Sèche, l’éponge de mer est ferme et légère ; sous l’eau chaude, elle s’assouplit en quelques secondes. Elle mousse bien avec peu de savon, se rince facilement et reprend sa forme au bord de la baignoire. Chacune a poussé un peu à sa façon.\n\nMatière: Éponge de mer naturelle, non blanchie\nTaille: Environ 9 cm de diamètre\nEntretien: Rincer, sécher à l’air, remplacer au bout de trois mois\nOrigine: Méditerranée",
  },
  "bathmoor-toothbrush": {
    name: "Brosse à dents Bathmoor",
    description:
      "Le manche fin est fait d’huile de ricin au lieu de pétrole, et ressemble à celui de n’importe quelle bonne brosse à dents. Ses poils de dureté moyenne, aux pointes arrondies, ménagent les gencives. Un fourreau de papier, et c’est tout l’emballage.\n\nMatière: Polyamide à base d’huile de ricin\nTaille: 19 cm\nPoids: 15 g\nCouleur: Rouge, poils blancs\nEntretien: Remplacer au bout de trois mois",
  },
  "bathmoor-rose-soap": {
    name: "Savon à la rose Bathmoor",
    description:
      "Broyé trois fois, ce savon est dense : il dure des semaines et ne tourne jamais à la gelée dans son porte-savon. Le beurre de karité évite aux mains de tirailler. Le parfum de rose est discret et s’envole le temps de s’essuyer.\n\nMatière: Huiles végétales, beurre de karité, huile de rose\nPoids: 100 g\nTaille: 8 × 5,5 × 2,5 cm\nEntretien: Poser sur un porte-savon ajouré",
  },
  "bathmoor-wide-comb": {
    name: "Peigne à dents larges Bathmoor",
    description:
      "De longues dents bien espacées passent dans les boucles et les nœuds sans tirer. Elles sont taillées à la scie et polies à la main : aucune arête de moulage n’accroche les cheveux. Sur cheveux secs ou mouillés, commencez par les pointes.\n\nMatière: Acétate de cellulose\nTaille: 17 × 9 cm\nPoids: 48 g\nCouleur: Violet profond\nEntretien: Laver à l’eau tiède",
  },
  "bathmoor-hand-lotion": {
    name: "Lotion pour les mains Bathmoor",
    description:
      "L’avoine et l’huile d’amande pénètrent en une minute et ne laissent rien sur les clés ni sur les poignées de porte. Une pression suffit pour les deux mains. Une fois vide, le flacon se remplit avec n’importe quelle recharge ou un grand flacon de la maison.\n\nCapacité: 300 ml\nMatière: Extrait d’avoine, huile d’amande, glycérine\nTaille: 7 × 7 × 17 cm\nEntretien: À utiliser dans les 12 mois après ouverture",
  },
  "bathmoor-safety-razor": {
    name: "Rasoir de sûreté Bathmoor",
    description:
      "Laissez faire le poids du manche, et la lame glisse d’elle-même. La tête se dévisse, reçoit toute lame courante à double tranchant et se rince sous le robinet. Cinq lames l’accompagnent, de quoi tenir deux mois d’ordinaire.\n\nMatière: Laiton laqué bleu\nTaille: 10 × 4,2 cm\nPoids: 84 g\nConvient à: Toutes les lames à double tranchant\nContenu: Rasoir, cinq lames, mode d’emploi en papier",
  },
  "bathmoor-red-lipstick": {
    name: "Rouge à lèvres Bathmoor",
    description:
      "Un rouge chaud et franc qui va à presque tout le monde, du petit déjeuner au dernier train. Il s’applique en douceur, laisse un fini satiné et survit à une tasse de café. L’étui de métal se ferme d’un clic net et se recharge.\n\nPoids: 3,5 g\nCouleur: Rouge chaud, fini satiné\nMatière: Étui en aluminium, cires végétales\nEntretien: À utiliser dans les 18 mois après ouverture",
  },
  "bathmoor-rain-shower": {
    name: "Douche de pluie Bathmoor",
    description:
      "De grosses gouttes et un peu d’air : avec un tiers d’eau en moins, on croit en recevoir davantage. La pomme se visse à la main sur tout flexible courant, sans outil ni ruban. Les picots de silicone se nettoient du pouce, même avec une eau calcaire.\n\nMatière: ABS chromé, picots en silicone\nTaille: 13 cm de diamètre\nCapacité: 6 litres par minute à 3 bars\nConvient à: Tous les flexibles à filetage G ½\nContenu: Pomme de douche, joint, filtre",
  },
  "bathmoor-clawfoot-bath": {
    name: "Baignoire à pieds griffes Bathmoor",
    description:
      "La fonte prend la chaleur de la première eau et la rend pendant une heure. L’émail blanc est cuit en trois couches, et les quatre pieds se règlent sur un vieux plancher. Deux personnes et un monte-charge amènent la baignoire et son robinet sur pied jusqu’à votre salle de bains.\n\nMatière: Fonte émaillée, robinet en laiton chromé\nTaille: 155 × 76 × 61 cm\nPoids: 118 kg\nCapacité: 170 litres\nGarantie: 25 ans sur l’émail",
  },
};
