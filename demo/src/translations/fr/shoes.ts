import type { Translations } from "../translations.ts";

/** The things of `demo/src/items/shoes.ts` in French. */
export const shoes: Translations = {
  "loperi-beach-sandals": {
    name: "Sandales de plage Loperi",
    description:
      "Une paire en caoutchouc naturel, assez épaisse pour le sable brûlant et les chemins de gravier. L’entre-doigts jaune est souple dès le premier pas et ancré sous la semelle : il ne s’arrache pas. Rincez-les au tuyau d’arrosage.\n\nMatière: Caoutchouc naturel\nTaille: EU 36 à 46\nPoids: 380 g la paire\nCouleur: Bleu et jaune\nEntretien: Rincer, sécher à l’ombre",
  },
  "loperi-leather-flats": {
    name: "Ballerines en cuir Loperi",
    description:
      "Elles sont coupées dans un cuir de ganterie si souple que la chaussure se plie en deux. Elles se glissent dans leur pochette de coton, puis dans un sac, pour rentrer à pied après une longue soirée. Dessous, une fine semelle de caoutchouc à petit talon.\n\nMatière: Cuir de ganterie, semelle en caoutchouc\nTaille: EU 35 à 42\nPoids: 290 g la paire\nCouleur: Bleu\nContenu: Paire de ballerines, pochette en coton",
  },
  "loperi-everyday-trainers": {
    name: "Baskets de tous les jours Loperi",
    description:
      "La tige est tricotée d’une pièce et s’étire là où le pied plie. En dessous, une semelle épaisse adoucit les trottoirs durs, toute la journée s’il le faut. Les semelles intérieures s’enlèvent pour le lavage, et le gris va avec tout.\n\nMatière: Maille recyclée, semelle en mousse et caoutchouc\nTaille: EU 36 à 47\nPoids: 480 g la paire en EU 42\nCouleur: Gris clair\nEntretien: Laver à 30 °C, sécher à l’air",
  },
  "loperi-court-heels": {
    name: "Escarpins rouges Loperi",
    description:
      "Huit centimètres qui en paraissent six, grâce à une hausse cachée sous l’avant du pied. L’extérieur est en nappa rouge, l’intérieur en agneau clair avec un talon rembourré. Les embouts de caoutchouc donnent un pas discret et se changent chez tout cordonnier.\n\nMatière: Cuir nappa, doublure en agneau\nTaille: EU 35 à 42, talon de 8 cm\nPoids: 520 g la paire\nCouleur: Rouge\nContenu: Paire d’escarpins, embouts de rechange, pochette",
  },
  "loperi-brown-derby": {
    name: "Derby brun Loperi",
    description:
      "Un laçage ouvert et un bout rond en font une chaussure de bureau autant que de week-end. Elle est cousue sur trépointe : un cordonnier peut ôter la semelle et en coudre une neuve, pendant des décennies si vous voulez. Le veau s’assouplit en quinze jours.\n\nMatière: Cuir de veau, semelle en cuir et caoutchouc\nTaille: EU 39 à 47\nPoids: 1,1 kg la paire en EU 42\nCouleur: Brun châtaigne\nEntretien: Embauchoirs, cirer une fois par mois",
  },
  "loperi-ankle-boots": {
    name: "Bottines à talon Loperi",
    description:
      "Un zip sur le côté ouvre la bottine jusqu’à la semelle : elle s’enfile sans lutte. Un cuir souple la double entièrement, et une semelle de caoutchouc rainurée reste stable sur les pavés mouillés. Le talon carré fait cinq centimètres.\n\nMatière: Cuir lisse, doublure en cuir, semelle en caoutchouc\nTaille: EU 35 à 43, talon de 5 cm\nPoids: 980 g la paire en EU 39\nCouleur: Rouge à finitions fauves\nEntretien: Brosser, cirer avant la première pluie",
  },
  "loperi-carbon-runner": {
    name: "Chaussures de course carbone Loperi",
    description:
      "Faites pour le jour de la course et les quelques sorties rapides qui la précèdent. Une plaque de carbone plie sous l’avant-pied et rend une partie de l’élan, entre deux couches de mousse légère et vive. La tige est assez fine pour laisser voir les chaussettes.\n\nMatière: Maille tissée, plaque de carbone, mousse vive\nTaille: EU 36 à 47\nPoids: 205 g pièce en EU 42\nPortée: Environ 400 km de course\nCouleur: Gris argent",
  },
  "loperi-numbered-trainers": {
    name: "Baskets numérotées Loperi",
    description:
      "Le daim est teint à la main dans de petites cuves : la nuance varie un peu d’une chaussure à l’autre. Chacune des quarante paires porte son numéro sur la languette. Doublées de cuir, elles sont souples d’emblée, et les semelles cuvettes sont cousues sur tout le tour.\n\nMatière: Daim teint à la main, doublure en cuir, semelle en caoutchouc\nTaille: EU 38 à 46\nÉdition: 40 paires numérotées\nContenu: Paire de baskets, seconds lacets, carte numérotée\nEntretien: Brosse à daim, garder au sec",
  },
};
