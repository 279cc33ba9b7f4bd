import type { Translations } from "../translations.ts";

/** The things of `demo/src/items/treats.ts` in French. */
export const treats: Translations = {
  "sugarloom-toffee": {
    name: "Caramel mou Sugarloom",
    description:
      "Un seul caramel mou, cuit lentement dans une bassine de cuivre et coupé à la main. D’abord vient le beurre, puis le caramel, puis quelques grains de sel. Il est enveloppé d’un papier ciré à rayures qui se déroule dans un froissement.\n\nIngrédients: Sucre, crème, beurre (lait), sirop de glucose, sel\nPoids: 11 g\nConservation: 4 mois après emballage",
  },
  "sugarloom-lollipop": {
    name: "Sucette en roue Sugarloom",
    description:
      "Un sirop de fruits est cuit, étiré à la main et roulé en une roue plate de sept couleurs. Elle a un goût de framboise au bord et de citron au milieu. Marchez doucement, et elle dure jusqu’à la maison.\n\nIngrédients: Sucre, sirop de glucose, jus de fruits, colorants végétaux\nTaille: 6 cm de diamètre, bâton de 12 cm\nPoids: 32 g\nConservation: 12 mois après emballage",
  },
  "sugarloom-butter-cookie": {
    name: "Cookie au beurre Sugarloom",
    description:
      "Un grand cookie, croustillant au bord et tendre au milieu, aux éclats de chocolat noir cassés à la main. Nous cuisons deux fois par semaine et emballons chaque cookie une fois refroidi. Dix minutes sur un radiateur ne lui font pas de mal.\n\nIngrédients: Farine de blé, beurre (lait), sucre, chocolat noir, œuf, sel\nTaille: 11 cm de diamètre\nPoids: 75 g\nConservation: 3 semaines après cuisson",
  },
  "sugarloom-popcorn": {
    name: "Pop-corn au beurre Sugarloom",
    description:
      "Éclaté par petites quantités et mêlé, encore tiède, à du sel de mer et un peu de beurre. Le sachet de papier à rayures rouges et blanches tient debout tout seul. Il y en a assez pour deux personnes et un film.\n\nIngrédients: Maïs, huile de tournesol, beurre (lait), sel de mer\nPoids: 90 g\nTaille: 11 × 8 × 22 cm\nConservation: 8 semaines après emballage",
  },
  "sugarloom-milk-chocolate": {
    name: "Chocolat au lait Sugarloom",
    description:
      "Quarante pour cent de cacao donnent du caractère à ce chocolat au lait, moins sucré que son emballage rouge ne le laisse croire. Il est brassé deux jours, jusqu’à fondre uniformément, puis coulé en tablette de quinze carrés. Le papier se replie sur ce qui reste.\n\nIngrédients: Sucre, beurre de cacao, pâte de cacao, lait en poudre, vanille\nPoids: 100 g\nTaille: 15 × 7 × 1 cm\nConservation: 9 mois après emballage",
  },
  "sugarloom-heather-honey": {
    name: "Miel de bruyère Sugarloom",
    description:
      "Un miel sombre et corsé, de ruches posées sur un même versant, où la bruyère fleurit cinq semaines à la fin de l’été. Il est épais, presque en gelée, avec un goût de malt et de fumée. Le pot de grès a un couvercle de liège et une seconde vie de pot à crayons.\n\nIngrédients: Miel de bruyère\nPoids: 250 g\nOrigine: Écosse, un seul versant\nConservation: 2 ans après mise en pot",
  },
  "sugarloom-sparkling-pear": {
    name: "Pétillant de poire Sugarloom",
    description:
      "Des poires tardives, pressées à froid et reposées, avec de fines bulles et sans alcool. Le goût est sec plutôt que sucré, avec un rien de peau de poire à la fin. Un bouchon de liège et son muselet ferment la bouteille verte, et le bouchon saute quand même.\n\nIngrédients: Jus de poire, acide carbonique\nCapacité: 750 ml\nOrigine: Autriche\nConservation: 18 mois après embouteillage",
  },
};
