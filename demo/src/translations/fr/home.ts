import type { Translations } from "../translations.ts";

/** The things of `demo/src/items/home.ts` in French. */
export const home: Translations = {
  "halmstrand-pillar-candle": {
    name: "Bougie cylindrique Halmstrand",
    description:
      "La stéarine pure brûle lentement, d’une flamme calme et presque sans suie. Sans parfum, la bougie a sa place à table comme au bord du bain. Après la première heure, elle forme une cuvette peu profonde et garde ensuite sa forme jusqu’au bout.\n\nMatière: Stéarine pure, mèche de coton\nTaille: 7 cm de diamètre, 15 cm de hauteur\nPoids: 520 g\nCapacité: 60 heures de lumière\nEntretien: Couper la mèche à 1 cm",
  },
  "halmstrand-screwdriver": {
    name: "Tournevis Halmstrand",
    description:
      "La pointe trempée est meulée au plus juste : elle reste dans la fente quand vous appuyez. Six nervures douces empêchent le manche de tourner dans la paume, même avec les mains grasses. Un trou au bout reçoit un crochet ou un bout de ficelle.\n\nMatière: Acier chrome-vanadium, acétate de cellulose\nTaille: 21 cm, pointe de 5,5 mm\nPoids: 92 g\nCouleur: Rouge\nGarantie: 10 ans",
  },
  "halmstrand-corn-broom": {
    name: "Balai en sorgho Halmstrand",
    description:
      "Le sorgho est assez raide pour le gravier et assez souple pour les coins. La botte est cousue de quatre rangs de fil ciré et garde sa forme des années. Suspendez-le par sa boucle, car un balai posé sur ses brins finit par se courber.\n\nMatière: Sorgho à balais, manche en hêtre\nTaille: 140 × 30 cm\nPoids: 780 g\nEntretien: Humidifier de temps à autre, suspendre pour sécher",
  },
  "halmstrand-brass-padlock": {
    name: "Cadenas en laiton Halmstrand",
    description:
      "Un corps de laiton massif ne craint pas la pluie, et l’anse trempée résiste aux petites scies. Il se ferme d’un claquement sans la clé et s’ouvre d’un quart de tour souple. Deux clés l’accompagnent, et d’autres se taillent d’après le numéro de la carte.\n\nMatière: Laiton massif, acier trempé\nTaille: 5 × 6,5 × 1,6 cm, anse de 7 mm\nPoids: 230 g\nContenu: Cadenas, deux clés, carte de clé",
  },
  "halmstrand-wire-bin": {
    name: "Corbeille en fil d’acier Halmstrand",
    description:
      "Le papier entre, l’air passe, et une main suffit pour la vider. Le treillis d’acier est soudé à un bord roulé qui n’accroche pas les manches et ne se tord pas. Une base large la garde debout quand une page froissée arrive de l’autre bout de la pièce.\n\nMatière: Acier thermolaqué\nTaille: 29 cm de diamètre, 34 cm de hauteur\nCapacité: 17 litres\nPoids: 680 g\nCouleur: Gris clair",
  },
  "halmstrand-wind-chime": {
    name: "Carillon à vent Halmstrand",
    description:
      "Un souffle suffit à remuer la bande de papier, et le verre répond d’une note claire. Chaque clochette est soufflée à la bouche et peinte de l’intérieur : le motif ne s’use pas. Suspendez-la près d’une fenêtre ouverte et rentrez-la avant l’orage.\n\nMatière: Verre soufflé à la bouche, papier, cordon de coton\nTaille: Clochette de 8 cm, 38 cm de longueur en tout\nPoids: 85 g\nContenu: Carillon, deux bandes de rechange, crochet",
  },
  "halmstrand-claw-hammer": {
    name: "Marteau arrache-clou Halmstrand",
    description:
      "Le frêne absorbe le choc de chaque coup et se réchauffe dans la main. La tête forgée a la face polie et tient au manche par un coin d’acier : elle ne prendra pas de jeu. La panne fendue est assez mince pour passer sous un clou noyé.\n\nMatière: Acier forgé, manche en frêne\nPoids: Tête de 450 g, 640 g en tout\nTaille: 33 cm\nEntretien: Huiler le manche une fois par an\nGarantie: 10 ans",
  },
  "halmstrand-paper-lantern": {
    name: "Lanterne en papier Halmstrand",
    description:
      "Des côtes de bambou fendu donnent sa forme à la lanterne, et le papier rend chaude la lumière de toute ampoule. Dépliez-la, glissez l’armature de fil et suspendez-la. Au prochain déménagement, elle se replie à plat et passe derrière un tableau.\n\nMatière: Papier, bambou, fil d’acier\nTaille: 30 cm de diamètre, 45 cm de hauteur\nPoids: 160 g\nCouleur: Orange à bandes rouges\nConvient à: Ampoules LED jusqu’à 10 W, douille non fournie",
  },
  "halmstrand-market-basket": {
    name: "Panier de marché Halmstrand",
    description:
      "Tressé en brins d’osier entiers, il porte dix kilos sans un craquement. L’anse est gainée bien lisse pour se poser au creux du bras. Son fond plat le tient droit dans le coffre de la voiture, et un rinçage enlève la poussière du marché.\n\nMatière: Osier écorcé\nTaille: 42 × 30 × 24 cm, anse de 40 cm de hauteur\nCapacité: 10 kg\nPoids: 950 g\nEntretien: Rincer à l’eau, sécher à l’ombre",
  },
  "halmstrand-mirror-ball": {
    name: "Boule à facettes Halmstrand",
    description:
      "Des centaines de petits miroirs sont collés à la main, rang après rang, presque sans jour. Le moteur fait un tour par minute, assez lentement pour ne donner le tournis à personne. Braquez une lampe dessus, et la cuisine est prête pour la danse.\n\nMatière: Miroirs en verre, cœur en mousse\nTaille: 20 cm de diamètre\nPoids: 740 g\nPile ou batterie: Une pile AA dans le moteur, 40 heures\nContenu: Boule, moteur, chaînette, crochet",
  },
  "halmstrand-dream-globe": {
    name: "Boule aux étoiles Halmstrand",
    description:
      "De minuscules étoiles d’or flottent dans le verre plein et semblent dériver quand on passe devant. Elle est lourde, claire, lisse tout autour, et repose sur un pied violet peu profond. De l’avenir elle ne dit rien, même si on la regarde longtemps.\n\nMatière: Verre plein, bois laqué\nTaille: 10 cm de diamètre, 13 cm de hauteur avec le pied\nPoids: 1,5 kg\nEntretien: Garder à l’abri du soleil direct\nContenu: Boule, pied, chiffon de polissage",
  },
  "halmstrand-step-ladder": {
    name: "Escabeau en hêtre Halmstrand",
    description:
      "Quatre marches profondes en hêtre sont sûres sous le pied, même en chaussettes. Il s’ouvre d’une main, un loquet d’acier le garde ouvert, et des patins de caoutchouc tiennent sur le carrelage. Ensuite, il se replie à l’épaisseur d’un manteau et disparaît derrière une porte.\n\nMatière: Hêtre massif, ferrures en acier\nTaille: 47 × 72 × 92 cm, 10 cm d’épaisseur plié\nPoids: 7,1 kg\nCapacité: 150 kg",
  },
  "halmstrand-tool-box": {
    name: "Boîte à outils Halmstrand",
    description:
      "Soulevez le plateau : les quarante-deux outils sont à leur place, et celui qui manque se remarque aussitôt. Tout pour un appartement est là, du niveau à bulle aux clés hexagonales. La boîte d’acier ferme par deux loquets et une serrure, et sa poignée reste agréable quand elle est pleine.\n\nMatière: Acier laqué\nTaille: 43 × 22 × 20 cm\nPoids: 8,4 kg\nCouleur: Rouge\nContenu: Boîte avec plateau, 42 outils, deux clés",
  },
  "halmstrand-petal-mirror": {
    name: "Miroir pétales Halmstrand",
    description:
      "Huit courbes douces entourent la glace comme des pétales, sculptées dans le tilleul et dorées à la main. Un biseau étroit accroche la lumière sur le bord. Il se fixe par deux pattes de laiton, dans un sens ou dans l’autre, et agrandit une petite entrée.\n\nMatière: Miroir, tilleul doré\nTaille: 58 × 44 × 3 cm\nPoids: 3,6 kg\nContenu: Miroir, deux vis, deux chevilles",
  },
  "halmstrand-fired-vase": {
    name: "Vase en terre cuite Halmstrand",
    description:
      "Haut, large d’épaules et muni de deux anses, ce vase suit les lignes d’une ancienne jarre. Il est tourné à la main, cuit une fois et laissé sans émail : la terre est sèche et un peu rugueuse au toucher. Une frise de méandres court au milieu.\n\nMatière: Terre cuite non émaillée\nTaille: 26 × 24 × 46 cm\nPoids: 4,2 kg\nCouleur: Brun chaud\nEntretien: Glisser un verre à l’intérieur pour les fleurs coupées",
  },
  "halmstrand-oak-chair": {
    name: "Chaise en chêne Halmstrand",
    description:
      "L’assise creusée rend le coussin inutile, et le dossier cède un peu. Le chêne massif est assemblé par des chevilles au lieu de vis : rien à resserrer plus tard. Elle supporte plus qu’elle n’en a l’air et reste assez légère pour aller au jardin.\n\nMatière: Chêne massif, huile foncée\nTaille: 45 × 52 × 82 cm, assise à 45 cm de hauteur\nPoids: 6,3 kg\nCapacité: 160 kg\nGarantie: 10 ans",
  },
  "halmstrand-oak-bed": {
    name: "Lit en chêne Halmstrand",
    description:
      "Bas, calme et sans un grincement, car chaque assemblage est boulonné à travers le bois massif. Des lattes souples portent un matelas ferme à housse lavable, assez long pour les grands dormeurs. Nous le montons chez vous, et il est prêt pour la première nuit.\n\nMatière: Chêne massif, matelas en latex et laine\nTaille: 140 × 210 cm, 38 cm jusqu’au bord supérieur\nPoids: 74 kg\nContenu: Cadre, lattes, matelas\nGarantie: 10 ans",
  },
  "halmstrand-reading-corner": {
    name: "Coin lecture Halmstrand",
    description:
      "Deux places profondes en laine bleue, aux accoudoirs assez larges pour une tasse, et un lampadaire qui se penche par-dessus l’épaule. Les housses s’enlèvent pour le nettoyage, et les coussins gardent leur forme. Lampe et canapé arrivent ensemble et sont en place en dix minutes.\n\nMatière: Laine, structure en hêtre, lampe en laiton\nTaille: Canapé de 158 × 86 × 80 cm, lampadaire de 150 cm\nPoids: 52 kg\nCouleur: Bleu, lampadaire jaune\nContenu: Canapé, lampadaire, ampoule LED",
  },
};
