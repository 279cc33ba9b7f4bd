import type { Translations } from "../translations.ts";

/** The things of `demo/src/items/cycling.ts` in French. */
export const cycling: Translations = {
  "spindrel-maple-skateboard": {
    name: "Planche à roulettes en érable Spindrel",
    description:
      "Sept plis d’érable lui donnent un rebond vif et assez de raideur pour les gabarits lourds. Les roues sont tendres, ce qui rend les trottoirs rugueux supportables, et les roulements chantent une fois rodés. Elle arrive montée : vous partez depuis le pas de la porte.\n\nMatière: Érable canadien, essieux en aluminium\nTaille: 80 × 20,5 cm\nPoids: 2,4 kg\nCapacité: Jusqu’à 100 kg\nContenu: Planche, clé de montage",
  },
  "spindrel-roller-skates": {
    name: "Patins à roulettes Spindrel",
    description:
      "Une bottine rembourrée se lace haut et tient la cheville à sa place. Dessous roulent quatre larges roues, assez tendres pour l’asphalte et assez vives pour une salle. Le frein avant se dévisse pour qui préfère danser.\n\nMatière: Cuir synthétique, platine en nylon\nTaille: Du 36 au 44\nPoids: 1,9 kg la paire\nCouleur: Rose et rouge\nContenu: Paire de patins, lacets de rechange, clé",
  },
  "spindrel-electric-scooter": {
    name: "Trottinette électrique Spindrel",
    description:
      "Un coup de pied sur la pédale, et la potence se rabat d’un geste, prête pour le train. Un frein à tambour devant et un frein moteur derrière tiennent bien sous la pluie. Les gros pneus gonflés adoucissent les pavés, et la lampe éclaire assez pour voir la route.\n\nPortée: Autonomie de 30 km\nAlimentation: Moteur de 350 W, jusqu’à 20 km/h\nPile ou batterie: 36 V, recharge en cinq heures\nPoids: 14,5 kg\nTaille: 108 × 44 × 114 cm, 50 cm de hauteur pliée",
  },
  "spindrel-city-bicycle": {
    name: "Vélo de ville Spindrel",
    description:
      "Huit vitesses logent dans le moyeu arrière, à l’abri de la pluie et des bas de pantalon. La dynamo de la roue avant alimente les deux feux : rien à recharger, et ils s’allument seuls à la tombée du jour. On roule droit, sur une selle à ressorts, avec vue par-dessus les voitures garées.\n\nMatière: Cadre en acier à raccords\nTaille: Cadres de 50, 55 et 60 cm\nPoids: 16,8 kg\nCouleur: Rouge\nContenu: Vélo, garde-boue, porte-bagages, sonnette, antivol",
  },
  "spindrel-minibike": {
    name: "Mini-moto électrique Spindrel",
    description:
      "Une moto électrique aux deux tiers de la taille habituelle, pour les champs, les cours et autres terrains privés. Elle démarre sans à-coup, et trois niveaux de vitesse laissent les débutants commencer doucement. Ce qu’on entend surtout, c’est le gravier : les voisins n’en sauront peut-être rien.\n\nAlimentation: 2 kW, jusqu’à 45 km/h\nPortée: Autonomie de 35 km\nPoids: 49 kg\nCapacité: Jusqu’à 90 kg\nGarantie: 2 ans",
  },
  "spindrel-electric-moped": {
    name: "Cyclomoteur électrique Spindrel",
    description:
      "De la place pour deux sur une longue selle rembourrée, et un plancher plat pour les courses entre les pieds. La batterie se sort par sa poignée et se recharge à l’étage, sur n’importe quelle prise. Il suit la circulation en ville à quarante-cinq kilomètres à l’heure, presque sans bruit.\n\nPortée: Autonomie de 70 km\nAlimentation: 3 kW, jusqu’à 45 km/h\nPile ou batterie: Amovible, 9,5 kg, recharge en cinq heures\nPoids: 84 kg\nGarantie: 3 ans",
  },
  "spindrel-carbon-bicycle": {
    name: "Vélo en carbone Spindrel",
    description:
      "Chaque cadre est drapé à la main, feuille à feuille, et pesé avant peinture. Les vitesses électroniques passent d’une pression, même en plein effort, et les freins à disque hydrauliques ne demandent qu’un doigt. Nous prenons d’abord vos mesures, puis réglons selle, potence et cintre avant l’envoi.\n\nMatière: Fibre de carbone drapée à la main\nPoids: 7 kg\nTaille: Six cadres, de 49 à 61 cm\nPile ou batterie: 1 000 km entre deux charges\nGarantie: 10 ans sur le cadre",
  },
};
