import type { checkElsewhere as english } from "../../en/fairness/check-elsewhere.ts";
import type { Translated } from "../../texts.ts";

export const checkElsewhere: Translated<typeof english> = {
  title: "Vérifier ailleurs",
  lead: "Cette page vient de la boutique. Un miroir est une copie de ses registres publics que tient quelqu’un d’autre. Sa page vérifie le même fichier sans la boutique :",
  openOf: (mirror) => `Vérifier sur ${mirror}, dans un nouvel onglet`,
  inLink:
    "Le lien contient le fichier : la page du miroir peut donc le lire. Un fichier de vos ouvertures comporte votre identifiant et votre solde, mais pas votre nom.",
  tooLong: "Ce fichier est trop long pour un lien. Enregistrez-le, puis choisissez-le sur la page du miroir.",
  advice: "Demandez aussi l’adresse d’un miroir à quelqu’un d’autre : une boutique malhonnête indiquerait le sien.",
  none: "Cette page vient de la boutique, et la boutique n’indique personne d’autre qui vérifierait ses ouvertures.",
  command: "Sur votre ordinateur, le programme en ligne de commande vérifie le fichier que vous enregistrez ici :",
  save: "Enregistrer le fichier",
  saved: "Enregistré.",
};
