import type { withdrawals as english } from "../../en/withdrawals/withdrawals.ts";
import type { Translated } from "../../texts.ts";

export const withdrawals: Translated<typeof english> = {
  title: "Se rétracter d’un contrat",
  lead: "Rendez ce que vous avez commandé. Vous avez 14 jours à compter de la livraison pour changer d’avis, sans motif.",
  noAccount: "Aucun compte n’est nécessaire.",
  about: "De quoi vous rétractez-vous ?",
  order: "Une commande ou un envoi",
  topUp: "Mes recharges",
  topUpText: "Ce qu’il en reste vous est rendu",
  otherOrder: "Une autre commande ou un autre envoi",
  otherOrderText: "Il vous faut son numéro",
  until: (day) => `Possible jusqu’au ${day}`,
  choose: "Choisissez de quoi vous vous rétractez",
  number: "Numéro de commande ou d’envoi",
  numberHint: "Comme O-204417730956. Il figure dans l’e-mail de votre commande.",
  name: "Votre nom",
  email: "E-mail de la commande",
  emailTopUp: "E-mail de votre compte",
  topUpHint:
    "Vous n’êtes pas connecté ? Nous envoyons alors un lien à cette adresse, pour voir que le compte est à vous.",
  submit: "Confirmer la rétractation",
  doneTitle: "Nous avons reçu votre rétractation",
  done: (number: string, time: string) => `La rétractation ${number} a été reçue le ${time}.`,
  mailed: (email: string) =>
    `Nous avons envoyé une confirmation à ${email}. Si des articles vous ont été envoyés, renvoyez-les sous 14 jours.`,
  open: "Se rétracter du contrat ici",
  toShop: "Retour à la boutique",
  follows: {
    title: "La suite",
    mail: "Nous confirmons aussitôt par e-mail.",
    send: "Si les articles vous ont été envoyés, renvoyez-les sous 14 jours.",
    refund: "Le remboursement arrive sous 14 jours, ou au retour des articles.",
  },
  confirm: {
    title: "Confirmer votre rétractation",
    text: "Appuyez sur le bouton pour confirmer que vous vous rétractez de vos recharges.",
    submit: "Confirmer la rétractation",
    done: "Merci. S’il existe un compte à votre adresse, nous remboursons ce qui reste de ses recharges de la dernière année et des 14 jours d’avant.",
    unknown: "Ce lien est incomplet ou ne vient pas de nous. Ouvrez-le de nouveau depuis l’e-mail.",
  },
};
