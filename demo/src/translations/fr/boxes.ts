import type { Translations } from "../translations.ts";

/** The boxes of `demo/src/boxes/` in French. */
export const boxes: Translations = {
  "the-penny-drawer": {
    name: "Le tiroir aux petits sous",
    description:
      "Le tiroir près de la caisse : des punaises, des bonbons, des trombones, et parfois un objet qui n’a rien à faire là.",
  },
  "sweet-counter": {
    name: "Comptoir aux bonbons",
    description: "Un sachet de papier pris au comptoir. Surtout des bonbons, parfois la théière.",
  },
  "pencil-case": {
    name: "Trousse d’écolier",
    description: "Tout ce qu’un bureau dévore. La plume d’or s’y trouve aussi.",
  },
  "pocket-money": {
    name: "Argent de poche",
    description: "De petits jouets pour de petites pièces, avec un hélicoptère au fond.",
  },
  windowsill: {
    name: "Rebord de fenêtre",
    description: "Des bulbes, des graines et de petits pots. L’un d’eux devient une fontaine.",
  },
  "rummage-tray": {
    name: "Plateau de brocante",
    description: "Ce qu’une vieille maison rend quand on la vide. Surtout du laiton, et de l’or de loin en loin.",
  },
  washstand: {
    name: "Table de toilette",
    description:
      "Des choses simples pour l’étagère de la salle de bains. Derrière elles, parfois, une douche de pluie.",
  },
  "desk-drawer": {
    name: "Tiroir de bureau",
    description: "De quoi garder un bureau en ordre, jusqu’au clavier.",
  },
  "game-night": {
    name: "Soirée jeux",
    description:
      "Cartes, fléchettes et puzzles pour une soirée à la maison. L’échiquier en noyer n’en sort que rarement.",
  },
  "corner-kitchen": {
    name: "Coin cuisine",
    description: "Une cuillère de plus, un verre de plus. Tôt ou tard, le bon couteau.",
  },
  "toy-chest": {
    name: "Coffre à jouets",
    description: "De la tôle, du bois et de la peluche, pour les enfants de tout âge.",
  },
  lapel: {
    name: "Au revers",
    description: "Épingles et breloques dans un petit écrin. La topaze est vraie, et rare.",
  },
  matinee: {
    name: "Séance de l’après-midi",
    description: "Un après-midi au cinéma : un billet, quelque chose à grignoter, et peut-être le projecteur.",
  },
  "garden-shed": {
    name: "Cabane de jardin",
    description: "Des outils qui sont dans la cabane depuis toujours, et la chaise pour s’asseoir ensuite.",
  },
  "saturday-match": {
    name: "Match du samedi",
    description: "Pour le parc, la salle et l’étang en janvier. Les skis demandent de la chance.",
  },
  "good-socks": {
    name: "Bonnes chaussettes",
    description: "Cela commence par des chaussettes. Cela peut finir par les chaussures qui vont avec.",
  },
  "night-desk": {
    name: "Bureau de nuit",
    description: "Petite compagnie électrique pour les heures tardives. Au fond se cache le téléphone compact.",
  },
  "long-weekend": {
    name: "Week-end prolongé",
    description: "Deux nuits ailleurs, dans un sac fait par quelqu’un qui n’oublie rien.",
  },
  "listening-room": {
    name: "Salon d’écoute",
    description: "Pour ceux qui mettent un disque et puis s’assoient.",
  },
  "dinner-for-six": {
    name: "Dîner pour six",
    description: "La table d’abord, les casseroles ensuite. Le couteau feuilleté se fait rare.",
  },
  "second-player": {
    name: "Deuxième joueur",
    description: "Sticks, manettes et plateaux pour deux. Derrière tout cela se dresse la borne d’arcade.",
  },
  "curiosity-cabinet": {
    name: "Cabinet de curiosités",
    description: "Une étagère d’objets étranges et charmants. Surtout du laiton et de la pierre, parfois de l’or.",
  },
  darkroom: {
    name: "Chambre noire",
    description: "La pellicule d’abord, le verre ensuite. L’appareil télémétrique est tout au fond.",
  },
  pavement: {
    name: "Battre le pavé",
    description:
      "Des chaussures à porter, et une paire numérotée à garder. Du cuir d’ateliers qui ressemellent encore.",
  },
  "practice-room": {
    name: "Salle de répétition",
    description: "Des instruments qui demandent à être joués. Le saxophone attend depuis longtemps.",
  },
  basecamp: {
    name: "Camp de base",
    description: "Chaussures, tentes et skis pour une vraie expédition. Ici, quelque chose porte une voile.",
  },
  "free-wheel": {
    name: "Roue libre",
    description: "Tout ce qui roule, de quatre petites roues à deux grandes.",
  },
  "the-jewellers-tray": {
    name: "Le plateau du joaillier",
    description: "Des montres et des pierres sous une même lampe. Chaque certificat est dans la boîte.",
  },
  "workshop-nine": {
    name: "Atelier 9",
    description: "Des machines sérieuses pour un travail sérieux, et l’imprimante qu’il faut à tout bureau.",
  },
  "the-long-gallery": {
    name: "La grande galerie",
    description: "Nos belles pièces, derrière une seule porte. Le diamant bleu est vrai, et les probabilités aussi.",
  },
  "winter-fair": {
    name: "Foire d’hiver",
    description: "Des bougies, de la laine et des patins. Elle rouvre quand tombe la première neige.",
  },
};
