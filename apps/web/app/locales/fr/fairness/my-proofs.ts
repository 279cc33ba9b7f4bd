import type { Translated } from "../../texts.ts";
import type { myProofs as english } from "../../en/fairness/my-proofs.ts";
import { counted, number, plural } from "../grammar.ts";

export const myProofs: Translated<typeof english> = {
  title: "Mes preuves",
  lead: "Pour chacune de vos ouvertures : ce que la boutique a promis, ce que vous avez révélé et comment cela s’est terminé.",
  none: "Vous n’avez encore rien ouvert dans ce navigateur.",
  noneAction: "Voir les box",
  more: "Voir plus",

  looking: (count: number) => `Comparaison avec la liste de la boutique : ${number(count)} pour l’instant`,
  same: (count: number) =>
    plural(count, {
      one: "La liste de la boutique contient # ouverture. Ce navigateur l’a vérifiée, et elle concorde.",
      many: "La liste de la boutique contient # d’ouvertures. Ce navigateur les a vérifiées, et toutes concordent.",
      other: "La liste de la boutique contient # ouvertures. Ce navigateur les a vérifiées, et toutes concordent.",
    }),
  listsNothing: "La liste de la boutique ne contient aucune de vos ouvertures.",
  breaches: (count: number) =>
    plural(count, {
      one: "# ouverture de la liste de la boutique ne concorde pas. Enregistrez tout, puis consultez-la ci-dessous.",
      many: "# d’ouvertures de la liste de la boutique ne concordent pas. Enregistrez tout, puis consultez-les ci-dessous.",
      other:
        "# ouvertures de la liste de la boutique ne concordent pas. Enregistrez tout, puis consultez-les ci-dessous.",
    }),
  missing: (numbers: string) =>
    `Il manque certaines de vos ouvertures dans la liste de la boutique : numéro ${numbers}. Enregistrez tout.`,
  lost: (numbers: string) =>
    `La boutique dit avoir perdu les enregistrements de ces ouvertures : numéro ${numbers}. Vérifiez votre solde et votre inventaire, et réclamez-lui ce qui manque.`,
  lostAt: (nonce: string, leaf: string, lostLeaf: string) =>
    `${nonce} (feuilles ${leaf} et ${lostLeaf} de son registre public)`,
  unsaid: (numbers: string) =>
    `La boutique dit avoir perdu les enregistrements de ces ouvertures, mais son registre public ne le dit pas encore : n° ${numbers}. Revenez dans quelques minutes. Si rien ne change, enregistrez tout.`,
  debits: (count: number) =>
    plural(count, {
      one: "# débit d’ouverture sur votre relevé n’a pas de reçu.",
      many: "# de débits d’ouvertures sur votre relevé n’ont pas de reçu.",
      other: "# débits d’ouvertures sur votre relevé n’ont pas de reçu.",
    }),
  failed: "La liste de la boutique ne peut pas être lue pour le moment.",
  logged: "Toutes figurent dans le registre public.",
  delayed: (count: number) =>
    plural(count, {
      one: "# d’entre elles ne figure pas encore dans le registre public. Cela peut prendre une minute.",
      other: "# d’entre elles ne figurent pas encore dans le registre public. Cela peut prendre une minute.",
    }),
  unlogged: (numbers: string) =>
    `Certaines de vos ouvertures sont introuvables dans le registre public, ou d’autres sont à leur place : numéro ${numbers}. Enregistrez tout.`,
  logUnread: "Le registre public ne peut pas être lu pour le moment.",

  number: (nonce: number) => `N° ${number(nonce)}`,
  unknownBox: "Une box",
  another: "dans un autre navigateur",
  elsewhere: "Un autre navigateur a été plus rapide. Ici, vous auriez gagné",
  voided: "Rien n’a été débité. Vous auriez gagné",
  refused: "L’offre n’était pas valable. Rien n’a été révélé.",
  noRecord:
    "Nous avons reçu une réponse qui ne concorde pas, mais aucun enregistrement. Nous renverrons la même requête.",
  lostRecord: "La boutique a perdu l’enregistrement. La graine de son registre public donne",
  open: "Pas encore de réponse. Nous renverrons la même requête.",
  unreadable: "Illisible.",

  others: {
    text: (count: number) =>
      plural(count, {
        one: "Ce navigateur conserve aussi # preuve d’un autre compte.",
        many: "Ce navigateur conserve aussi # de preuves d’un autre compte.",
        other: "Ce navigateur conserve aussi # preuves d’un autre compte.",
      }),
    open: (count: number) =>
      plural(count, {
        one: "# ouverture n’a pas encore de réponse.",
        many: "# d’ouvertures n’ont pas encore de réponse.",
        other: "# ouvertures n’ont pas encore de réponse.",
      }),
    save: "Les enregistrer",
  },
  stops: {
    title: "Signé par vous et par la boutique",
    lead: "Les moments où vous ne vouliez rien ouvrir, tels que votre navigateur et la boutique les ont signés. Si la boutique vous a vendu quelque chose à ce moment-là, le fichier de toutes les preuves le prouve.",
    BREAK: "Pause",
    EXCLUSION: "Exclusion",
    END: "Fin de toutes les offres",
    span: (from: string, until: string) => `Du ${from} au ${until}`,
    at: (time: string) => `Depuis le ${time}`,
    untaken: (time: string) =>
      `Non retenue, selon la réponse de la boutique le ${time} : autre chose de votre part est arrivé avant`,
    unanswered: "La boutique n’a donné aucune réponse lisible",
    unreadable: "Illisible",
  },

  saveAll: "Tout enregistrer",
  saved: "Enregistré. N’importe qui peut vérifier le fichier sans cette page.",
  clearing:
    "Effacer les données de ce navigateur supprime ces preuves et la clé avec laquelle il ouvre des box. Nous pouvons récupérer la liste de la boutique, mais pas ce que ce navigateur a lui-même conservé.",

  check: {
    title: "Vérifier un fichier",
    lead: "Déposez ici un fichier de preuves, le vôtre ou celui de quelqu’un d’autre. Il ne quitte pas votre navigateur.",
    choose: "Choisir un fichier",
    paste: "ou collez son texte",
    button: "Vérifier",
    notProofs: "Ce n’est pas un fichier de preuves",
    result: (count: number) => counted(count, "ouverture", "ouvertures"),
    proven: "Les propres signatures de la boutique le prouvent.",
    claimed:
      "Les signatures de la boutique ne prouvent pas la différence : quiconque détient le fichier a pu l’écrire.",
    keys: "Seules comptent les signatures des clés que ce navigateur connaît comme celles de la boutique.",
    held: (count: number) =>
      plural(count, {
        one: "# ouverture satisfait à toutes les vérifications.",
        many: "# d’ouvertures satisfont à toutes les vérifications.",
        other: "# ouvertures satisfont à toutes les vérifications.",
      }),
  },
};
