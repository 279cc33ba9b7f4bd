import type { Translations } from "../translations.ts";

/** The things of `demo/src/items/kitchen.ts` in French. */
export const kitchen: Translations = {
  "tavolin-tasting-spoon": {
    name: "Cuillère à goûter Tavolin",
    description:
      "Une petite cuillère d’acier au cuilleron rond et profond, pour les sauces, les soupes et le dernier mot sur le sel. Le manche est un peu plus lourd que le cuilleron : elle repose sans effort entre deux doigts. Vendue à la pièce, elle passe au lave-vaisselle.\n\nMatière: Acier inoxydable\nTaille: 17 × 3,6 cm\nPoids: 42 g\nEntretien: Lavable au lave-vaisselle",
  },
  "tavolin-lacquer-chopsticks": {
    name: "Baguettes laquées Tavolin",
    description:
      "Une laque rouge sur du bambou, avec des bouts sombres et de fines rainures aux pointes qui retiennent les nouilles. Des épaules carrées empêchent la paire de rouler sur la table. Un petit repose-baguettes du même rouge l’accompagne.\n\nMatière: Bambou laqué\nTaille: 23 cm de longueur\nPoids: 24 g la paire\nContenu: Deux baguettes, un repose-baguettes\nEntretien: Laver à la main",
  },
  "tavolin-storage-jar": {
    name: "Bocal de conservation Tavolin",
    description:
      "Un demi-litre de verre clair pour la farine, les haricots ou le café. Le couvercle se pose sur un anneau de silicone souple et se ferme d’un quart de tour. Écrivez sur l’étiquette grise à la craie ou au crayon, et essuyez-la quand le contenu change.\n\nMatière: Verre, couvercle en acier, joint en silicone\nCapacité: 500 ml\nTaille: 10 × 10 × 13 cm\nPoids: 390 g\nEntretien: Bocal au lave-vaisselle, couvercle à la main",
  },
  "tavolin-table-cutlery": {
    name: "Couvert de table Tavolin",
    description:
      "Une fourchette et un couteau, pour un convive de plus. L’acier est brossé plutôt que poli, ce qui cache les petites rayures. Tous deux sont découpés dans une tôle épaisse et pèsent un peu dans la main.\n\nMatière: Acier inoxydable brossé\nTaille: Fourchette de 20 cm, couteau de 23 cm\nPoids: 125 g les deux\nContenu: Fourchette, couteau\nEntretien: Lavable au lave-vaisselle",
  },
  "tavolin-salt-shaker": {
    name: "Salière en verre Tavolin",
    description:
      "Des parois de verre épais abaissent son centre de gravité : elle tient bien sur une table encombrée. Sept trous dans le capuchon d’acier laissent couler le sel fin à un rythme égal. Dévissez le capuchon pour la remplir avec n’importe quel paquet.\n\nMatière: Verre pressé, acier inoxydable\nTaille: 4,5 × 4,5 × 9 cm\nCapacité: 60 ml\nPoids: 145 g\nEntretien: Verre au lave-vaisselle, capuchon à la main",
  },
  "tavolin-straw-cup": {
    name: "Gobelet à paille Tavolin",
    description:
      "Deux parois d’acier gardent une boisson froide pendant six heures, même sur un rebord de fenêtre en juillet. L’extérieur reste sec, et le manchon rouge offre une bonne prise. Couvercle et paille se démontent, et un fin goupillon pour la paille est fourni.\n\nMatière: Acier à double paroi, paille en silicone\nCapacité: 450 ml\nTaille: 8,5 × 8,5 × 17 cm\nPoids: 260 g\nContenu: Gobelet, couvercle, paille, goupillon",
  },
  "tavolin-stoneware-mug": {
    name: "Tasse en grès Tavolin",
    description:
      "Cette tasse contient un vrai café, avec de la place pour le lait. Sa paroi de grès est assez épaisse pour garder la boisson chaude pendant un long appel, et l’anse accueille trois doigts. Une soucoupe assortie l’accompagne.\n\nMatière: Grès émaillé\nCapacité: 320 ml\nPoids: 540 g avec la soucoupe\nContenu: Tasse, soucoupe\nEntretien: Lave-vaisselle et micro-ondes",
  },
  "tavolin-dial-timer": {
    name: "Minuteur à cadran Tavolin",
    description:
      "Un tour de cadran, et vous réglez la durée de votre choix jusqu’à soixante minutes. Un ressort d’horlogerie fait le compte : pas de pile qui s’épuise derrière le grille-pain. La sonnerie dure quatre secondes et s’entend de la pièce voisine.\n\nMatière: Boîtier en acier peint, cadran en aluminium\nTaille: 8 × 4 × 9 cm\nPoids: 165 g\nMouvement: À ressort, 60 minutes\nCouleur: Bleu ciel",
  },
  "tavolin-beer-tankard": {
    name: "Chope à bière Tavolin",
    description:
      "Un demi-litre de verre épais et clair, sur une base plate qui encaisse les chocs. L’anse est assez large pour toute la main, et son côté intérieur est adouci pour que rien n’appuie. Une heure au frais, et la bière reste fraîche jusqu’au fond.\n\nMatière: Verre sodocalcique\nCapacité: 500 ml, trait au bord\nTaille: 14 × 9,5 × 15 cm\nPoids: 820 g\nEntretien: Lavable au lave-vaisselle",
  },
  "tavolin-red-wine-glass": {
    name: "Verre à vin rouge Tavolin",
    description:
      "Le vin rouge a besoin d’air, et ce calice est assez large pour lui en donner. Le buvant est coupé fin et poli en douceur, la jambe est étirée du calice d’une seule pièce. Léger à lever, et plus stable sur son pied qu’il n’y paraît.\n\nMatière: Verre cristallin sans plomb\nCapacité: 520 ml\nTaille: 9,5 × 9,5 × 21 cm\nPoids: 150 g\nEntretien: Laver à la main",
  },
  "tavolin-cocktail-glass": {
    name: "Verre à cocktail Tavolin",
    description:
      "Un cône ouvert classique, pour les boissons courtes et froides servies sans glace. La jambe tient la main chaude à distance du calice, et le pied large garde le verre debout sur une table animée. Vendu à la pièce, enveloppé de papier.\n\nMatière: Verre cristallin sans plomb\nCapacité: 180 ml\nTaille: 11 × 11 × 17 cm\nPoids: 170 g\nEntretien: Laver à la main",
  },
  "tavolin-breakfast-bowl": {
    name: "Bol du matin Tavolin",
    description:
      "Un émail bleu profond sur de l’acier, dedans comme dehors, pour le porridge, la soupe ou tout ce qui se mange à la cuillère. Les parois sont raides : la dernière bouchée est aussi facile que la première. Il arrive avec sa propre cuillère d’acier.\n\nMatière: Acier émaillé\nCapacité: 600 ml\nTaille: 15 × 13 × 7,5 cm\nPoids: 310 g\nContenu: Bol, cuillère",
  },
  "tavolin-whisky-tumbler": {
    name: "Verre à whisky Tavolin",
    description:
      "Carré au-dehors et rond au contact de la boisson. Sa base de deux centimètres de verre plein lui donne du poids dans la main et un bruit mat, rassurant, sur la table. Il accueille un gros glaçon et garde de la place.\n\nMatière: Verre cristallin sans plomb\nCapacité: 250 ml\nTaille: 8 × 8 × 9 cm\nPoids: 430 g\nEntretien: Laver à la main",
  },
  "tavolin-place-setting": {
    name: "Couvert complet Tavolin",
    description:
      "Une assiette, une fourchette et un couteau : le dîner de qui se contente de peu. La porcelaine est d’un blanc uni, avec une large aile qui garde la sauce loin de la nappe. Un acier brossé, un peu plus lourd que d’ordinaire, complète le tout.\n\nMatière: Porcelaine, acier inoxydable\nTaille: Assiette de 27 cm de diamètre\nPoids: 820 g\nContenu: Assiette, fourchette, couteau\nEntretien: Lavable au lave-vaisselle",
  },
  "tavolin-sparkling-flutes": {
    name: "Flûtes à bulles Tavolin",
    description:
      "Deux hautes flûtes, resserrées en haut pour que les bulles prennent leur temps. Le verre est assez fin pour tinter clair quand elles se rencontrent. Chacune se dresse sur une jambe étirée et un pied aussi large que le calice.\n\nMatière: Verre cristallin sans plomb\nCapacité: 200 ml chacune\nTaille: 7 × 7 × 23 cm\nPoids: 130 g chacune\nContenu: Deux flûtes",
  },
  "tavolin-red-teapot": {
    name: "Théière rouge Tavolin",
    description:
      "Le bec est taillé en retrait : le jet s’arrête net, et la nappe reste blanche. Elle contient un litre, avec un généreux filtre d’acier où les feuilles peuvent s’ouvrir. Le couvercle se loge dans une rainure et reste en place quand vous versez.\n\nMatière: Grès émaillé, filtre en acier\nCapacité: 1 litre\nTaille: 23 × 14 × 16 cm\nPoids: 980 g\nContenu: Théière, couvercle, filtre",
  },
  "tavolin-frying-pan": {
    name: "Poêle en acier Tavolin",
    description:
      "Une simple poêle en acier au carbone, grise au début, noire ensuite, qui attache un peu moins à chaque repas. Elle chauffe uniformément et va sur le gaz, l’induction et le feu de bois. Huilez-la après lavage, et elle durera des décennies.\n\nMatière: Acier au carbone, 2,5 mm\nTaille: 28 cm de diamètre, manche de 22 cm\nPoids: 1,7 kg\nEntretien: Rincer, sécher, passer un chiffon huilé\nGarantie: 10 ans",
  },
  "tavolin-paella-pan": {
    name: "Plat à paella Tavolin",
    description:
      "Trente-quatre centimètres d’acier émaillé, large et peu profond pour que le riz cuise en couche mince et prenne une croûte. Deux poignées facilitent le passage à table. Il nourrit six personnes, ou quatre qui ont tout l’après-midi devant elles.\n\nMatière: Acier émaillé\nTaille: 34 cm de diamètre, 5 cm de profondeur\nPoids: 1,6 kg\nConvient à: Gaz, four et gril\nEntretien: Laver à la main",
  },
  "tavolin-fondue-set": {
    name: "Service à fondue Tavolin",
    description:
      "La fonte garde sa chaleur, et le fromage reste souple tant que la conversation dure. Le caquelon émaillé rouge repose sur un support noir, au-dessus d’un réchaud à gel ou à alcool. Six longues fourchettes ont le manche marqué : personne n’a besoin de deviner.\n\nMatière: Fonte émaillée, acier, hêtre\nCapacité: 1,8 litre\nPoids: 4,2 kg\nContenu: Caquelon, support, réchaud, six fourchettes\nEntretien: Laver à la main",
  },
  "tavolin-cooks-knife": {
    name: "Couteau de chef Tavolin",
    description:
      "Une large lame de vingt centimètres, affinée derrière le fil, pour les oignons comme pour un rôti. L’acier court sur toute la longueur du manche bleu, tenu par deux rivets de laiton. Il prend un tranchant vif et le garde des semaines, même avec un usage quotidien.\n\nMatière: Acier de coutellerie inoxydable, bouleau lié à la résine\nTaille: Lame de 20 cm, 33 cm en tout\nPoids: 215 g\nEntretien: Laver à la main, sécher aussitôt\nGarantie: 10 ans",
  },
  "tavolin-table-service": {
    name: "Service de table Tavolin",
    description:
      "Tout ce qu’il faut à une table de six, en porcelaine blanche unie et en acier brossé. Assiettes et bols s’empilent bas, supportent la chaleur du four et partagent une même forme : les ajouts s’accorderont. Les pièces de remplacement se vendent une à une.\n\nMatière: Porcelaine, acier inoxydable\nTaille: Assiettes de 27 cm, bols de 18 cm de diamètre\nPoids: 9,8 kg\nContenu: Six assiettes, bols, fourchettes, couteaux et cuillères\nEntretien: Lavable au lave-vaisselle",
  },
  "tavolin-layered-knife": {
    name: "Couteau feuilleté Tavolin",
    description:
      "Soixante-sept couches d’acier sont repliées autour d’un cœur dur, puis mordues à l’acide jusqu’à ce que le motif paraisse. Chaque lame sort un peu différente. Elle coupe presque sans appuyer, et l’étui de chêne protège le fil autant que le tiroir.\n\nMatière: Acier à 67 couches, cœur dur, manche en bouleau\nTaille: Lame de 21 cm, 34 cm en tout\nPoids: 230 g\nContenu: Couteau, étui en chêne, chiffon huilé\nGarantie: 25 ans",
  },
};
