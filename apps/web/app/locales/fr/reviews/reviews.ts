import type { reviews as english } from "../../en/reviews/reviews.ts";
import type { Translated } from "../../texts.ts";
import { counted } from "../grammar.ts";

export const reviews: Translated<typeof english> = {
  hint: "Seules les personnes qui ont reçu cet article peuvent donner leur avis.",
  first: "Si vous l’avez reçu, vous pouvez écrire le premier.",
  ofStars: (stars: number) => counted(stars, "étoile", "étoiles"),
  notCounted: (count: number) =>
    `${counted(count, "avis non compté", "avis non comptés")} : fraude, ou écrit par nos propres équipes.`,
  waiting: (count: number, days: number) =>
    `${counted(count, "avis en attente", "avis en attente")} de lecture. Les étoiles comptent après ${days} jours au plus tard.`,
  received: (month: string) => `Reçu en ${month}`,
  won: (month: string) => `Gagné, reçu en ${month}`,
  nameless: "Une personne qui l’a reçu",
  textRefused: "Nous n’affichons pas ce texte. Ses étoiles comptent quand même.",
  more: "Afficher plus d’avis",
  write: "Donner mon avis",
  own: "Votre avis",
  states: {
    Pending: "En attente de lecture",
    Published: "Publié",
    TextRefused: "Texte non affiché",
    Void: "Non compté",
  },
  pending: (days: number) =>
    `Quelqu’un de la boutique lit chaque avis avant sa publication. Les étoiles comptent après ${days} jours au plus tard.`,
  why: (reason: string) => `Motif : ${reason}`,
  hideName: "Masquer mon nom",
  nameHidden: "Votre nom n’est plus affiché",
  edit: "Modifier",
  remove: "Supprimer",
  removeTitle: "Supprimer votre avis ?",
  removeText:
    "Ses étoiles ne compteront plus. Vous pourrez en écrire un autre, sauf si la boutique a constaté une fraude.",
  keep: "Le garder",
  removed: "Avis supprimé",
  stars: "Vos étoiles",
  starsMissing: "Choisissez de 1 à 5 étoiles",
  text: "Qu’en pensez-vous ?",
  optional: "facultatif",
  textHint: "Qu’est-ce qui est bien, ou moins bien ? Sans noms, adresses ni numéros de commande.",
  showName: "Afficher mon nom d’utilisateur",
  showNameHint:
    "Tout le monde voit alors quand vous avez reçu l’article, et si vous l’avez gagné. Vous pouvez masquer le nom à tout moment.",
  send: "Envoyer l’avis",
  sent: "Merci. Nous le lisons avant sa publication",
  pictures: {
    title: "Photos",
    place: (place, count) => `Photo ${place} sur ${count}`,
    add: "Ajouter une photo",
    hint: (most) =>
      `Jusqu’à ${most}. Sans visages, adresses ni documents. Avant la publication de votre avis, seule la boutique les voit.`,
    added: "Photo envoyée. Nous la regardons avant de l’afficher",
    remove: (place) => `Retirer la photo ${place}`,
    removeShort: "Retirer",
    removed: "Photo retirée",
    wrongType: "Choisissez une image JPEG, PNG ou WebP",
    retry: "Réafficher les photos",
    tooLarge: "La photo peut faire 4 Mo au plus",
  },
  cancel: "Annuler",
};
