import type { Translated } from "../../texts.ts";
import type { opening as english } from "../../en/lootboxes/opening.ts";
import { number, plural } from "../grammar.ts";

export const opening: Translated<typeof english> = {
  result: {
    won: (item: string) => `Vous avez gagné : ${item}`,
    wonSeveral: (count: number, items: string) =>
      `${plural(count, { other: "Vous avez gagné # articles" })} : ${items}`,
    severalTitle: (count: number) => plural(count, { other: "Vous avez gagné # articles" }),
    would: (item: string) => `Vous auriez gagné : ${item}`,
    wouldSeveral: (count: number) => plural(count, { other: "Vous auriez gagné ces # articles" }),
    from: (box: string) => `De la box ${box}`,
    worth: "Valeur",
    chance: "Probabilité",
    ticket: "Ticket",
    ticketOf: (ticket: number) => number(ticket),
    sell: (amount: string) => `Revendre pour ${amount}`,
    sellOf: (item: string, amount: string) => `Revendre pour ${amount} : ${item}`,
    sold: (amount: string) => `Revendu pour ${amount}`,
    keep: "Garder",
    elsewhere: { Shipping: "En route vers vous", Delivered: "Livré" },
    paid: (paid: string, worth: string) => `Vous avez payé ${paid}. Valeur : ${worth}.`,
    gain: (paid: string, worth: string, more: string) =>
      `Vous avez payé ${paid}. Valeur : ${worth}, soit ${more} de plus.`,
    loss: (paid: string, worth: string, less: string) =>
      `Vous avez payé ${paid}. Valeur : ${worth}, soit ${less} de moins.`,
    wouldHavePaid: (paid: string, worth: string) => `Vous auriez payé ${paid}. Valeur : ${worth}.`,
    key: (key: string) => `Touche ${key}`,
    sellAll: (amount: string) => `Tout revendre pour ${amount}`,
    sellRest: (amount: string) => `Revendre le reste pour ${amount}`,
    keepAll: "Tout garder",
    ship: "Faire expédier",
    shipAll: "Tout faire expédier",
    close: "Fermer",
    watch: "Revoir",
    again: (price: string) => `Ouvrir à nouveau pour ${price}`,
    demoAgain: "Relancer la démo",
    inventory: "Ils sont dans votre inventaire. Vous ne perdez rien en fermant.",
    inventoryOne: "Il est dans votre inventaire. Vous ne perdez rien en fermant.",
  },

  cards: {
    lead: (count: number) => plural(count, { other: "Vos # cartes, dans l’ordre du tirage" }),
    faceDown: (place: number, count: number) => `Carte ${place} sur ${count}, face cachée`,
    faceUp: (place: number, count: number, item: string, tier: string, worth: string) =>
      `Carte ${place} sur ${count} : ${item}, ${tier}, ${worth}.`,
    turnAll: "Retourner toutes les cartes",
    turnEach: "Retournez chaque carte",
    turned: (turned: number, count: number) => `${turned} sur ${count} retournées`,
  },

  mayForget: {
    text: "Ce navigateur conserve les preuves de vos ouvertures. Il peut les effacer s’il manque de place, ou quand vous fermez une fenêtre de navigation privée.",
    link: "Enregistrer une copie",
  },

  notices: {
    paused: "Cette box ne peut pas être ouverte pour le moment",
    handedIn: (mirrors: string) =>
      `La boutique se tait depuis une minute : votre navigateur a remis cette ouverture à ${mirrors}. Ils interrogent aussi la boutique et rendent public son silence s’il dure.`,
    unclear:
      "Nous ne savons pas encore si vos box ont été ouvertes. Nous renverrons la même requête : vous ne pouvez donc pas payer deux fois.",
    noRecord:
      "La réponse de la boutique ne concorde pas et n’est pas un enregistrement de votre ouverture. Enregistrez la preuve. Nous renverrons la même requête : seul un enregistrement peut clore l’ouverture.",
    historyLost:
      "La boutique a perdu des mouvements de votre compte sur lesquels repose cette ouverture, par exemple en restaurant une sauvegarde. L’ouverture reste valable. Enregistrez la preuve et contactez-nous : dès que votre solde sera rétabli, la même requête la conclura.",
    setAside: "Mettre de côté pour l’instant",
    waiting: (box: string) =>
      `Votre ouverture de ${box} n’est pas terminée. Vous pourrez ouvrir d’autres box quand elle le sera.`,
    resumed: (box: string) => `Votre précédente ouverture de ${box} a abouti. Voici ce que vous avez gagné.`,
    priceChanged: (before: string, now: string) =>
      `Le prix est passé de ${before} à ${now}. Rien n’a été ouvert. Appuyez de nouveau si vous êtes d’accord.`,
    oddsChanged:
      "Le contenu de cette box a changé depuis que vous l’avez consultée. Rien n’a été ouvert. Les nouvelles probabilités figurent ci-dessous ; appuyez de nouveau si vous êtes d’accord.",
    oddsDiffer:
      "Les probabilités de cette page n’étaient pas celles qui sont publiées. Rien n’a été ouvert. La page montre maintenant les probabilités publiées ; appuyez de nouveau si vous êtes d’accord.",
    moved: "Votre solde vient de changer. Rien n’a été ouvert. Appuyez de nouveau pour continuer.",
    clock: "Rien n’a été ouvert. Vérifiez l’heure de votre appareil, puis appuyez de nouveau.",
    unwitnessed:
      "L’offre de la boutique est à plus d’un jour de l’heure à laquelle d’autres ont signé son registre public en dernier. Rien n’a été ouvert. Veuillez réessayer plus tard.",
    updating: "La boutique est en cours de mise à jour. Rien n’a été ouvert. Veuillez réessayer dans un instant.",
    stopping:
      "La boutique n’a pas encore confirmé que vous vous êtes arrêté. Rien n’a été ouvert. Veuillez réessayer dans un instant.",
    others:
      "Une ouverture d’un autre compte dans ce navigateur n’a pas encore de réponse. Nous renvoyons la même requête à chaque visite. Vous la trouverez avec vos preuves.",
    othersLink: "Voir mes preuves",
    gone: "Cette box n’est plus proposée. Rien n’a été ouvert.",
    refused: (reason: string) => `${reason}. Rien n’a été ouvert.`,
    unreachable: "La boutique est injoignable pour le moment. Rien n’a été ouvert.",
    restoreFailed: "Cette ouverture n’a pas pu être chargée.",
  },
};
