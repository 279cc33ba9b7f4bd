import type { Translations } from "../translations.ts";

/** The things of `demo/src/items/garden.ts` in French. */
export const garden: Translations = {
  "tarnvik-tulip-bulb": {
    name: "Bulbe de tulipe Tarnvik",
    description:
      "Plantez-le avant le gel, à trois fois sa hauteur, puis n’y pensez plus. En mai paraît une tige robuste avec une fleur rose qui tient deux semaines. Laissé en terre, il revient souvent pendant plusieurs printemps.\n\nCouleur: Rose\nTaille: Bulbe de 12 cm de tour, fleur de 45 cm de hauteur\nEntretien: Soleil, terre bien drainée\nOrigine: Cultivé aux Pays-Bas",
  },
  "tarnvik-sunflower-seeds": {
    name: "Graines de tournesol Tarnvik",
    description:
      "En mai, enfoncez les graines de deux centimètres dans une terre tiède et arrosez bien. Elles poussent à peu près aussi vite que les enfants en été, mais plus régulièrement : une marque sur la clôture chaque dimanche en vaut la peine. Les oiseaux prennent le reste à l’automne.\n\nCapacité: 12 graines\nTaille: Jusqu’à 3 m de hauteur\nEntretien: Plein soleil, beaucoup d’eau, semer dans les deux ans",
  },
  "tarnvik-sprouting-kit": {
    name: "Kit de germination Tarnvik",
    description:
      "Remplissez le pot, enfoncez les haricots, ajoutez de l’eau et attendez environ cinq jours. Le mode d’emploi tient en trois phrases et n’a pas besoin de plus. Quand les racines percent les parois, plantez le tout, car le pot se dissout dans la terre.\n\nTaille: Pot de 8 cm de diamètre\nÂge: Dès 4 ans\nEntretien: Rebord de fenêtre clair, garder humide\nContenu: Pot en tourbe, pastille de terreau, trois haricots, notice",
  },
  "tarnvik-fire-log": {
    name: "Bûche de bouleau Tarnvik",
    description:
      "Le bouleau s’allume vite et brûle une heure environ, d’une flamme claire et presque sans étincelles. Cette bûche a été séchée au four : elle fume peu et laisse une fine cendre blanche. L’écorce se détache en lanières et fait un bon allume-feu.\n\nMatière: Bouleau séché au four\nTaille: 33 cm de longueur, environ 12 cm d’épaisseur\nPoids: Environ 2 kg\nEntretien: Conserver au sec, à l’air",
  },
  "tarnvik-windowsill-cactus": {
    name: "Cactus de fenêtre Tarnvik",
    description:
      "Donnez-lui une fenêtre claire et une cuillerée d’eau par mois, et il survivra à la plupart des plantes d’intérieur. Les côtes sont dodues, les épines assez courtes pour vivre avec. Avec un peu de chance, il fleurit au quatrième été, pendant un jour environ.\n\nTaille: Environ 12 cm de hauteur, pot de 7 cm\nEntretien: Lumière, une cuillerée d’eau par mois\nMatière: Pot en terre cuite\nOrigine: Semé et élevé dans notre propre serre",
  },
  "tarnvik-garden-bucket": {
    name: "Seau de jardin Tarnvik",
    description:
      "Un bec recourbé verse où vous visez, et le fond offre une prise à l’autre main. L’anse est assez épaisse pour ne pas couper quand les douze litres y sont. Le plastique bleu est recyclé et reste solide au gel comme au soleil.\n\nCapacité: 12 litres\nMatière: Polypropylène recyclé\nTaille: 31 cm de diamètre, 28 cm de hauteur\nPoids: 720 g\nCouleur: Bleu",
  },
  "tarnvik-blue-hyacinth": {
    name: "Jacinthe bleue Tarnvik",
    description:
      "Le bulbe a déjà eu sa période de froid : il croit le printemps tout proche. Posez-le sur l’eau de son verre et regardez venir les racines, puis les feuilles. Au creux de l’hiver, la fleur s’ouvre en bleu profond et parfume toute la pièce.\n\nCouleur: Bleu profond\nTaille: Jusqu’à 25 cm de hauteur\nEntretien: Frais et sombre jusqu’à l’apparition de la pousse\nContenu: Bulbe, verre à jacinthe, fiche d’instructions",
  },
  "tarnvik-rubber-plant": {
    name: "Caoutchouc d’intérieur Tarnvik",
    description:
      "Des feuilles épaisses et brillantes se déroulent une à une d’une gaine rose. Il supporte les coins sombres, l’air sec et les gens souvent absents. La jeune plante arrive dans un pot de terre cuite avec sa soucoupe, emballée pour que le terreau reste en place.\n\nTaille: Environ 30 cm de hauteur, pot de 13 cm\nEntretien: Lumière ou mi-ombre, arroser une fois par semaine\nMatière: Pot et soucoupe en terre cuite\nPoids: 1,4 kg",
  },
  "tarnvik-courtyard-fountain": {
    name: "Fontaine de cour Tarnvik",
    description:
      "L’eau monte en cloche basse, retombe dans le bassin et couvre le bruit de la rue. La pierre reconstituée vieillit comme la vraie, avec un peu de mousse la deuxième année. Les oiseaux apprécient le rebord peu profond, et la pompe s’entend à peine.\n\nMatière: Pierre reconstituée\nTaille: 60 cm de diamètre, 72 cm de hauteur\nPoids: 58 kg\nAlimentation: Pompe, 12 W, 10 m de câble\nCapacité: 22 litres",
  },
};
