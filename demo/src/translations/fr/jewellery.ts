import type { Translations } from "../translations.ts";

/** The things of `demo/src/items/jewellery.ts` in French. */
export const jewellery: Translations = {
  "orsoline-blue-eye-charm": {
    name: "Breloque œil bleu Orsoline",
    description:
      "Quatre anneaux de verre coloré, fondus l’un dans l’autre, forment un œil qui ne cligne jamais. Nouez-la à un sac, à une clé ou à un rétroviseur avec le cordon de coton. On dit qu’elle éloigne les ennuis ; en tout cas, elle garde l’œil ouvert.\n\nMatière: Verre filé à la flamme, cordon de coton\nTaille: 2,5 cm, cordon de 20 cm\nPoids: 9 g\nCouleur: Bleu et blanc",
  },
  "orsoline-clover-pin": {
    name: "Épinglette trèfle Orsoline",
    description:
      "La quatrième feuille est déjà trouvée. Un émail vert remplit chacune des quatre feuilles jusqu’à un fin rebord de laiton, et la surface est polie à plat. L’épinglette ferme par une attache papillon bien ferme et tient en place sur la laine comme sur le jean.\n\nMatière: Laiton, émail\nTaille: 18 × 20 mm\nPoids: 4 g\nCouleur: Vert",
  },
  "orsoline-bead-bracelet": {
    name: "Bracelet de perles Orsoline",
    description:
      "Des perles rondes en bois de pêcher, légèrement huilées, s’enfilent sur la main grâce à un cordon élastique. Elles sont tièdes contre la peau et ne pèsent presque rien. Un gland rouge pend à la grosse perle et s’adoucit avec le temps.\n\nMatière: Bois de pêcher, cordon élastique, coton\nTaille: Perles de 10 mm, poignets de 15–19 cm\nPoids: 14 g\nEntretien: Garder au sec, huiler de temps à autre",
  },
  "orsoline-lily-pin": {
    name: "Épingle fleur de lys Orsoline",
    description:
      "Trois pétales tenus par un lien, comme sur les vieilles cartes et les portes d’église. L’épingle est coulée en laiton, dorée et brossée d’un éclat doux qui ne brille pas trop. Sa longue aiguille est faite pour une étoffe épaisse, un revers ou le ruban d’un chapeau.\n\nMatière: Laiton doré\nTaille: 28 × 24 mm\nPoids: 8 g\nEntretien: Essuyer avec un chiffon sec\nContenu: Épingle, pochette en coton",
  },
  "orsoline-star-studs": {
    name: "Puces d’oreilles étoile Orsoline",
    description:
      "Deux étoiles toutes simples, aux pointes un peu arrondies pour ne pas accrocher les écharpes. La dorure recouvre l’acier, et les tiges sont en acier chirurgical nu, que la plupart des oreilles sensibles acceptent. Assez légères pour qu’on les oublie jusqu’à ce que quelqu’un en parle.\n\nMatière: Acier doré, tiges en acier\nTaille: 8 mm\nPoids: 1,6 g la paire\nEntretien: Retirer pour nager\nContenu: Paire de puces, fermoirs de rechange",
  },
  "orsoline-butterfly-brooch": {
    name: "Broche papillon Orsoline",
    description:
      "L’émail rouge et ardoise, séparé par de fines crêtes de métal, suit les nervures des ailes. Le corps est un peu en relief, et la broche porte une petite ombre. Un fin fermoir à rouleau la tient droite même sur la soie.\n\nMatière: Émail sur laiton doré\nTaille: 42 × 34 mm\nPoids: 11 g\nCouleur: Rouge et ardoise\nContenu: Broche, boîte cadeau",
  },
  "orsoline-bee-brooch": {
    name: "Broche abeille Orsoline",
    description:
      "Des rayures d’émail sombre et de dorure, et deux ailes de nacre qui changent de couleur au mouvement. Elle est assez petite pour un col, et un fermoir rabattable couvre l’aiguille. Chaque paire d’ailes est taillée dans un même coquillage.\n\nMatière: Laiton doré, émail, nacre\nTaille: 24 × 22 mm\nPoids: 6 g\nEntretien: Tenir à l’écart du parfum\nContenu: Broche, boîte cadeau",
  },
  "orsoline-costume-crown": {
    name: "Couronne de costume Orsoline",
    description:
      "Cinq pointes, des pierres de verre bleues et rouges, et un poids qui fait se tenir droit. Le bandeau s’ajuste d’une tête d’enfant à une tête d’adulte, et une bande de velours l’empêche de glisser. Les pierres sont serties à griffes : elles survivent à une fête agitée.\n\nMatière: Alliage de zinc doré, verre, velours\nTaille: 52–60 cm de tour, 9 cm de hauteur\nPoids: 390 g\nPierre: Verre taillé, bleu et rouge\nÂge: Dès 6 ans",
  },
  "corvane-twin-bell-alarm": {
    name: "Réveil à deux cloches Corvane",
    description:
      "Un marteau va et vient entre deux cloches et ne laisse aucun doute sur l’heure. Pas de bouton de répétition, juste un levier qui l’arrête. Entre deux sonneries, la trotteuse continue le rend silencieux, et une petite lampe éclaire le cadran.\n\nMouvement: Quartz\nTaille: 9 × 6 × 13 cm\nPoids: 260 g\nCouleur: Rouge à cloches jaunes\nPile ou batterie: Une pile AA, fournie",
  },
  "orsoline-anchor-cufflinks": {
    name: "Boutons de manchette ancre Orsoline",
    description:
      "Deux petites ancres en émail bleu, bordées de métal clair. Le pivot est solide et tourne avec un clic : ils traversent quatre épaisseurs de coton amidonné sans lutte. Les tiges sont polies, et rien n’accroche au passage.\n\nMatière: Laiton rhodié, émail\nTaille: 17 × 15 mm\nPoids: 14 g la paire\nCouleur: Bleu\nContenu: Paire de boutons de manchette, boîte cadeau",
  },
  "corvane-swim-watch": {
    name: "Montre de natation Corvane",
    description:
      "Longueurs, séries et retour à pied, tout cela lui est égal. La couronne se visse, la lunette tourne par clics dans un seul sens, et les grandes aiguilles se lisent sous l’eau. Son bracelet tissé sèche en quelques minutes et passe par-dessus la manche d’une combinaison.\n\nMouvement: Quartz\nTaille: 40 mm, bracelet de 20 mm\nÉtanchéité: 100 m\nMatière: Boîtier en résine, verre minéral, bracelet en nylon\nPoids: 46 g",
  },
  "corvane-stopwatch": {
    name: "Chronomètre mécanique Corvane",
    description:
      "Départ, arrêt et retour à zéro, le tout avec le même bouton. Le mouvement mécanique bat dix fois par seconde, ce qui s’entend quand on l’approche de l’oreille. Il a un anneau pour le cordon, une couronne moletée pour le remonter et un boîtier que nous avons fait tomber aux essais.\n\nMouvement: Mécanique, remontage manuel, 1/10 de seconde\nMatière: Laiton chromé, verre minéral\nTaille: 52 mm de diamètre\nPoids: 110 g\nContenu: Chronomètre, cordon, pochette",
  },
  "orsoline-key-pendant": {
    name: "Pendentif clé Orsoline",
    description:
      "Sa forme vient d’une vraie clé d’armoire, jusqu’au bord usé du panneton. Il est coulé en argent sous une épaisse couche d’or, et pend à une chaîne qui repose à plat sur la clavicule. Il n’ouvre rien, à notre connaissance.\n\nMatière: Vermeil, or 18 carats sur argent 925\nTaille: Pendentif de 26 mm, chaîne de 45 cm\nPoids: 5,2 g\nEntretien: Garder au sec, polir avec un chiffon doux\nContenu: Pendentif sur chaîne, boîte cadeau",
  },
  "corvane-field-watch": {
    name: "Montre de terrain Corvane",
    description:
      "Des chiffres simples, des aiguilles larges et assez de matière lumineuse pour se lire jusqu’au matin. Le boîtier en acier brossé est mince et passe sous toutes les manches. La pluie, l’eau de vaisselle et une chute de la table de nuit ne lui font rien, et la pile dure cinq ans.\n\nMouvement: Quartz\nTaille: 38 mm, 9 mm d’épaisseur\nÉtanchéité: 50 m\nMatière: Acier, verre saphir, bracelet en toile\nGarantie: 3 ans",
  },
  "orsoline-topaz-ring": {
    name: "Bague topaze Orsoline",
    description:
      "Une topaze bleue ronde repose bas entre quatre griffes d’argent, et n’accroche pas les gants. L’anneau est sobre, un peu bombé et confortable dès le premier jour. Renvoyez-la une fois dans l’année, et nous changeons la taille gratuitement.\n\nPierre: Topaze bleue, 1,8 ct\nMatière: Argent 925 rhodié\nTaille: Du 48 au 62\nPoids: 3,1 g\nContenu: Bague, écrin",
  },
  "corvane-mantel-clock": {
    name: "Pendule de cheminée Corvane",
    description:
      "Le boîtier est en noyer massif, arrondi au sommet et huilé d’un éclat doux. À l’heure pleine vient une sonnerie discrète, qu’un capteur de lumière retient la nuit. Un cadran crème aux chiffres noirs se lit depuis l’autre bout de la pièce.\n\nMouvement: Quartz à sonnerie\nMatière: Noyer, laiton, verre minéral\nTaille: 23 × 10 × 25 cm\nPoids: 1,8 kg\nPile ou batterie: Deux piles C, fournies",
  },
  "orsoline-loose-aquamarine": {
    name: "Aigue-marine non sertie Orsoline",
    description:
      "Claire, bleu pâle et non traitée, taillée en brillant rond qui reste lumineux même à l’ombre. La pierre ne montre rien que l’œil nu puisse trouver. Faites-la monter, ou gardez-la simplement dans sa boîte vitrée avec le rapport du laboratoire.\n\nPierre: Aigue-marine, 1,00 ct, non traitée\nTaille: 6,8 mm de diamètre\nCouleur: Bleu clair\nOrigine: Brésil\nContenu: Pierre, boîte de présentation, rapport de laboratoire",
  },
  "corvane-automatic-watch": {
    name: "Montre automatique Corvane",
    description:
      "Portez-la, et elle se remonte seule, grâce à un rotor visible à travers le fond de verre. Le mouvement est réglé dans six positions : il garde l’heure au poignet comme sur la table de nuit. Des arêtes polies sur un boîtier brossé lui donnent un éclat tranquille.\n\nMouvement: Automatique, réserve de 42 heures\nTaille: 39 mm, 10,5 mm d’épaisseur\nMatière: Acier, verre saphir, bracelet en cuir\nÉtanchéité: 50 m\nGarantie: 5 ans",
  },
  "orsoline-sapphire-ring": {
    name: "Bague saphir Orsoline",
    description:
      "Bleu bleuet à la lumière du jour, plus profond à la bougie, le saphir est taillé en ovale et tenu par six fines griffes. L’or blanc est allié au palladium : il se passe de rhodiage et reste doux pour la peau. Nous l’ajustons à votre doigt avant l’envoi.\n\nPierre: Saphir, 0,85 ct, ovale\nMatière: Or blanc 18 carats\nTaille: Du 48 au 60\nPoids: 3,4 g\nContenu: Bague, écrin, certificat",
  },
  "orsoline-solitaire-ring": {
    name: "Bague solitaire Orsoline",
    description:
      "Un seul brillant d’un carat, presque incolore, se dresse entre six griffes de platine qui laissent entrer la lumière de tous côtés. L’anneau est mince au-dehors et arrondi au-dedans. Chaque pierre porte sur son rondiste un numéro au laser, trop petit pour l’œil, celui du certificat.\n\nPierre: Diamant, 1,00 ct, couleur H, pureté SI1\nMatière: Platine 950\nTaille: Du 48 au 60, mise à taille gratuite\nPoids: 4,6 g\nContenu: Bague, écrin, certificat",
  },
  "corvane-perpetual-watch": {
    name: "Montre à quantième perpétuel Corvane",
    description:
      "Jour, date, mois et année bissextile sont au cadran, et le mécanisme les connaît tous jusqu’en 2100. Deux horlogers assemblent chacune des douze pièces, de la première vis au dernier contrôle. Un remontoir dans le coffret la garde en marche quand vous en portez une autre.\n\nMouvement: Automatique, quantième perpétuel\nTaille: 40 mm, 11,5 mm d’épaisseur\nMatière: Acier, verre saphir, veau grainé façon alligator\nÉdition: 12 pièces numérotées\nGarantie: 10 ans",
  },
  "orsoline-blue-diamond": {
    name: "Diamant bleu Orsoline",
    description:
      "Des traces de bore donnent à ce diamant un bleu profond qui change à peine entre le soleil et la lampe. Il a grandi en laboratoire pendant plusieurs semaines, puis a été taillé en brillant rond aux facettes nettes et régulières. La pierre reste scellée avec son certificat jusqu’au choix de la monture.\n\nPierre: Diamant de laboratoire, 2,00 ct, bleu profond\nTaille: 8,1 mm de diamètre\nPoids: 0,40 g\nContenu: Pierre scellée, certificat, boîte de présentation",
  },
};
