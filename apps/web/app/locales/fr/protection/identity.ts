import type { identity as english } from "../../en/protection/identity.ts";
import type { Translated } from "../../texts.ts";

export const identity: Translated<typeof english> = {
  title: "Votre identité",
  lead: "Certains pays demandent aux boutiques de savoir qui joue. Voici ce que nous savons de vous, et comment le prouver.",
  back: "Revenir où vous étiez",
  notice: {
    None: "Avant de recharger ou d’ouvrir des box, indiquez votre date de naissance et votre pays.",
    Declared: "Avant de recharger ou d’ouvrir des box, montrez-nous qui vous êtes.",
    Refused: "Avant de recharger ou d’ouvrir des box, montrez-nous qui vous êtes. Le dernier essai n’a pas abouti.",
    Pending: "Nous vérifions qui vous êtes. Ensuite, vous pourrez recharger et ouvrir des box.",
    link: "Votre identité",
  },
  states: {
    None: { title: "Non déclarée", text: "Indiquez votre date de naissance et votre pays de résidence." },
    Declared: { title: "Déclarée", text: "Nous croyons ce que vous avez indiqué. Rien n’est encore prouvé." },
    Pending: { title: "En cours de vérification", text: "Notre équipe examine vos photos. Vous recevrez un e-mail." },
    Verified: { title: "Vérifiée", text: "Vous avez prouvé qui vous êtes." },
    Refused: { title: "Non vérifiée", text: "Nous n’avons pas pu vérifier votre identité. Vous pouvez réessayer." },
  },
  until: (day: string) => `Vérifiée jusqu’au ${day}.`,
  refusals: {
    Unreadable: "Le document n’est pas lisible sur vos photos.",
    DocumentInvalid: "Le document a expiré ou n’est pas accepté.",
    FaceDiffers: "Nous n’avons pas pu reconnaître sur votre photo la personne du document.",
    NameDiffers: "Le document porte un autre nom que votre compte.",
    BirthDateDiffers: "Le document porte une autre date de naissance que celle indiquée.",
    Underage: "D’après le document, vous avez moins de 18 ans. Vous ne pouvez pas jouer ici.",
  },
  notOffered: "Cette boutique ne peut pas vérifier d’identité pour le moment. Écrivez-nous.",
  prove: {
    title: "Prouvez qui vous êtes",
    lead: (name: string) =>
      `Il vous faut un passeport, une carte d’identité ou un permis de conduire au nom de : ${name}.`,
    begin: "Commencer",
    again: "Réessayer",
    pictures: { Document: "Document, recto", DocumentBack: "Document, verso", Face: "Votre visage" },
    hints: {
      Document: "Les quatre coins, sans reflets, pour que le texte soit lisible.",
      DocumentBack: "Seulement si votre document porte quelque chose au verso.",
      Face: "Tenez le document à côté de votre visage.",
    },
    optional: "si besoin",
    take: "Prendre une photo",
    retake: "Reprendre la photo",
    sent: "Envoyée",
    wrongType: "Choisissez une image JPEG, PNG ou WebP",
    tooLarge: "La photo peut faire 8 Mo au plus",
    missing: "Prenez d’abord les photos qui manquent",
    send: "Envoyer pour vérification",
  },
  withdraw: {
    text: "Personne n’a encore décidé. Vous pouvez reprendre vos photos : nous les supprimons aussitôt.",
    button: "Reprendre les photos",
  },
  kept: {
    title: "Ce que nous conservons",
    pictures: (days: number) =>
      `Vos photos, chiffrées, jusqu’à notre décision. Si personne ne décide, elles sont supprimées après ${days} jours.`,
    viewers: "Seules quelques personnes de notre équipe peuvent les ouvrir, et chaque consultation est enregistrée.",
    result: "Ensuite, seulement le résultat et un code secret qui révèle si la même identité est prouvée deux fois.",
    change: "Si vous corrigez votre nom ou votre date de naissance, il faudra les prouver à nouveau.",
  },
};
