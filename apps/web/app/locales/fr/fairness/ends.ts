import type { Translated } from "../../texts.ts";
import type { ends as english } from "../../en/fairness/ends.ts";
import { number, plural } from "../grammar.ts";

export const ends: Translated<typeof english> = {
  close: "Fermer",
  number: (nonce: number) => `Ouverture numéro ${number(nonce)}`,
  would: "Vous auriez gagné",
  wouldHere: "Ce navigateur aurait gagné",
  chanceOf: (chance: string) => `${chance} des ouvertures`,

  void: {
    title: "Rien n’a été ouvert ni débité",
    claimed: "La boutique dit que rien n’a été ouvert ni débité",
    reasons: {
      INSUFFICIENT_BALANCE: (balance: string, cost: string) =>
        `À l’arrivée de votre demande, votre solde était de ${balance}. Cette ouverture coûte ${cost}.`,
      ACCOUNT_BLOCKED:
        "Votre compte était bloqué, ou vous aviez mis fin à cette offre : vous avez fait une pause, vous vous êtes déconnecté partout ailleurs, avez changé de mot de passe ou retiré un navigateur.",
    },
    course: "Ce qui s’est passé (heure de la boutique)",
    offered: (balance: string) => `Offre faite. Votre solde : ${balance}`,
    revealed: "Votre demande a été envoyée",
    recorded: (balance: string) => `Ouverture terminée sans tirage. Votre solde : ${balance}`,
    movement: "Mouvement de votre solde",
    earlier: "Mouvements antérieurs de votre solde, cumulés",
    draws: "La graine est révélée : vous pouvez donc vérifier ce que vous auriez gagné.",
  },

  question: {
    title: "Était-ce vous ?",
    debits: "Si vous n’avez pas dépensé cet argent, quelqu’un d’autre l’a fait.",
    block:
      "Répondez oui seulement si votre compte était bloqué, ou si vous aviez mis fin à vos offres, avant d’appuyer. Si c’était plus tard, ou si vous ne savez pas pourquoi, répondez non et contactez-nous.",
    ended:
      "Un autre de vos navigateurs devrait avoir ouvert des box au même moment. Si aucun ne l’a fait, la boutique a choisi entre deux de vos demandes.",
    balance:
      "Votre solde a varié de plus que le prix de cette ouverture. Si vous ne l’avez pas utilisé autrement, quelqu’un d’autre l’a fait.",
    browser: "Si aucun de vos navigateurs n’a fait cela, quelqu’un d’autre peut ouvrir des box pour vous.",
    yes: "Oui, c’était moi",
    no: "Non, ce n’était pas moi",
    denied:
      "Enregistrez la preuve et changez de mot de passe : cela ferme toutes les autres sessions. Consultez ensuite vos navigateurs dans les paramètres du compte, sous Équité.",
    clock: {
      title: "L’horloge de la boutique a-t-elle été réglée ?",
      text: "La boutique date cette ouverture plus tard que l’arrivée de sa réponse ici. Si son horloge a été avancée entre-temps, c’est sans conséquence : ce que vous avez gagné et payé ne dépend pas de l’heure.",
      yes: "Accepter cette heure",
      no: "Ne pas l’accepter",
      denied: "Enregistrez la preuve. Si cela se reproduit, montrez le fichier à une personne de confiance.",
    },
  },

  elsewhere: {
    title: "Ce numéro d’ouverture a déjà été utilisé",
    text: "La boutique dit qu’un autre de vos navigateurs a utilisé ce numéro avant l’arrivée de votre demande. C’est lui qui a l’enregistrement : rien n’a donc été ouvert ici. Appuyez de nouveau pour ouvrir des box ici.",
    won: "Il a gagné",
    voided: "Il s’est terminé sans tirage.",
  },

  breach: {
    title: "Cette ouverture ne concorde pas avec sa preuve",
    proven:
      "La boutique a signé des éléments qui se contredisent. Ses propres signatures le prouvent à quiconque détient le fichier.",
    claimed:
      "Ce que nous avons reçu diffère de ce que votre navigateur a conservé. Les signatures de la boutique ne le prouvent pas aux autres, mais vous l’avez vu.",
    stopped: "Vous ne pouvez pas ouvrir de box ici tant que vous n’avez pas décidé quoi faire.",
    says: "La boutique dit que vous avez gagné",
    todo: "Ce que vous pouvez faire",
    steps: {
      save: "Enregistrez la preuve et gardez le fichier. Il contient tout ce que les deux parties ont signé.",
      check: "Faites-le vérifier avec le programme que tout le monde peut lancer, sans cette page.",
      show: "Montrez le fichier à une personne de confiance ou à une autorité. Il ne contient ni votre mot de passe ni votre clé.",
    },
    setAside: "J’ai la preuve. Continuer",
  },

  lost: {
    title: "La boutique a perdu l’enregistrement de cette ouverture",
    text: "Elle le dit elle-même. Son registre public montre encore que cette ouverture a été enregistrée, mais pas si elle vous a été débitée, ni si vous avez reçu ce qui a été tiré.",
    todo: "Vérifiez votre solde et votre inventaire, enregistrez la preuve et réclamez à la boutique ce qui manque. Vous pouvez de nouveau ouvrir des box.",
    drawn: "Tiré avec la graine du registre public",
    other:
      "L’entrée du registre public a été tirée avec d’autres chiffres aléatoires que ceux de ce navigateur. Si aucun autre de vos navigateurs n’a ouvert de box à ce moment-là, la boutique a enregistré un tirage qui n’est pas le vôtre. Enregistrez la preuve : elle montre ce que vos propres chiffres auraient donné.",
    owed: (items: string, price: string) =>
      `Le registre public prouve ce gain. Selon la table des probabilités, ces articles se revendent ${items} ; le prix était de ${price}. Si vous n’avez ni les articles ni votre argent, la boutique vous doit l’un des deux.`,
  },

  newId: {
    title: "La boutique vous prend pour quelqu’un d’autre",
    text: "Vous avez ouvert une session avec le même nom qu’avant, mais la boutique dit que c’est un autre compte. Votre navigateur conserve les preuves de l’ancien et n’ouvre rien avec le nouveau.",
    why: "Si vous avez fermé votre compte et en avez créé un nouveau, c’est normal. Sinon, enregistrez les preuves et contactez la boutique : elle pourrait nier ce qu’elle doit à l’ancien compte. Identifiant de l’ancien compte :",
    accept: "J’ai créé un nouveau compte. Continuer",
    save: "Enregistrer mes preuves",
  },

  refused: {
    title: "Cette offre n’est pas valable",
    text: "Votre navigateur a vérifié l’offre de la boutique avant de révéler sa part, et s’est arrêté. Rien n’a été révélé, donc rien n’a été ouvert.",
    missing:
      "La boutique n’a envoyé aucune preuve que ces probabilités sont en vigueur pour tout le monde. Sans elle, votre navigateur ne révèle rien. Réessayez plus tard.",
    gap: "La boutique a fait une offre dont le numéro vient après votre prochain numéro, mais ne montre pas les ouvertures qui la précèdent. Sans elles, votre navigateur ne révèle rien.",
    again: "Vous pouvez réessayer. Enregistrez la preuve si cela se produit deux fois.",
  },

  browser: {
    title: "Un nouveau navigateur peut ouvrir des box pour vous. Est-ce le vôtre ?",
    text: (count: number) =>
      plural(count, {
        one: "Il figure dans la liste de vos navigateurs, mais celui-ci ne l’a encore jamais vu.",
        many: "Ils figurent dans la liste de vos navigateurs, mais celui-ci ne les a encore jamais vus.",
        other: "Ils figurent dans la liste de vos navigateurs, mais celui-ci ne les a encore jamais vus.",
      }),
    unlisted: "Un navigateur qui ne figure plus dans votre liste",
    added: "Ajouté",
    unused: "Pas encore utilisé",
    used: "Dernière utilisation",
    yes: (count: number) => plural(count, { one: "Oui, c’est le mien", other: "Oui, ce sont les miens" }),
    no: (count: number) => plural(count, { one: "Non, le retirer", other: "Non, les retirer" }),
    removed: "Retiré. Changez aussi de mot de passe : cela ferme toutes les autres sessions.",
  },
};
