import type { Translations } from "../translations.ts";

/** The things of `demo/src/items/sound.ts` in French. */
export const sound: Translations = {
  "arpeli-school-recorder": {
    name: "Flûte à bec d’école Arpeli",
    description:
      "Tournée dans le poirier, cette flûte soprano a un son doux qui porte sans crier. Un large bec et des trous doubles pour les notes graves facilitent le premier trimestre. Le recueil contient vingt airs, dont deux à plusieurs voix.\n\nMatière: Poirier huilé\nTaille: 33 cm de longueur\nPoids: 140 g\nContenu: Flûte à bec, écouvillon, recueil, sac en coton\nÂge: Dès 6 ans",
  },
  "arpeli-beech-maracas": {
    name: "Maracas en hêtre Arpeli",
    description:
      "Des têtes de hêtre creuses, peintes de rayures et remplies de graines dures, donnent un son sec et régulier. Les manches sont assez longs pour les équilibrer. À quatre-vingt-dix grammes pièce, une soirée de musique ne laisse de mal de poignet à personne.\n\nMatière: Hêtre peint, graines\nTaille: 22 × 6 cm chacune\nPoids: 90 g chacune\nContenu: Deux maracas\nÂge: Dès 3 ans",
  },
  "nordlys-rain-sessions": {
    name: "Sessions sous la pluie Nordlys",
    description:
      "Dix pièces calmes pour piano et pluie, enregistrées en une seule nuit, la fenêtre ouverte. Les micros étaient assez près pour qu’on entende les pédales, et rien n’a été retouché ensuite. Sur disque, dans une pochette de carton plié.\n\nDurée: 48 minutes\nMatière: Disque compact, pochette en carton\nTaille: 12,5 × 14 cm\nPoids: 62 g",
  },
  "nordlys-golden-sessions": {
    name: "Sessions dorées Nordlys",
    description:
      "Les sessions sous la pluie à nouveau, cette fois sur un disque couleur d’or, avec trois prises que personne n’a entendues. Dans le livret, le pianiste raconte la nuit, la rue et ce que la pluie a fait du tempo.\n\nDurée: 64 minutes\nMatière: Disque compact, étui cartonné relié\nPages: Livret de 24 pages\nPoids: 145 g\nÉdition: Disque couleur d’or",
  },
  "nordlys-on-ear-headphones": {
    name: "Casque supra-aural Nordlys",
    description:
      "Un casque léger qui se replie à plat et entre dans une poche de manteau. Le câble est plat lui aussi : il ressort sans nœuds. Quand les coussinets s’usent, dévissez-les et clipsez-en de nouveaux, vendus par paire.\n\nMatière: Plastique recyclé, arceau en acier, coussinets en mousse\nPoids: 155 g\nPortée: Fréquences de 20 Hz à 20 kHz\nContenu: Casque, pochette en tissu\nGarantie: 2 ans",
  },
  "nordlys-kitchen-radio": {
    name: "Radio de cuisine Nordlys",
    description:
      "Un grand bouton trouve les stations FM et numériques, et la radio reprend là où vous l’avez laissée. Derrière une façade de bois, un seul haut-parleur est réglé pour les voix par-dessus l’eau qui coule. Une longue antenne se replie à l’arrière.\n\nMatière: Façade en chêne, boîtier en métal peint\nAlimentation: Secteur, haut-parleur de 8 W\nTaille: 24 × 11 × 15 cm\nPoids: 1,6 kg\nContenu: Radio, adaptateur secteur",
  },
  "nordlys-stage-microphone": {
    name: "Micro de scène Nordlys",
    description:
      "Un micro dynamique pour celles et ceux qui chantent en bougeant. Il écarte le batteur derrière vous, son interrupteur ne claque pas, et la grille d’acier reprend sa forme après une chute. Le corps est assez lourd pour se tenir comme un outil.\n\nMatière: Corps en zinc, grille en acier\nTaille: 18 × 5 cm\nPoids: 310 g\nPortée: Fréquences de 50 Hz à 16 kHz\nContenu: Micro, pince de pied, pochette",
  },
  "nordlys-single-fader-mixer": {
    name: "Table de mixage à un curseur Nordlys",
    description:
      "Deux entrées, un long curseur qui tranche entre elles, et voilà toute la machine. La piste offre dix centimètres de course souple, avec un arrêt doux au milieu. Rien ne clignote, et il n’y a pas de notice à perdre.\n\nMatière: Boîtier en acier, curseur en aluminium\nAlimentation: USB, 5 V\nTaille: 12 × 16 × 5 cm\nPoids: 640 g\nContenu: Table de mixage, câble d’alimentation",
  },
  "arpeli-mango-wood-djembe": {
    name: "Djembé en manguier Arpeli",
    description:
      "Il est taillé dans un seul tronc de manguier et tendu d’une corde doublée. La peau de chèvre donne une basse ronde au centre et un claquement vif au bord. Tirez la corde, et tout le tambour monte d’un ton.\n\nMatière: Manguier, peau de chèvre, corde en polyester\nTaille: 60 cm de hauteur, peau de 30 cm de diamètre\nPoids: 6,2 kg\nEntretien: Détendre la corde par chaleur sèche\nContenu: Djembé, corde de rechange",
  },
  "nordlys-desk-microphone": {
    name: "Micro de bureau Nordlys",
    description:
      "Branchez-le à un ordinateur, il est prêt, sans pilote à installer. La capsule écoute devant elle et ignore le clavier : une petite pièce sonne comme une bonne. Une tape sur le dessus suffit à couper votre voix.\n\nMatière: Corps en aluminium, grille en acier, pied lesté\nAlimentation: USB, 5 V\nTaille: 11 × 10 × 22 cm\nPoids: 740 g\nPortée: Fréquences de 30 Hz à 18 kHz",
  },
  "nordlys-shelf-speaker": {
    name: "Enceinte d’étagère Nordlys",
    description:
      "Elle est faite pour remplir une pièce à faible volume, là où d’autres enceintes s’amincissent. Le coffret est en panneau dense et amorti, avec un cône de papier et un tweeter à dôme de soie. Reliez-la par câble ou sans fil, et associez-en une seconde pour la stéréo.\n\nMatière: Fibres de bois amorties, cône en papier, dôme en soie\nAlimentation: 40 W, secteur\nPortée: Fréquences de 52 Hz à 20 kHz\nTaille: 16 × 20 × 26 cm\nPoids: 4,4 kg",
  },
  "nordlys-over-ear-headphones": {
    name: "Casque fermé Nordlys",
    description:
      "Les coques fermées laissent le train dehors et la musique dedans. Elles reposent sur des coussinets de cuir souple qui répartissent le poids autour de l’oreille, et une charge tient quarante heures. Si la batterie se vide, un câble prend le relais.\n\nMatière: Coques en aluminium, coussinets en cuir\nPile ou batterie: 40 heures, recharge par USB\nPortée: Fréquences de 15 Hz à 22 kHz\nPoids: 265 g\nContenu: Casque, deux câbles, étui",
  },
  "arpeli-snare-drum": {
    name: "Caisse claire Arpeli",
    description:
      "Dix plis de bouleau donnent à cette caisse claire une voix nette qui perce une salle bruyante. Vingt fils d’acier courent sous la peau inférieure et se coupent d’un levier. Deux paires de baguettes l’accompagnent, car la première ne dure jamais.\n\nMatière: Fût en bouleau, cerclages en acier\nTaille: 35 cm de diamètre, 14 cm de profondeur\nPoids: 3,9 kg\nContenu: Caisse claire, deux paires de baguettes, clé\nCouleur: Rouge à cerclages d’acier",
  },
  "nordlys-four-knob-synth": {
    name: "Synthé à quatre boutons Nordlys",
    description:
      "Quatre boutons façonnent soixante-quatre sons, d’une flûte douce à quelque chose qui tient du camion. Le haut-parleur intégré va bien au canapé, et une prise à l’arrière mène à de plus grandes choses. Facile à apprendre, difficile à poser.\n\nMatière: Dessus en aluminium, base moulée\nAlimentation: Adaptateur secteur ou piles\nPile ou batterie: Quatre piles AA, environ 12 heures\nTaille: 15 × 15 × 4,5 cm\nPoids: 480 g",
  },
  "arpeli-open-back-banjo": {
    name: "Banjo à dos ouvert Arpeli",
    description:
      "Le dos ouvert laisse sortir le son vers l’arrière, chaud et boisé plutôt que fort. Les cinq cordes courent sur un manche d’érable jusqu’à une peau qui a l’aspect et le toucher du veau, mais ne craint pas le temps qu’il fait. Réglé bas, pour jouer sans effort.\n\nMatière: Manche et cercle en érable, peau en polyester enduit\nTaille: 97 cm de longueur, peau de 28 cm\nPoids: 2,3 kg\nContenu: Banjo, housse rembourrée, clé de réglage\nGarantie: 5 ans",
  },
  "arpeli-brass-trumpet": {
    name: "Trompette en laiton Arpeli",
    description:
      "Une trompette en si bémol à perce moyenne, facile à remplir et prompte à répondre. Ses pistons d’acier sont rodés un par un : ils courent tout seuls après une semaine de pratique. Le vernis est posé au pinceau, et l’étui rigide a de la place pour des sourdines.\n\nMatière: Laiton jaune, pistons en acier inoxydable\nTaille: 48 cm de longueur, pavillon de 12,3 cm\nPoids: 1,1 kg\nContenu: Trompette, embouchure, huile à pistons, étui rigide\nGarantie: 5 ans",
  },
  "nordlys-studio-headphones": {
    name: "Casque de studio Nordlys",
    description:
      "Nos propres oreilles jugent avec ce casque : il est donc fait pour dire la vérité, ouvert à l’arrière, égal de la basse à l’aigu. Les coussinets de velours restent frais toute une journée de travail. Chaque pièce se dévisse et se commande à l’unité.\n\nMatière: Arceau en acier, grilles en aluminium, coussinets en velours\nPortée: Fréquences de 8 Hz à 35 kHz\nPoids: 310 g\nContenu: Casque, câble de 3 m, adaptateur, étui\nGarantie: 5 ans",
  },
  "arpeli-spruce-violin": {
    name: "Violon en épicéa Arpeli",
    description:
      "Un violon entier, à la table d’épicéa séchée deux ans, sur un fond et des éclisses d’érable ondé. Il est réglé avant de nous quitter, le chevalet taillé et les chevilles assouplies. Accordez-le, passez la colophane sur l’archet et jouez.\n\nMatière: Table en épicéa, fond en érable, garnitures en ébène\nTaille: Taille 4/4, 59 cm de longueur\nPoids: 430 g\nContenu: Violon, archet, colophane, étui\nGarantie: 5 ans",
  },
  "arpeli-electric-guitar": {
    name: "Guitare électrique Arpeli",
    description:
      "Le corps d’aulne est galbé au dos : il se cale près de vous sans vous gêner. Deux micros sont bobinés pour annuler le ronflement, et un sélecteur passe du brillant au rond. Un manche d’érable mince convient aussi aux petites mains.\n\nMatière: Corps en aulne, manche en érable, touche en palissandre\nTaille: 98 cm de longueur, diapason de 62,8 cm\nPoids: 3,3 kg\nCouleur: Rouge à plaque blanche\nContenu: Guitare, câble, sangle, housse rembourrée",
  },
  "arpeli-piano-accordion": {
    name: "Accordéon piano Arpeli",
    description:
      "Trente-quatre touches à droite, soixante-douze boutons à gauche et, entre les deux, un soufflet qui retient son souffle. Les anches sont accordées un peu écartées pour un trémolo doux, avec cinq registres au choix. Des bretelles rembourrées répartissent le poids.\n\nMatière: Érable et épicéa, anches en acier, laque\nTaille: 42 × 20 × 39 cm\nPoids: 8,4 kg\nContenu: Accordéon, bretelles, étui rigide\nGarantie: 5 ans",
  },
  "arpeli-alto-saxophone": {
    name: "Saxophone alto Arpeli",
    description:
      "Un instrument de jazz, à la mécanique sur barres qui reste alignée après des années de train. Il parle sans effort dans le grave et prend un mordant chaud quand on le pousse. L’étui est mince, se porte comme un sac à dos et tient sous un siège.\n\nMatière: Laiton verni, tampons en cuir\nTaille: 65 cm de longueur\nPoids: 2,6 kg\nContenu: Saxophone, bec, ligature, cordon, étui\nGarantie: 5 ans",
  },
  "arpeli-stage-piano": {
    name: "Piano de scène Arpeli",
    description:
      "Quatre-vingt-huit touches lestées, plus lourdes dans le grave et plus légères dans l’aigu, comme sur le piano à queue dont viennent les sons. Il y a un son de piano, enregistré avec beaucoup de patience, et une poignée d’autres. À deux, on le monte à l’étage.\n\nMatière: Boîtier en aluminium, touches en bois\nAlimentation: Secteur, 24 W\nTaille: 132 × 34 × 14 cm\nPoids: 19 kg\nContenu: Piano, pédale, pupitre, câble secteur",
  },
};
