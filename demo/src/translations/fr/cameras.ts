import type { Translations } from "../translations.ts";

/** The things of `demo/src/items/cameras.ts` in French. */
export const cameras: Translations = {
  "lumvik-blank-video-cassette": {
    name: "Cassette vidéo vierge Lumvik",
    description:
      "Cette cassette vient du dernier lot de bande jamais enduit, bobiné au printemps et gardé sous film depuis. Elle contient trois heures en vitesse normale, avec une languette à casser si l’enregistrement doit rester. Une planche d’étiquettes est glissée dans l’étui.\n\nCapacité: 180 minutes\nTaille: 18,8 × 10,4 × 2,5 cm\nMatière: Bande au dioxyde de chrome d’un demi-pouce\nContenu: Cassette, étui en carton, planche d’étiquettes",
  },
  "lumvik-colour-film": {
    name: "Pellicule couleur Lumvik",
    description:
      "Trente-six poses aux carnations fidèles, avec un grain assez fin pour de grands tirages. Ses 200 ISO conviennent aux jours clairs, à la lumière d’une fenêtre et aux mains patientes. Tout laboratoire qui développe le négatif couleur l’accepte.\n\nCapacité: 36 poses à 200 ISO\nConvient à: Tous les appareils 35 mm\nEntretien: Garder sous 20 °C, développer dans les deux ans\nContenu: Une pellicule dans sa boîte en plastique",
  },
  "lanternhouse-cinema-ticket": {
    name: "Billet de cinéma Lanternhouse",
    description:
      "Un fauteuil au cinéma Lanternhouse, sous les étoiles de plâtre, pour le film et le soir de votre choix. Le carton épais a un talon perforé que l’ouvreuse déchire à la main. Valable deux ans : échangez-le au guichet ou réservez votre rang avec le numéro imprimé.\n\nMatière: Carton imprimé en typographie\nTaille: 14 × 6 cm\nCapacité: Une place, tous les films, tous les soirs",
  },
  "lumvik-oak-photo-frame": {
    name: "Cadre photo en chêne Lumvik",
    description:
      "Du chêne massif assemblé d’onglet, huilé pour que le veinage reste visible. Derrière un vrai verre, un passe-partout biseauté donne de l’air au tirage. Quatre taquets ouvrent le dos, et le cadre s’accroche en hauteur ou en largeur, ou se pose sur une étagère.\n\nMatière: Chêne massif, verre, passe-partout sans acide\nTaille: 24 × 29 × 2 cm\nConvient à: Tirages de 13 × 18 cm\nEntretien: Dépoussiérer avec un chiffon sec",
  },
  "lumvik-clapperboard": {
    name: "Clap de cinéma Lumvik",
    description:
      "Les deux battants se rejoignent dans un claquement net que tout monteur retrouve sur la bande-son. Scène et prise s’inscrivent à la craie sur l’ardoise et s’effacent d’un geste. Dans un sac, les aimants de la charnière le tiennent fermé.\n\nMatière: Peuplier laqué\nTaille: 30 × 26 × 1,5 cm\nPoids: 480 g\nContenu: Clap, quatre craies, chiffon",
  },
  "lumvik-point-and-shoot": {
    name: "Appareil compact Lumvik",
    description:
      "D’un mètre cinquante à l’horizon, tout est net : il n’y a rien à régler. Une molette fait avancer la pellicule, et le flash intégré se charge en huit secondes. Il se glisse dans une poche de manteau et ne vous en veut pas d’y être oublié.\n\nOptique: 31 mm f/9, mise au point fixe\nPile ou batterie: Une pile AAA, non fournie\nTaille: 11,5 × 6,5 × 4 cm\nPoids: 155 g\nContenu: Appareil, dragonne",
  },
  "lumvik-tabletop-telescope": {
    name: "Télescope de table Lumvik",
    description:
      "Assez petit pour un rebord de fenêtre, il montre les cratères de la Lune, les anneaux de Saturne et la cheminée des voisins. Le trépied court tient sur toutes les tables et tourne en douceur d’une seule main. Un viseur à point rouge facilite le pointage dès le premier soir.\n\nOptique: 70 mm, focale de 400 mm\nPortée: Grossissement de 16 à 67 fois, deux oculaires\nTaille: 43 × 20 × 35 cm\nPoids: 1,9 kg\nContenu: Télescope, trépied, deux oculaires, viseur à point rouge",
  },
  "lumvik-half-frame-camera": {
    name: "Appareil demi-format Lumvik",
    description:
      "Une demi-pose par image, cela fait soixante-douze photos sur une pellicule ordinaire. L’objectif en verre aime le jour et rend les après-midi bien nets, et un petit flash aide en intérieur. Tenez l’appareil debout pour les paysages, couché pour les portraits.\n\nOptique: 32 mm f/3,5, en verre\nCapacité: 72 photos sur une pellicule de 36 poses\nPile ou batterie: Une pile au lithium, fournie\nPoids: 270 g\nContenu: Appareil, courroie, pile, étui",
  },
  "lumvik-desk-microscope": {
    name: "Microscope de bureau Lumvik",
    description:
      "Trois objectifs sur une tourelle de métal montrent la peau d’oignon, la vie d’une mare et les écailles d’une aile de papillon. La lampe sous la platine se tamise, et les deux réglages de netteté sont assez stables pour de petites mains. Grâce aux lames préparées, le premier coup d’œil prend une minute.\n\nPortée: Grossissement de 40 à 600 fois\nMatière: Corps en métal, lentilles en verre\nTaille: 16 × 12 × 30 cm\nAlimentation: LED, adaptateur secteur ou trois piles AA\nContenu: Microscope, 12 lames préparées, 20 lames vierges, pince",
  },
  "lumvik-portable-television": {
    name: "Téléviseur portable Lumvik",
    description:
      "Le boîtier date d’une époque où les écrans étaient profonds, et laisse de la place à un vrai haut-parleur. Derrière la vitre, une dalle moderne lit les vidéos de votre réseau domestique. Les deux antennes sont là pour l’allure, mais le bouton des chaînes tourne vraiment.\n\nÉcran: 24 cm, 1280 × 800 pixels\nTaille: 34 × 26 × 24 cm\nPoids: 3,4 kg\nAlimentation: Secteur, 18 W\nGarantie: 2 ans",
  },
  "lumvik-film-projector": {
    name: "Projecteur de films Lumvik",
    description:
      "Les bobines de huit millimètres y défilent avec le bruit d’un ventilateur de bureau. Une LED froide remplace l’ancienne lampe : on peut s’arrêter sur une image sans la brûler. Le chargement est automatique, avec un capteur de boucle qui ménage les collures fragiles.\n\nOptique: Zoom 15–25 mm, f/1,3\nConvient à: Films 8 mm, bobines jusqu’à 120 m\nTaille: 28 × 19 × 26 cm\nPoids: 5,2 kg\nContenu: Projecteur, bobine vide, câble secteur",
  },
  "lumvik-pocket-camcorder": {
    name: "Caméscope de poche Lumvik",
    description:
      "L’œil au viseur, les mains restent calmes, même au bout du zoom. Des images stables vont droit sur la carte mémoire, et le micro intégré a sa bonnette en mousse contre le vent. Une batterie dure une heure, à peu près autant qu’un spectacle d’école.\n\nOptique: Zoom 26–520 mm, f/1,8–3,4, stabilisé\nPile ou batterie: 60 minutes, recharge en USB-C\nTaille: 12 × 6 × 6,5 cm\nPoids: 310 g\nContenu: Caméscope, batterie, carte de 64 Go, câble",
  },
  "lumvik-refractor-telescope": {
    name: "Lunette astronomique Lumvik",
    description:
      "Quatre-vingt-dix millimètres de verre traité font venir les planètes, les étoiles doubles et les amas brillants. Des molettes de mouvement lent les suivent dans le ciel sans secousse, et le trépied d’acier se calme en une seconde. Le premier montage prend vingt minutes.\n\nOptique: Achromat de 90 mm, focale de 900 mm\nPortée: Grossissement de 36 à 180 fois, trois oculaires\nPoids: 9,6 kg\nContenu: Lunette, monture, trépied, trois oculaires, chercheur\nGarantie: 5 ans",
  },
  "lumvik-mirrorless-camera": {
    name: "Appareil hybride Lumvik",
    description:
      "Chacune des trois molettes fait une seule chose et montre son réglage même quand l’appareil est éteint. Le capteur plein format s’accommode de la lueur d’une bougie et laisse de la marge pour recadrer. Le boîtier en magnésium et ses joints arrêtent le crachin.\n\nOptique: 28–60 mm f/4–5,6, amovible\nCapacité: 24 mégapixels, deux logements de carte\nPile ou batterie: 520 photos, recharge en USB-C\nPoids: 690 g avec l’objectif\nContenu: Appareil, objectif, courroie, batterie, câble",
  },
  "lumvik-cine-camera": {
    name: "Caméra seize millimètres Lumvik",
    description:
      "Conçue pour la pellicule seize millimètres et révisée à la main, jusqu’aux joints neufs et à la graisse fraîche. La tourelle passe d’un objectif à l’autre, et la netteté se suit sur des échelles gravées. Un quartz tient le moteur à 24 images par seconde : le son pris à part reste synchrone.\n\nOptique: 10 mm, 25 mm et 75 mm sur tourelle\nCapacité: 30 m de film 16 mm, environ 2¾ minutes\nPile ou batterie: Rechargeable, 12 bobines par charge\nPoids: 3,8 kg\nContenu: Caméra, trois objectifs, chargeur, mallette, carnet d’entretien",
  },
  "lumvik-rangefinder": {
    name: "Appareil télémétrique Lumvik",
    description:
      "L’émail noir couvre un laiton massif et s’usera sur les arêtes d’une façon qui plaît souvent à ceux qui le portent. Le viseur est large et clair, avec des cadres qui se déplacent pendant la mise au point. À l’intérieur, l’obturateur en tissu est si doux que les conversations continuent.\n\nOptique: 50 mm f/2, amovible\nConvient à: Pellicule 35 mm\nMatière: Laiton, émail noir, cuir\nPoids: 780 g avec l’objectif\nGarantie: 5 ans, première révision comprise",
  },
};
