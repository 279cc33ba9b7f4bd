import type { Translations } from "../translations.ts";

/** The things of `demo/src/items/gadgets.ts` in French. */
export const gadgets: Translations = {
  "kestrin-rechargeable-cell": {
    name: "Pile rechargeable Kestrin",
    description:
      "Une pile pour les télécommandes, les lampes et tous les jouets livrés sans. Elle garde l’essentiel de sa charge pendant un an au tiroir et se recharge mille fois. Un anneau vert sur le dessus la distingue de celles qu’on jette.\n\nCapacité: 2 000 mAh à 1,2 V\nTaille: AA, 14,5 × 50,5 mm\nPoids: 27 g\nConvient à: Tous les chargeurs pour nickel-hydrure métallique",
  },
  "kestrin-floppy-coaster": {
    name: "Dessous de verre disquette Kestrin",
    description:
      "Volet, étiquette et encoche de protection sont bien à leur place, mais cette disquette ne retient qu’une tasse. Le feutre du dos la rend silencieuse sur la table, et le dessus s’essuie d’un geste. L’originale contenait 1,44 mégaoctet : la copie n’est guère moins utile aujourd’hui.\n\nMatière: Silicone, feutre de laine\nTaille: 9 × 9,4 × 0,5 cm\nCouleur: Bleu marine\nEntretien: Laver à la main",
  },
  "kestrin-horseshoe-magnet": {
    name: "Aimant fer à cheval Kestrin",
    description:
      "Laque rouge, bouts d’acier nu et une attraction qui surprend. Suspendez-y clés ou ciseaux, ou laissez-le tenir toute une liste de courses sur le réfrigérateur. Une petite barre d’acier l’accompagne pour fermer l’écart et lui garder sa force au fil des ans.\n\nMatière: Acier magnétique, laque rouge\nTaille: 7,5 × 5 × 1 cm\nPoids: 130 g\nCapacité: Retient 2 kg\nContenu: Aimant, barre de fermeture",
  },
  "kestrin-filament-lamp": {
    name: "Ampoule à filament Kestrin",
    description:
      "De fins filaments dorés sous un verre clair donnent à cette LED l’air d’une lampe de la cuisine des grands-parents. Sa lumière est chaude et régulière, et elle se tamise sans clignoter. Quatre watts éclairent autant que quarante autrefois.\n\nAlimentation: 4 W, 470 lumens\nConvient à: Douilles E27\nTaille: 6 × 10,5 cm\nCouleur: Blanc chaud, 2 700 K\nGarantie: 3 ans",
  },
  "kestrin-travel-plug": {
    name: "Adaptateur de voyage Kestrin",
    description:
      "Enfoncez votre fiche à l’arrière, et l’avant entre dans les prises de Lisbonne à Helsinki. Il est assez plat pour une poche de manteau et tient assez bien pour ne pas pencher. Des obturateurs arrêtent les petits doigts et les pièces de monnaie.\n\nConvient à: Les prises de presque toute l’Europe\nAlimentation: Jusqu’à 10 A, 2 300 W\nTaille: 6 × 5 × 2,8 cm\nPoids: 52 g\nCouleur: Noir",
  },
  "kestrin-pocket-torch": {
    name: "Lampe de poche Kestrin",
    description:
      "Une pression sur le bout donne trois cents lumens, deux pressions une lumière douce qui ménage les yeux devant une carte. Le tube d’aluminium est strié pour que les doigts froids gardent prise. Une seule pile AA la fait marcher, et elle est fournie.\n\nAlimentation: 300 lumens, lumière douce de 8 lumens\nPortée: 110 m\nPile ou batterie: Une pile AA, 45 minutes à plein, 60 heures en doux\nMatière: Aluminium\nPoids: 68 g avec la pile",
  },
  "kestrin-mobile-handset": {
    name: "Combiné pour mobile Kestrin",
    description:
      "Branchez ce combiné sur votre mobile et tenez-le comme on tenait les téléphones. L’écouteur est rond et plein, et le micro se trouve devant la bouche : l’oreille et la nuque supportent mieux les longs appels. Un bouton dans la poignée décroche et raccroche.\n\nMatière: ABS au toucher doux\nTaille: 21 × 6 × 5 cm, cordon de 40 à 120 cm\nPoids: 165 g\nCouleur: Rouge\nConvient à: Tous les mobiles en USB-C, adaptateur fourni",
  },
  "kestrin-pager-clock": {
    name: "Horloge bipeur Kestrin",
    description:
      "Des chiffres verts, de gros boutons et, au dos, une pince qui la fixe à un livre ou à une étagère. L’heure arrive par radio, si bien que l’été et l’hiver se passent de vous. Une tape sur le dessus éclaire l’écran pendant cinq secondes.\n\nTaille: 9 × 6 × 3 cm\nMouvement: Quartz radiopiloté\nPile ou batterie: Deux piles AAA, environ deux ans\nPoids: 105 g\nContenu: Horloge, piles",
  },
  "kestrin-quiet-mouse": {
    name: "Souris silencieuse Kestrin",
    description:
      "Chaque clic se sent sous le doigt, et personne d’autre ne l’entend dans la pièce. La coque convient aux deux mains, et la molette glisse sans cliqueter. Un récepteur grand comme un ongle se range sous le capot pendant les voyages.\n\nPile ou batterie: Une pile AA, environ 18 mois\nTaille: 10,5 × 6 × 3,8 cm\nPoids: 84 g avec la pile\nConvient à: Tous les ordinateurs avec USB\nGarantie: 2 ans",
  },
  "kestrin-power-bank": {
    name: "Batterie externe Kestrin",
    description:
      "Deux charges complètes de téléphone tiennent dans une forme qui se glisse bien à côté de lui dans une poche. Plutôt que quatre points vagues, le témoin montre ce qui reste par tranches de cinq pour cent. Deux appareils se chargent ensemble, et elle se remplit en une nuit.\n\nCapacité: 10 000 mAh\nAlimentation: 20 W en USB-C\nTaille: 10,5 × 6,5 × 2,2 cm\nPoids: 215 g\nContenu: Batterie externe, câble court",
  },
  "kestrin-desk-telephone": {
    name: "Téléphone de bureau Kestrin",
    description:
      "De grosses touches aux chiffres lisibles, un combiné qui se cale bien sur l’épaule et un cordon qui va jusqu’à la fenêtre. La sonnerie est une vraie cloche, et se baisse jusqu’au murmure. Une ligne analogique suffit à l’alimenter : il sonne même pendant une panne de courant.\n\nMatière: ABS, cloche en laiton\nTaille: 22 × 19 × 12 cm, cordon de 3 m\nPoids: 980 g\nCouleur: Rouge\nConvient à: Toute ligne analogique, ou un routeur avec prise téléphonique",
  },
  "kestrin-thumb-trackball": {
    name: "Trackball à pouce Kestrin",
    description:
      "La main repose sur une coque inclinée pendant que le pouce roule une bille rouge et fait tout le chemin. Le poignet s’en trouve ménagé, et le bureau gagne de la place. Poussez la bille par-dessous de temps à autre pour essuyer ses appuis.\n\nPile ou batterie: Rechargeable, quatre mois\nTaille: 13 × 9,5 × 5 cm\nPoids: 165 g\nConvient à: Tous les ordinateurs, sans fil ou par câble\nGarantie: 3 ans",
  },
  "kestrin-low-keyboard": {
    name: "Clavier bas Kestrin",
    description:
      "Des touches courtes à la butée ferme rendent la frappe rapide silencieuse et légère aux doigts. Il est assez bas pour se passer de repose-poignet, et sa plaque d’aluminium ne plie pas. Une touche suffit pour passer d’un appareil à l’autre parmi trois, et il se charge une fois par an environ.\n\nPile ou batterie: Rechargeable, un an\nTaille: 43 × 13 × 1,6 cm\nPoids: 640 g\nMatière: Aluminium, touches en PBT\nÉdition: Disposition anglaise",
  },
  "kestrin-desk-robot": {
    name: "Robot de bureau Kestrin",
    description:
      "Posez douze cartes de bois pour lui indiquer le chemin, et le robot les lit en roulant dessus. Il suit une ligne dessinée, retient un trajet et tourne la tête quand il est perdu. Les enfants le programment sans écran, et les adultes restent volontiers pour un tour.\n\nÂge: Dès 6 ans\nTaille: 11 × 10 × 14 cm\nPile ou batterie: Rechargeable, trois heures\nMatière: ABS, cartes en hêtre\nContenu: Robot, 12 cartes, 2 m de ruban à lignes, câble",
  },
  "kestrin-photo-printer": {
    name: "Imprimante photo Kestrin",
    description:
      "Quarante secondes après la pression du bouton, un tirage sans marge sort, déjà sec. L’encre arrive en flacons et se verse dans des réservoirs visibles : pas de cartouches à jeter. Le premier jeu suffit pour plusieurs centaines de photos.\n\nTaille: 36 × 31 × 16 cm\nPoids: 4,1 kg\nConvient à: Papiers de 10 × 15 cm à A4\nAlimentation: Secteur, 14 W\nContenu: Imprimante, quatre flacons d’encre, 20 feuilles",
  },
  "kestrin-pocket-phone": {
    name: "Téléphone de poche Kestrin",
    description:
      "Assez petit pour que le pouce atteigne chaque coin de l’écran, et pour disparaître dans une poche de chemise. Il appelle, trouve le chemin et prend des photos correctes : c’est presque tout ce qu’on demande à un téléphone. Le dos s’enlève, et la batterie se change à la maison.\n\nÉcran: 12,2 cm\nCapacité: 64 Go et un logement de carte\nPile ou batterie: Un jour, remplaçable\nPoids: 128 g\nContenu: Téléphone, batterie, câble",
  },
  "kestrin-travel-dish": {
    name: "Parabole de voyage Kestrin",
    description:
      "Posez-la sur le balcon ou le toit d’un camping-car, et deux moteurs tournent la parabole jusqu’à ce qu’elle ait trouvé son satellite. Il lui faut environ deux minutes. Elle se replie au format d’une mallette, et la poignée sert aussi de pied.\n\nTaille: 48 cm de diamètre, 52 × 40 × 14 cm pliée\nPoids: 6,2 kg\nAlimentation: 12 V ou secteur, 25 W\nConvient à: Tous les récepteurs satellite\nContenu: Parabole, 10 m de câble, adaptateur secteur, sac",
  },
  "kestrin-compact-phone": {
    name: "Téléphone compact Kestrin",
    description:
      "Rapide, mince et habillé d’aluminium, avec un écran de quinze centimètres qui reste lisible en plein soleil. Il tient un jour et demi avant de réclamer le chargeur. La prise casque est toujours là, tout comme un logement pour carte mémoire.\n\nÉcran: 15,2 cm, OLED\nCapacité: 128 Go, 8 Go de mémoire\nPile ou batterie: Un jour et demi, recharge en une heure\nPoids: 168 g\nContenu: Téléphone, câble, étui",
  },
  "kestrin-robot-arm": {
    name: "Bras robotique Kestrin",
    description:
      "Six articulations bougent assez en douceur pour verser un verre d’eau, et la pince s’arrête avant d’écraser un œuf. Le livre de programmation commence à la page un et finit par un tri de boutons par couleur. Il ne vous faut qu’un bord de table pour la fixation, et un ordinateur.\n\nPortée: 44 cm d’allonge\nCapacité: Soulève 500 g\nMatière: Aluminium, roulements en acier\nPoids: 4,6 kg\nContenu: Bras, pince, fixation, alimentation, livre",
  },
  "kestrin-13-inch-laptop": {
    name: "Ordinateur portable 13 pouces Kestrin",
    description:
      "Il pèse à peine plus d’un kilo : vous vérifierez peut-être deux fois qu’il est bien dans le sac. Sans ventilateur, il travaille en silence, et l’écran s’éveille avant que le capot soit tout à fait ouvert. La coque d’aluminium est solide, et les touches ont plus de course qu’on ne l’attend.\n\nÉcran: 33,8 cm, mat\nCapacité: 512 Go, 16 Go de mémoire\nPile ou batterie: 14 heures\nPoids: 1,08 kg\nContenu: Ordinateur portable, chargeur, câble",
  },
  "kestrin-desktop-computer": {
    name: "Ordinateur de bureau Kestrin",
    description:
      "L’ordinateur et l’écran partagent un boîtier mince sur un pied d’aluminium, avec clavier et souris déjà appairés. Branchez le seul câble, choisissez une langue et commencez. Les haut-parleurs suffisent pour des films, et un volet ferme la caméra.\n\nÉcran: 68,6 cm, mat\nCapacité: 1 To, 16 Go de mémoire\nTaille: 61 × 18 × 46 cm\nPoids: 7,4 kg\nContenu: Ordinateur avec écran, clavier, souris, câble secteur",
  },
  "kestrin-workstation-laptop": {
    name: "Station de travail portable Kestrin",
    description:
      "Soixante-quatre gigaoctets de mémoire portent de grands modèles et de longs montages sans une pause. Tous les ports pour lesquels on emporte un adaptateur sont intégrés, du lecteur de cartes au réseau filaire. Deux ventilateurs discrets gardent le clavier frais les après-midi de chaleur.\n\nÉcran: 40,6 cm, 120 Hz, mat\nCapacité: 2 To, 64 Go de mémoire\nPile ou batterie: 9 heures\nPoids: 2,1 kg\nGarantie: 3 ans, réparation à votre bureau",
  },
};
