import type { Translations } from "../translations.ts";

/** The things of `demo/src/items/toys.ts` in French. */
export const toys: Translations = {
  "tumblewick-balloon": {
    name: "Ballon de baudruche Tumblewick",
    description:
      "Un ballon rouge, en caoutchouc naturel assez épais pour être gonflé à la bouche. Plein d’air, il tient trois jours ; plein d’hélium, il flotte pendant un jour. Un mètre de ruban bleu l’empêche de partir trop tôt.\n\nMatière: Latex de caoutchouc naturel\nTaille: 28 cm de diamètre\nContenu: Ballon, 1 m de ruban\nÂge: Dès 8 ans, avant avec un adulte",
  },
  "tumblewick-bubble-mix": {
    name: "Bulles de savon Tumblewick",
    description:
      "Un petit flacon de liquide épais, avec l’anneau fixé sous le bouchon pour l’avoir toujours sous la main. Les bulles sortent lentement, grossissent et dérivent un bon moment avant de s’en aller. Le flacon se complète avec de l’eau et du liquide vaisselle.\n\nCapacité: 60 ml\nTaille: 3,8 × 3,8 × 11 cm\nPoids: 78 g\nIngrédients: Eau, savon végétal, glycérine\nÂge: Dès 3 ans",
  },
  "tumblewick-splash-pistol": {
    name: "Pistolet à eau Tumblewick",
    description:
      "Un demi-litre de guerre de jardin, pompé d’un doigt. Le réservoir vert se remplit au robinet par un large bouchon que même des mains mouillées savent fermer. Une pression envoie un trait fin et froid à travers la pelouse.\n\nMatière: Plastique recyclé\nCapacité: 500 ml\nPortée: Jusqu’à 8 m\nTaille: 27 × 6 × 16 cm\nÂge: Dès 5 ans",
  },
  "tumblewick-yo-yo": {
    name: "Yo-yo en érable Tumblewick",
    description:
      "Deux moitiés d’érable teintées en violet se rejoignent sur un axe d’acier qui laisse dormir la ficelle le temps de compter jusqu’à dix. Le poids est au bord, ce qui le garde droit pour les débutants. Il y a du coton pour trois ficelles.\n\nMatière: Érable teinté, axe en acier\nTaille: 5,6 × 3,6 cm\nPoids: 58 g\nContenu: Yo-yo, coton pour trois ficelles\nÂge: Dès 6 ans",
  },
  "tumblewick-balsa-plane": {
    name: "Avion en balsa Tumblewick",
    description:
      "Glissez les ailes dans le fuselage, enfilez la queue, et il est prêt en une minute. Un balsa mince et un petit poids dans le nez le portent d’un bout à l’autre d’un parc par temps calme. Pliez les volets, et il décrit un cercle.\n\nMatière: Balsa\nTaille: 30 × 28 cm\nPoids: 19 g\nContenu: Avion en quatre parties, planche d’autocollants\nÂge: Dès 6 ans",
  },
  "tumblewick-magic-wand": {
    name: "Baguette magique Tumblewick",
    description:
      "Une baguette noire aux bouts blancs, avec un creux qui cache plus qu’il ne devrait. Le livret explique douze tours avec pièces, ficelle et cartes, à la portée d’un enfant patient. Un foulard de soie est là pour le premier.\n\nMatière: Hêtre laqué\nTaille: 30 × 1,4 cm\nPages: Livret de 32 pages\nContenu: Baguette, livret, foulard de soie\nÂge: Dès 7 ans",
  },
  "tumblewick-rubber-tyrannosaur": {
    name: "Tyrannosaure en caoutchouc Tumblewick",
    description:
      "Un caoutchouc naturel souple qui plie, s’écrase et reprend sa forme, avec une queue assez large pour tenir debout. De loin il a l’air féroce, de près plutôt inquiet. De petites mains le tiennent par le cou, et il flotte dans le bain.\n\nMatière: Caoutchouc naturel\nTaille: 21 × 9 × 17 cm\nPoids: 190 g\nCouleur: Vert\nÂge: Dès 2 ans",
  },
  "tumblewick-beech-boomerang": {
    name: "Boomerang en hêtre Tumblewick",
    description:
      "Du hêtre étuvé, plié en coude et raboté sur les deux bras pour tourner dans l’air. Il revient si vous lisez la notice, qui explique aussi le vent. Trouvez un champ dégagé et laissez le chien à la maison.\n\nMatière: Hêtre étuvé, bandes peintes\nTaille: 38 × 4,5 cm\nPoids: 110 g\nPortée: Cercle d’environ 25 m\nÂge: Dès 10 ans",
  },
  "tumblewick-die-cast-tractor": {
    name: "Tracteur en métal Tumblewick",
    description:
      "Du métal plein, d’un poids que les enfants remarquent. Les roues avant braquent, la cabine verte s’ouvre et le crochet arrière tient toute remorque à anneau. D’épais pneus de caoutchouc roulent sans bruit sur le parquet.\n\nMatière: Zinc moulé, pneus en caoutchouc\nTaille: 13 × 7 × 8 cm\nPoids: 310 g\nCouleur: Vert\nÂge: Dès 3 ans",
  },
  "tumblewick-plush-penguin": {
    name: "Pingouin en peluche Tumblewick",
    description:
      "Un petit pingouin qui tient assis tout seul, grâce à un sachet de billes dans la base. La peluche est rase et dense, violet foncé sur le dos et blanche devant. Le bec et les pattes sont en feutre, et les yeux sont cousus plutôt que collés.\n\nMatière: Peluche de polyester, feutre, billes en plastique\nTaille: 12 × 10 × 18 cm\nPoids: 140 g\nÂge: Dès 1 an\nEntretien: Laver à 30 °C",
  },
  "tumblewick-tin-rocket": {
    name: "Fusée en tôle Tumblewick",
    description:
      "Remontez-la, et elle traverse la pièce sur des roues cachées, en jetant des étincelles inoffensives d’un silex derrière le hublot. La tôle est imprimée en rouge et blanc, avec des rivets qui n’existent pas. La clé est fixée : pas de risque de la perdre.\n\nMatière: Tôle imprimée, mécanisme en acier\nTaille: 17 × 7 × 8 cm\nPoids: 150 g\nMouvement: À ressort, environ 20 secondes\nÂge: Dès 4 ans",
  },
  "tumblewick-diamond-kite": {
    name: "Cerf-volant losange Tumblewick",
    description:
      "Quatre panneaux vifs sur deux fines baguettes qui se démontent : le cerf-volant se réduit à la taille d’une règle. Il se lève par petite brise et tire assez doucement pour un enfant. Des nœuds le long de la queue le stabilisent.\n\nMatière: Polyester indéchirable, baguettes en fibre de verre\nTaille: 68 × 72 cm, 35 cm plié\nPoids: 95 g\nContenu: Cerf-volant, queue, 40 m de fil sur dévidoir\nÂge: Dès 5 ans",
  },
  "tumblewick-small-bear": {
    name: "Petit ours Tumblewick",
    description:
      "Vingt centimètres de peluche brune et douce, avec un nez cousu et un air un peu sérieux. Les bras sont assez longs pour s’accrocher à une bretelle de sac. Il passe en machine à trente degrés, et c’est le même ours qui en sort.\n\nMatière: Peluche et garnissage en polyester\nTaille: 20 cm de hauteur\nPoids: 130 g\nÂge: Dès la naissance\nEntretien: Laver à 30 °C, sécher à l’air",
  },
  "tumblewick-rainbow-abacus": {
    name: "Boulier arc-en-ciel Tumblewick",
    description:
      "Dix perles sur chacun des cinq fils, dans un cadre aux coins arrondis. Le hêtre est teinté de couleurs qu’on peut mâchonner sans danger, et les perles glissent avec un clic agréable. À compter, à composer des motifs, ou juste à secouer.\n\nMatière: Hêtre teinté, fils d’acier\nTaille: 24 × 6 × 26 cm\nPoids: 460 g\nÂge: Dès 18 mois\nEntretien: Essuyer avec un chiffon humide",
  },
  "tumblewick-paper-donkey": {
    name: "Âne en papier Tumblewick",
    description:
      "Une figure de fête en carton et papier crépon, posé à la main en sept couleurs vives. Soulevez le volet du dos et remplissez-le de bonbons, jusqu’à un kilo. Suspendez-le par sa boucle, faites passer un bâton et reculez bien.\n\nMatière: Carton, papier crépon\nTaille: 38 × 13 × 48 cm\nCapacité: 1 kg de bonbons\nPoids: 420 g\nÂge: Dès 4 ans, avec un adulte",
  },
  "tumblewick-clockwork-racer": {
    name: "Voiture de course à clé Tumblewick",
    description:
      "Une voiture de course en tôle, avec un pilote, une clé et des pneus de caoutchouc qui accrochent le sol de la cuisine. Remontée à fond, elle parcourt neuf mètres à une vitesse qui vaut le coup d’œil. La direction se règle droit ou en cercle.\n\nMatière: Tôle imprimée, pneus en caoutchouc\nTaille: 19 × 8 × 6 cm\nPoids: 210 g\nMouvement: À ressort, jusqu’à 9 m\nÂge: Dès 4 ans",
  },
  "tumblewick-nesting-dolls": {
    name: "Poupées gigognes Tumblewick",
    description:
      "Cinq poupées de tilleul, l’une dans l’autre, peintes à la main en rouge, en blanc et d’un peu d’or. Les moitiés s’ajustent de près et s’ouvrent en tournant. La dernière a la taille d’un haricot : gardez-la à l’œil.\n\nMatière: Tilleul peint\nTaille: De 15 cm à 1,5 cm de hauteur\nPoids: 160 g\nÉdition: Peintes à la main, chaque visage différent\nÂge: Dès 5 ans",
  },
  "tumblewick-palm-helicopter": {
    name: "Hélicoptère de poche Tumblewick",
    description:
      "Deux pouces le guident dans le salon, dix minutes à la fois. Un gyroscope le tient de niveau, et les pales souples s’arrêtent quand elles touchent un rideau. Pour le recharger, branchez-le une demi-heure sur la télécommande.\n\nMatière: Mousse et plastique souple\nPile ou batterie: 10 minutes, recharge en 30\nPortée: 15 m en intérieur\nContenu: Hélicoptère, télécommande, pales de rechange\nÂge: Dès 8 ans",
  },
  "tumblewick-carousel-music-box": {
    name: "Boîte à musique carrousel Tumblewick",
    description:
      "Tournez la clé, et le cheval monte et descend sur sa barre dorée au son d’une valse lente. La mécanique de laiton, à dix-huit notes, loge dans une base ronde de bois laqué. Un pied de feutre protège l’étagère.\n\nMatière: Hêtre laqué, résine peinte, laiton\nMouvement: À ressort, 18 notes\nDurée: Environ 3 minutes\nTaille: 12 × 12 × 19 cm\nPoids: 520 g",
  },
  "tumblewick-wooden-castle": {
    name: "Château en bois Tumblewick",
    description:
      "Vingt-six blocs s’empilent en murs, en quatre tours et en une porte qui s’ouvre sur un axe de laiton. Rien n’est collé : le plan peut changer après chaque siège. Le hêtre est poncé bien lisse, avec des toits rouges et deux drapeaux bleus.\n\nMatière: Hêtre, peinture à l’eau\nTaille: 48 × 36 × 42 cm une fois monté\nPoids: 3,8 kg\nContenu: 26 blocs, deux drapeaux, sac en coton\nÂge: Dès 3 ans",
  },
  "tumblewick-mohair-bear": {
    name: "Ours en mohair Tumblewick",
    description:
      "Un ours de collection en mohair bouclé, articulé au cou, aux bras et aux jambes pour s’asseoir, se lever et se détourner. Il est bien bourré de fibre de bois, qui craque un peu quand on le serre. Le numéro est cousu sous le pied gauche.\n\nMatière: Mohair, fibre de bois, yeux de verre\nTaille: 35 cm de hauteur\nPoids: 580 g\nÉdition: Numéroté sous le pied gauche\nÂge: Dès 14 ans",
  },
  "tumblewick-steam-train-set": {
    name: "Train à vapeur Tumblewick",
    description:
      "Une locomotive noire et rouge tire trois wagons sur quatre mètres de voie, avec un nuage de vapeur à la cheminée. Remplissez-la d’eau à la pipette et tournez le bouton pour partir. Les rails s’emboîtent sans outil.\n\nMatière: Métal moulé, voie moulée\nAlimentation: Transformateur secteur, 12 V\nTaille: Voie de 4 m, locomotive de 18 cm\nContenu: Locomotive, trois wagons, voie, commande\nÂge: Dès 8 ans",
  },
  "tumblewick-ride-on-car": {
    name: "Voiture à pédales Tumblewick",
    description:
      "Des pédales, une trompe et un coffre qui s’ouvre, dans une carrosserie d’acier rouge aux bords arrondis. Le siège recule sur un rail à mesure que le pilote grandit. Les pneus de caoutchouc plein sont discrets sur le trottoir et ne se gonflent jamais.\n\nMatière: Acier peint, pneus en caoutchouc\nTaille: 98 × 48 × 62 cm\nPoids: 13 kg\nCapacité: 30 kg\nÂge: De 3 à 6 ans",
  },
};
