import type { Translations } from "../translations.ts";

/** The things of `demo/src/items/games.ts` in French. */
export const games: Translations = {
  "sixpip-acrylic-die": {
    name: "Dé en acrylique Sixpip",
    description:
      "Des coins arrondis, des points percés et un poids dont l’équilibre a été vérifié. L’acrylique blanc est coulé d’une pièce et roule bien sur le bois comme sur le feutre. Un seul suffit, jusqu’à ce qu’il file sous le canapé.\n\nMatière: Acrylique coulé\nTaille: 16 mm\nPoids: 5 g\nCouleur: Blanc, points rouges et noirs",
  },
  "sixpip-weighted-pawn": {
    name: "Pion lesté Sixpip",
    description:
      "Il y en a toujours un qui disparaît, et voici son remplaçant. Un lest d’acier dans la base le tient bien debout, et un pied de feutre le laisse glisser sans rayer. Sa forme tournée s’accorde à la plupart des jeux de club de taille ordinaire.\n\nMatière: Hêtre laqué, acier, feutre\nTaille: 4,8 cm de hauteur, base de 2,8 cm\nPoids: 22 g\nCouleur: Noir\nConvient à: Jeux dont le roi mesure 9–9,5 cm",
  },
  "sixpip-pocket-puzzle": {
    name: "Puzzle de poche Sixpip",
    description:
      "Quarante pièces minuscules tiennent dans une boîte de métal pas plus grande qu’une boîte d’allumettes, prêtes pour une salle d’attente ou un long trajet en train. Découpées dans un carton épais, elles s’emboîtent du bout du doigt. L’image est une prairie verte, ce qui aide moins qu’on ne le croirait.\n\nJoueurs: 1\nÂge: Dès 8 ans\nTaille: 9 × 6 cm terminé, boîte de 5,5 × 3,8 × 1,6 cm\nDurée: 20 minutes",
  },
  "sixpip-linen-cards": {
    name: "Jeu de cartes toilé Sixpip",
    description:
      "Une fine texture tissée laisse les cartes glisser et s’ouvrir en éventail sans coller, même au bout d’une longue soirée. Les figures suivent le dessin classique, et le joker mérite d’être gardé. L’étui a une encoche pour le pouce.\n\nMatière: Carton au fini lin\nTaille: 63 × 88 mm\nContenu: 54 cartes dans un étui\nEntretien: Essuyer avec un chiffon sec",
  },
  "sixpip-flower-cards": {
    name: "Cartes à fleurs Sixpip",
    description:
      "Chaque mois a sa plante, du pin en janvier au paulownia en décembre, sur quatre petites cartes rigides. Elles sont assez épaisses pour claquer sur la table, comme le veut la tradition. Le livret explique deux jeux en anglais, un court et un pour les nuits d’hiver.\n\nJoueurs: 2 à 7\nTaille: 54 × 33 mm\nDurée: 30 minutes\nContenu: 48 cartes, livret en anglais, boîte\nÂge: Dès 8 ans",
  },
  "sixpip-eight-ball": {
    name: "Boule huit Sixpip",
    description:
      "La noire, à sa taille et à son poids réels, coulée en résine et polie comme un miroir. Elle remplace une boule ébréchée sur tout billard américain, ou tient des papiers avec une certaine autorité. Le chiffre est incrusté : il ne s’effacera pas.\n\nMatière: Résine phénolique\nTaille: 57,2 mm de diamètre\nPoids: 170 g\nConvient à: Billards américains courants",
  },
  "sixpip-500-piece-puzzle": {
    name: "Puzzle de 500 pièces Sixpip",
    description:
      "Les lanternes s’allument le long du quai, et les derniers bateaux s’amarrent pour la nuit. Découpées dans un carton épais à l’impression mate, les pièces s’ajustent bien et ne laissent presque pas de poussière dans la boîte. Une affiche pliée évite de se passer le couvercle.\n\nJoueurs: 1 à 4\nÂge: Dès 10 ans\nTaille: 48 × 36 cm terminé\nDurée: 4 à 6 heures\nContenu: 500 pièces, affiche",
  },
  "sixpip-hallway-bowling": {
    name: "Bowling de couloir Sixpip",
    description:
      "Dix quilles de hêtre tourné se dressent au bout, et le couloir devient une piste. La boule a un cœur de bois sous une peau de liège : elle roule droit et épargne la plinthe. Tout retourne dans un sac de coton où le tableau des points est peint.\n\nJoueurs: 2 à 6\nÂge: Dès 4 ans\nMatière: Hêtre, liège\nTaille: Quilles de 18 cm, boule de 9 cm\nContenu: Dix quilles, boule, tableau de points, sac",
  },
  "sixpip-pixel-lamp": {
    name: "Lampe pixel Sixpip",
    description:
      "Un petit visiteur venu d’un vieil écran, coulé dans l’acrylique dépoli et éclairé de violet par l’intérieur. Une tape sur la tête fait passer trois niveaux de lumière, dont un bas qui fait une bonne veilleuse. Les pieds plats tiennent bien sur une étagère, et le câble sort à l’arrière.\n\nMatière: Acrylique dépoli\nTaille: 16 × 12 × 4 cm\nAlimentation: LED, 2 W en USB-C\nCouleur: Violet\nContenu: Lampe, câble de 1,5 m",
  },
  "sixpip-dartboard": {
    name: "Cible de fléchettes Sixpip",
    description:
      "Le sisal dense se referme après chaque fléchette, et la cible reste égale pendant des années. Le fil de séparation est fin et sans agrafes, donc moins de rebonds sur le métal. Support, vis et six fléchettes à pointe d’acier sont fournis, et la couronne des chiffres tourne pour répartir l’usure.\n\nMatière: Sisal, fil d’acier\nTaille: 45 cm de diamètre, 4 cm d’épaisseur\nPoids: 5,1 kg\nJoueurs: 2 à 8\nContenu: Cible, six fléchettes, support, vis",
  },
  "sixpip-wireless-gamepad": {
    name: "Manette sans fil Sixpip",
    description:
      "Des capteurs magnétiques sous les deux sticks : rien ne frotte, donc rien ne dérive. Les poignées sont légèrement grainées, les gâchettes longues et souples. Elle joue trente heures avant de réclamer son câble, assez long pour continuer la partie.\n\nPile ou batterie: 30 heures, recharge en deux\nPoids: 225 g\nCouleur: Violet\nConvient à: La plupart des consoles, ordinateurs et mobiles\nContenu: Manette, récepteur, câble de 2 m",
  },
  "sixpip-mahjong-set": {
    name: "Jeu de mah-jong Sixpip",
    description:
      "Les tuiles sont épaisses, fraîches et gravées assez profond pour se lire du pouce. Elles se posent avec un bon claquement, ce qui fait la moitié du plaisir. Chevalets, dés et bâtonnets partagent la trousse à rouler, et le livret commence par les règles simples.\n\nJoueurs: 4\nÂge: Dès 10 ans\nDurée: 90 minutes\nMatière: Tuiles en mélamine, trousse en toile\nContenu: 144 tuiles, quatre chevalets, trois dés, bâtonnets, livret",
  },
  "sixpip-arcade-stick": {
    name: "Stick d’arcade Sixpip",
    description:
      "Un manche à boule, un gros bouton et une base trop lourde pour glisser quand la partie se resserre. Les deux agissent sur des microrupteurs qui cliquent et se remplacent au tournevis. Il se branche sur presque tout et ne demande aucun logiciel.\n\nMatière: Base en acier, boule en ABS\nTaille: 18 × 18 × 15 cm\nPoids: 1,6 kg\nConvient à: Ordinateurs et consoles avec USB\nContenu: Stick, câble de 3 m, microrupteur de rechange",
  },
  "sixpip-pro-gamepad": {
    name: "Manette pro Sixpip",
    description:
      "Quatre palettes de métal se placent sous les doigts qui n’ont d’habitude rien à faire. Les sticks se changent sans outil, court, long ou bombé, et un curseur raccourcit la course des gâchettes. L’étui rigide la recharge pendant que tout est rangé.\n\nPile ou batterie: 40 heures\nPoids: 290 g\nMatière: Palettes en acier, poignées en caoutchouc\nConvient à: La plupart des consoles et des ordinateurs\nContenu: Manette, six sticks, étui de charge, câble",
  },
  "sixpip-walnut-chess-set": {
    name: "Jeu d’échecs en noyer Sixpip",
    description:
      "Plié, c’est un beau coffret ; ouvert, un échiquier de noyer et d’érable où les pièces attendent à l’intérieur. Elles sont tournées dans les deux mêmes bois, lestées et feutrées, et chacune a sa place. La charnière est affleurante : rien ne vacille sur les rangées du milieu.\n\nJoueurs: 2\nMatière: Noyer, érable, feutre\nTaille: 40 × 40 cm ouvert, roi de 8 cm\nPoids: 2,2 kg\nContenu: Échiquier, 32 pièces",
  },
  "sixpip-bar-top-arcade": {
    name: "Borne d’arcade de comptoir Sixpip",
    description:
      "Quarante petits jeux de l’âge des bips tournent dans une borne qui tient sur un plan de travail. Le manche et les boutons sont en taille réelle, et le monnayeur prend de vraies pièces, qu’il rend à qui détient la clé. Soulevez le fronton pour régler le volume.\n\nTaille: 42 × 40 × 62 cm\nÉcran: 31 cm\nPoids: 17 kg\nAlimentation: Secteur, 35 W\nJoueurs: 1 à 2, à tour de rôle",
  },
  "sixpip-ebony-chess-set": {
    name: "Jeu d’échecs en ébène Sixpip",
    description:
      "Chaque pièce est tournée et sculptée à la main dans l’ébène ou le buis, et deux cavaliers ne se ressemblent jamais tout à fait. Le lest bas dans la base les fait se poser avec un bruit sourd. L’échiquier en érable moucheté a un huilé satiné qui ne reflète pas la lampe.\n\nJoueurs: 2\nMatière: Ébène, buis, érable moucheté\nTaille: 50 × 50 cm, roi de 9,5 cm\nPoids: 4,3 kg\nContenu: Échiquier, 32 pièces, deux dames de rechange, coffret",
  },
  "sixpip-arcade-cabinet": {
    name: "Borne d’arcade Sixpip",
    description:
      "Jouez côte à côte devant une borne en pied, avec un vrai tube cathodique qui luit comme dans vos souvenirs. Soixante jeux sont à bord, chacun à son rythme d’origine. Deux personnes la portent dans la pièce de votre choix, la mettent de niveau et remportent l’emballage.\n\nJoueurs: 1 à 2\nTaille: 68 × 80 × 175 cm\nÉcran: Tube cathodique de 51 cm\nPoids: 112 kg\nGarantie: 5 ans",
  },
};
