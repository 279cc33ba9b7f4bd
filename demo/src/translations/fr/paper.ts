import type { Translations } from "../translations.ts";

/** The things of `demo/src/items/paper.ts` in French. */
export const paper: Translations = {
  "quillbee-drawing-pin": {
    name: "Punaise rouge Quillbee",
    description:
      "Une seule punaise rouge, pour la note qui compte. La pointe d’acier fait neuf millimètres et entre dans le liège, le bois tendre et le plâtre. Sa tête a la forme d’une bobine : deux doigts suffisent à la retirer.\n\nMatière: Pointe en acier, tête moulée\nTaille: 23 mm de longueur\nPoids: 1 g\nCouleur: Rouge",
  },
  "quillbee-cedar-pencil": {
    name: "Crayon en cèdre Quillbee",
    description:
      "Le cèdre se taille sans éclater, et il sent le cèdre. La mine HB court d’un bout à l’autre sans cassure, assez noire pour se lire et assez tendre pour s’effacer. Une gomme attend à l’autre extrémité dans une bague de métal.\n\nMatière: Cèdre, graphite, caoutchouc naturel\nTaille: 19 cm de longueur\nPoids: 6 g\nCouleur: Orange, mine HB",
  },
  "quillbee-wax-crayon": {
    name: "Crayon de cire Quillbee",
    description:
      "Un gros crayon d’un vert feuille franc, qui couvre bien en un passage. Le fourreau de papier garde les doigts propres, et un côté plat retient le crayon sur la table. Fait sans solvant, il part au lavage sur le coton.\n\nMatière: Cire, pigment, fourreau en papier\nTaille: 9 × 1,2 cm\nPoids: 13 g\nCouleur: Vert feuille\nÂge: Dès 3 ans",
  },
  "quillbee-paper-clips": {
    name: "Trombones en acier Quillbee",
    description:
      "Dix trombones d’acier souple, aux bouts arrondis qui ne marquent pas la page. Chacun tient jusqu’à quinze feuilles et reprend ensuite sa forme. Ils arrivent dans un petit étui de carton à tiroir.\n\nMatière: Acier galvanisé\nTaille: 32 mm de longueur\nPoids: 9 g\nConvient à: Jusqu’à 15 feuilles\nContenu: Dix trombones",
  },
  "quillbee-ballpoint": {
    name: "Stylo à bille Quillbee",
    description:
      "Pressez le bouton, il répond d’un clic ferme. L’encre bleue coule aussitôt, même après un mois au tiroir, et sèche avant que votre manche n’arrive. Quand il est vide, n’importe quelle recharge courante, de n’importe quelle boutique, fait l’affaire.\n\nMatière: Plastique recyclé, pointe en laiton\nTaille: 14 × 1,2 cm\nPoids: 12 g\nCouleur: Bleu, trait de 1 mm\nConvient à: Recharges courantes",
  },
  "quillbee-tear-off-pad": {
    name: "Bloc détachable Quillbee",
    description:
      "Cinquante feuilles lignées pour les listes, les additions et les messages laissés sur la table de la cuisine. Une spirale les tient en haut, et une rangée de fins trous les détache d’un bord net. Le dos est en carton rigide : il sert aussi sur les genoux.\n\nMatière: Papier recyclé, dos en carton\nTaille: 10,5 × 14,8 cm\nPages: 50 feuilles lignées\nPoids: 75 g",
  },
  "quillbee-steel-ruler": {
    name: "Règle en acier Quillbee",
    description:
      "Quinze centimètres d’acier à ressort, aux graduations gravées dans la surface pour qu’elles ne s’effacent pas. Le bord est assez droit pour guider une lame. Une bande de liège dessous l’empêche de glisser.\n\nMatière: Acier inoxydable, dessous en liège\nTaille: 15 × 2,5 cm\nPoids: 22 g",
  },
  "quillbee-set-square": {
    name: "Équerre en aluminium Quillbee",
    description:
      "Quarante-cinq degrés, exactement, et quatre-vingt-dix dans l’autre angle. L’aluminium est mat, donc sans reflet, et la graduation part du bord même. Elle est assez épaisse pour se ramasser d’un ongle.\n\nMatière: Aluminium anodisé\nTaille: 20 × 14 cm\nPoids: 58 g\nCouleur: Argent à graduations violettes",
  },
  "quillbee-letter-card": {
    name: "Carte à écrire Quillbee",
    description:
      "Une carte pliée en épais papier de coton, laissée blanche à l’intérieur, car les mots sont les vôtres. Son enveloppe ferme par un cœur de papier rouge. L’encre y sèche sans baver, quel que soit le stylo qui vous tombe sous la main.\n\nMatière: Papier de coton\nTaille: 12 × 17 cm pliée\nPoids: 28 g\nContenu: Carte, enveloppe, cœur rouge",
  },
  "quillbee-round-brush": {
    name: "Pinceau rond Quillbee",
    description:
      "Une martre synthétique qui retient beaucoup de couleur et revient pourtant en pointe fine. Le manche rouge s’épaissit là où se posent les doigts, et la virole est sertie deux fois. Il convient à l’encre et à l’aquarelle, du large lavis au cil.\n\nMatière: Martre synthétique, virole nickelée, bouleau\nTaille: 19 cm de longueur, rond, taille 6\nPoids: 8 g\nEntretien: Rincer et reformer la pointe",
  },
  "quillbee-spiral-book": {
    name: "Cahier à spirale Quillbee",
    description:
      "Quatre-vingts feuilles quadrillées entre deux couvertures jaunes, tenues par une spirale qui laisse le cahier à plat ou replié sur lui-même. Le papier reçoit l’encre des deux côtés sans transparaître. Chaque feuille a une ligne de déchirure près du dos.\n\nMatière: Papier de 90 g, couverture en carton\nTaille: 14,8 × 21 cm\nPages: 80 feuilles quadrillées\nPoids: 270 g\nCouleur: Jaune",
  },
  "quillbee-paper-scissors": {
    name: "Ciseaux à papier Quillbee",
    description:
      "Une paire pour le papier, le carton et le ruban, qui coupe droit sur toute la longueur de la lame. L’articulation est une vis, à resserrer après des années d’usage, et un fin revêtement empêche l’adhésif de coller. Les anneaux rouges conviennent aux deux mains.\n\nMatière: Acier inoxydable, anneaux à prise souple\nTaille: 21 × 8 cm\nPoids: 95 g\nEntretien: Essuyer, une goutte d’huile par an\nGarantie: 5 ans",
  },
  "quillbee-pocket-notebook": {
    name: "Carnet de poche Quillbee",
    description:
      "Cousu au fil plutôt que collé, il s’ouvre à plat à la page un comme à la page cent quatre-vingt-dix. Les pages sont numérotées, avec un index au début. On y trouve aussi un signet, un élastique et une poche pour les reçus.\n\nMatière: Couverture en toile, papier de 80 g\nTaille: 9 × 14 cm\nPages: 192, à points et numérotées\nPoids: 155 g\nCouleur: Violet foncé",
  },
  "quillbee-wool-and-needles": {
    name: "Laine et aiguilles Quillbee",
    description:
      "Une pelote de mérinos bleu tout doux et une paire d’aiguilles de bouleau : de quoi faire un bonnet, ou une écharpe pour quelqu’un de petit. Le fil à quatre brins pardonne aux débutants qui doivent recommencer. Un court modèle est imprimé à l’intérieur de la bande.\n\nMatière: Laine mérinos, bouleau\nTaille: Aiguilles de 4 mm, 30 cm\nPoids: 100 g de laine, 220 m\nContenu: Laine, deux aiguilles, modèle\nEntretien: Laver à froid à la main",
  },
  "quillbee-desk-calendar": {
    name: "Calendrier de bureau Quillbee",
    description:
      "Chaque mois a sa page, avec pour chaque jour une case assez grande pour une phrase. La spirale tourne bien, et le pied de carton tient ferme. Les dates commencent en janvier, et les numéros de semaine courent sur le côté.\n\nMatière: Papier de 200 g, pied en carton\nTaille: 18 × 18 × 7 cm\nPages: 13\nPoids: 260 g",
  },
  "quillbee-card-index": {
    name: "Fichier rotatif Quillbee",
    description:
      "Cent fiches tournent sur deux anneaux au-dessus d’un socle d’acier, classées par des lettres que l’on sent sous le pouce. Notez-y des numéros, des recettes ou les prénoms des enfants des voisins. Pas de mise à jour à prévoir, juste un crayon.\n\nMatière: Acier peint, carton\nTaille: 15 × 12 × 13 cm\nPoids: 620 g\nPages: 100 fiches, 24 intercalaires\nContenu: Socle, fiches, intercalaires",
  },
  "quillbee-paint-palette": {
    name: "Palette de peinture Quillbee",
    description:
      "Cinq couleurs de gouache logent dans les godets d’une palette de hêtre huilé. Elles se mélangent proprement, couvrent bien et reprennent vie sous un pinceau mouillé. Le trou du pouce est arrondi, ce qui se remarque après la première heure.\n\nMatière: Hêtre huilé, gouache\nTaille: 26 × 20 × 1 cm\nPoids: 340 g\nContenu: Palette, cinq couleurs, chiffon de nettoyage\nEntretien: Essuyer, ne pas tremper",
  },
  "quillbee-three-novels": {
    name: "Trois romans Quillbee",
    description:
      "Trois courts romans reliés en toile verte, rouge et bleue. L’un parle de la mer, l’autre d’un poêle, le troisième d’un long voyage en train, et chacun se lit en une soirée. Gros caractères, cahiers cousus et un signet dans chaque volume.\n\nMatière: Reliure en toile, cahiers cousus\nTaille: 11,5 × 18 cm chacun\nPages: 164, 192 et 220\nPoids: 780 g\nÉdition: Première édition reliée, sous étui",
  },
  "quillbee-fountain-pen": {
    name: "Stylo-plume Quillbee",
    description:
      "La plume d’acier part aussitôt, même après quinze jours dans un sac. Elle trace un trait moyen avec un peu de souplesse, et le corps bleu est assez mince pour les petites mains. Un convertisseur pour l’encre en flacon est monté, une cartouche l’accompagne.\n\nMatière: Plume en acier, laiton laqué\nTaille: 13,8 × 1,2 cm\nPoids: 26 g\nContenu: Stylo, convertisseur, cartouche bleue\nGarantie: 3 ans",
  },
  "quillbee-gold-nib-pen": {
    name: "Stylo à plume d’or Quillbee",
    description:
      "Dites-nous comment vous tenez le stylo, et nous taillons la plume à votre inclinaison, à la main, sous une loupe. L’or quatorze carats lui donne une souplesse que l’acier n’a pas. Le corps de résine sombre se remplit par piston dans n’importe quel flacon.\n\nMatière: Plume en or 14 carats, résine sombre\nTaille: 14,2 × 1,4 cm\nPoids: 31 g\nContenu: Stylo, flacon d’encre, étui à rouler en toile\nGarantie: 10 ans, première retaille gratuite",
  },
  "quillbee-painters-chest": {
    name: "Coffre de peintre Quillbee",
    description:
      "Quarante-huit couleurs à l’huile se suivent, du blanc au noir de fumée, dans un coffre de hêtre à queues d’aronde. Six pinceaux et une palette de taille réelle logent dans le couvercle. Fermez les deux crochets de laiton et emportez tout l’atelier aux champs par sa sangle.\n\nMatière: Hêtre, laiton, sangle en cuir\nTaille: 44 × 33 × 11 cm\nCapacité: 48 tubes de 20 ml\nPoids: 6,1 kg\nContenu: Coffre, couleurs, six pinceaux, palette",
  },
};
