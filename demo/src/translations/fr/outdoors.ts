import type { Translations } from "../translations.ts";

/** The things of `demo/src/items/outdoors.ts` in French. */
export const outdoors: Translations = {
  "tarnvik-braided-cord": {
    name: "Corde tressée Tarnvik",
    description:
      "Dix mètres de polyester tressé qui tiennent deux cents kilos et restent souples une fois mouillés. La gaine bleue se voit bien dans l’herbe et coulisse bien dans un nœud. Une carte imprimée montre sept nœuds qu’il est bon de connaître.\n\nMatière: Polyester tressé\nTaille: 10 m de longueur, 5 mm d’épaisseur\nPoids: 190 g\nContenu: Corde, carte des sept nœuds\nCouleur: Bleu",
  },
  "tarnvik-walking-map": {
    name: "Carte de randonnée Tarnvik",
    description:
      "Imprimée sur papier imperméable et pliée pour qu’une main la tourne pendant que l’autre tient le thé. Les sentiers tranquilles sont en vert, avec les sources, les abris et les passages raides. Les grands itinéraires ont leur propre feuille au verso.\n\nMatière: Papier polymère imperméable\nTaille: 96 × 68 cm ouverte, 12 × 23 cm pliée\nPoids: 85 g\nÉdition: Échelle de 1 à 50 000",
  },
  "tarnvik-pocket-compass": {
    name: "Boussole de poche Tarnvik",
    description:
      "L’aiguille flotte dans un liquide et se stabilise en trois secondes. Autour, un boîtier de laiton entre dans une poche de gilet, avec un anneau pour la ceinture ou un cordon. Le nord est marqué en rouge, et la bague tourne pour garder votre cap.\n\nMatière: Laiton, verre minéral\nTaille: 5 × 5 × 1,5 cm\nPoids: 72 g\nÉtanchéité: Résiste aux éclaboussures, à bain liquide\nContenu: Boussole, cordon",
  },
  "tarnvik-storm-umbrella": {
    name: "Parapluie tempête Tarnvik",
    description:
      "Le vent le retourne, une poussée le remet, et il repart. Huit baleines en fibre de verre plient là où l’acier casserait, sous une toile violette bien serrée. Le manche de bois courbe se suspend à un bras ou au dossier d’une chaise.\n\nMatière: Toile en polyester, fibre de verre, manche en frêne\nTaille: 112 cm de diamètre, 89 cm de longueur\nPoids: 520 g\nÉtanchéité: Toile imperméable\nGarantie: 3 ans",
  },
  "tarnvik-diving-mask": {
    name: "Masque de plongée Tarnvik",
    description:
      "Une seule vitre de verre trempé et une large jupe de silicone, étanche sur les visages étroits comme sur les larges. Le tuba a une soupape à flotteur qui se ferme quand une vague passe par-dessus. Rincez les deux à l’eau douce après la mer, et ils restent clairs des années.\n\nMatière: Verre trempé, silicone\nOptique: Vitre simple, 5 mm, incolore\nConvient à: Adultes et adolescents\nPoids: 410 g\nContenu: Masque, tuba, sac en filet",
  },
  "tarnvik-ring-buoy": {
    name: "Bouée de sauvetage Tarnvik",
    description:
      "Une vraie bouée couronne, à cœur de mousse à cellules fermées, avec une solide coque rouge et blanche et une filière fixée en quatre points. Suspendez-la au bastingage, ou au mur du hangar à bateaux jusqu’au jour où il la faut. Dans l’eau, elle porte deux adultes.\n\nMatière: Coque en polyéthylène, mousse à cellules fermées\nTaille: 73 cm de diamètre, 11 cm d’épaisseur\nPoids: 2,5 kg\nCouleur: Rouge et blanc\nContenu: Bouée, filière, crochet mural",
  },
  "tarnvik-camp-hatchet": {
    name: "Hachette de camp Tarnvik",
    description:
      "La tête et la soie sont forgées d’une seule pièce d’acier au carbone : rien ne prend de jeu. Elle fend le petit bois, enfonce les piquets et se range le long d’un sac à dos. Les plaquettes de frêne sont rivetées, et un protège-lame de cuir couvre le tranchant.\n\nMatière: Acier au carbone forgé, frêne, cuir\nTaille: 34 × 13 × 3 cm\nPoids: 760 g\nContenu: Hachette, protège-lame en cuir\nEntretien: Garder au sec, huiler le tranchant",
  },
  "tarnvik-beach-parasol": {
    name: "Parasol de plage Tarnvik",
    description:
      "Deux mètres d’ombre rouge et blanche sur un mât qui se sépare en deux pour le train. La partie basse finit en vis, à tourner dans le sable jusqu’à ce qu’elle tienne. Une articulation inclinable suit le soleil tout l’après-midi.\n\nMatière: Toile en polyester, mât en aluminium\nTaille: 200 cm de diamètre, 210 cm de hauteur\nPoids: 2,3 kg\nContenu: Parasol, vis à sable, sac de transport\nEntretien: Faire sécher avant de ranger",
  },
  "tarnvik-travel-rod": {
    name: "Canne à pêche de voyage Tarnvik",
    description:
      "Cinq brins courts s’emboîtent en une canne qui atteint l’autre rive d’un ruisseau. Elle est en fibre de carbone avec une poignée de liège, et arrive avec son moulinet. Le tout entre dans un tube qui se loge dans une valise ou une sacoche.\n\nMatière: Fibre de carbone, liège, moulinet en aluminium\nTaille: 2,4 m de longueur, 54 cm rangée\nPoids: 480 g avec le moulinet\nPortée: Leurres de 5 à 20 g\nContenu: Canne, moulinet, 100 m de fil, tube",
  },
  "tarnvik-snow-goggles": {
    name: "Masque de ski Tarnvik",
    description:
      "Un large écran bleu tenu par des aimants : ôtez-le, posez l’autre et repartez en dix secondes. Une mousse souple suit les pommettes et laisse un passage pour les lunettes. La sangle a une bande de silicone qui accroche le casque.\n\nOptique: Écran bleu miroité pour le soleil, incolore pour la brume\nMatière: Polycarbonate, mousse, sangle élastique\nConvient à: Adultes, avec lunettes ou casque\nPoids: 165 g\nContenu: Masque, deux écrans, pochette",
  },
  "tarnvik-ash-sled": {
    name: "Luge en frêne Tarnvik",
    description:
      "Des lattes de frêne sont cintrées à la vapeur et vissées sur une paire de patins d’acier rouge. L’assise porte un adulte ou deux enfants, et l’avant remonte pour les jambes fatiguées. Une cordelette tressée y est nouée pour la tirer.\n\nMatière: Frêne cintré à la vapeur, acier peint\nTaille: 105 × 36 × 28 cm\nPoids: 5,4 kg\nCapacité: 120 kg\nÂge: Dès 4 ans, avec un adulte",
  },
  "tarnvik-cabin-suitcase": {
    name: "Valise cabine Tarnvik",
    description:
      "Nous avons mesuré les coffres à bagages de toutes les compagnies que nous avons pu trouver, puis fait cette valise deux centimètres plus petite. Quatre roues doubles roulent presque sans bruit. À l’intérieur, deux moitiés, l’une à sangles, l’autre à glissière.\n\nMatière: Coque en polycarbonate, poignée en aluminium\nTaille: 53 × 38 × 20 cm\nCapacité: 34 litres\nPoids: 2,6 kg\nGarantie: 5 ans",
  },
  "tarnvik-hiking-boots": {
    name: "Chaussures de randonnée Tarnvik",
    description:
      "Le nubuck ciré arrête la pluie, et une semelle de caoutchouc rigide protège vos pieds des pierres. Le col est rembourré et échancré au talon : il ne frotte pas le premier jour. Lacets et semelles se remplacent.\n\nMatière: Nubuck ciré, doublure en laine, semelle en caoutchouc\nTaille: EU 36 à 47\nPoids: 1,2 kg la paire en EU 42\nÉtanchéité: Imperméables jusqu’à la cheville\nEntretien: Brosser, cirer deux fois par saison",
  },
  "tarnvik-two-person-tent": {
    name: "Tente deux places Tarnvik",
    description:
      "À deux, elle se monte en quatre minutes, dans le noir s’il le faut. Le double toit et la chambre se dressent ensemble, et le côté nuit reste sec sous une averse. Le double toit vert tient une nuit de pluie entière et se roule des deux côtés.\n\nMatière: Nylon indéchirable, arceaux en aluminium\nTaille: 220 × 130 × 105 cm\nPoids: 2 kg\nÉtanchéité: Colonne d’eau de 3 000 mm\nContenu: Tente, arceaux, 12 piquets, kit de réparation",
  },
  "tarnvik-family-tent": {
    name: "Tente familiale Tarnvik",
    description:
      "Deux chambres séparées par un rideau, et un auvent assez haut pour y cuisiner debout. La toile respire, si bien que les matins restent frais, et les mâts à code couleur abrègent le premier soir. On y dort à cinq sur de larges matelas.\n\nMatière: Toile de coton et polyester, mâts en acier\nTaille: 560 × 310 × 205 cm\nPoids: 21 kg\nCapacité: Cinq personnes\nContenu: Tente, tapis de sol, mâts, piquets, deux sacs",
  },
  "tarnvik-river-canoe": {
    name: "Canoë de rivière Tarnvik",
    description:
      "Des lattes de cèdre de six millimètres sont posées bord à bord et scellées sous une résine claire. La coque file droit en eau calme et tourne volontiers dans le courant. Deux sièges en sangles tissées et une seule pagaie de frêne l’accompagnent.\n\nMatière: Lattes de cèdre, fibre de verre, résine claire\nTaille: 490 × 86 × 36 cm\nPoids: 27 kg\nCapacité: Deux adultes, 280 kg\nContenu: Canoë, une pagaie en frêne",
  },
  "tarnvik-sailing-dinghy": {
    name: "Dériveur en bois Tarnvik",
    description:
      "Trois mètres et demi de mélèze verni sur membrures de chêne, construits pour les lacs et les baies tranquilles. La voile couleur tan se mène seul et s’affale en quelques secondes. Venez le chercher à notre chantier, ou faites-le livrer jusqu’à votre cale.\n\nMatière: Mélèze sur membrures de chêne, accastillage en bronze\nTaille: 350 × 145 cm, mât de 4,6 m\nPoids: 98 kg\nCapacité: Trois adultes\nContenu: Coque, mât, voile, safran, deux avirons",
  },
};
