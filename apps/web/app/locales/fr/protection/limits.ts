import type { limits as english } from "../../en/protection/limits.ts";
import type { Translated } from "../../texts.ts";
import { plural } from "../grammar.ts";

export const limits: Translated<typeof english> = {
  title: "Limites",
  lead: "Décidez à l’avance de ce que vous pouvez dépenser. Une limite plus basse s’applique aussitôt, une plus haute seulement après un délai.",
  kinds: {
    Deposit: { title: "Limite de dépôt", lead: "Le maximum que vous pouvez recharger." },
    Spend: { title: "Limite de dépense", lead: "Le maximum que vous pouvez payer pour des box." },
    Loss: {
      title: "Limite de perte",
      lead: "Ce que vous payez pour des box, moins la valeur de revente de vos gains. Avant l’ouverture, une box compte au pire cas.",
    },
  },
  period: "Période",
  periods: { day: "Par jour", week: "Par semaine", month: "Par mois" },
  amount: "Montant en euros",
  set: "Fixer la limite",
  none: "aucune limite",
  used: (used, most) => `${used} sur ${most}`,
  asked: (amount) => `Vous avez demandé : ${amount}.`,
  confirmFrom: (time) => `Vous pourrez confirmer à partir du ${time}.`,
  confirmUntil: (time) => `Vous pouvez confirmer jusqu’au ${time}.`,
  confirm: "Confirmer la nouvelle limite",
  keep: "Garder ma limite",
  remove: "Supprimer la limite",
  notAmount: "Saisissez un montant avec deux décimales au plus",
  history: "Historique",
  changed: {
    Set: (limit, period, amount) => `${limit}, ${period.toLowerCase()} : ${amount}`,
    RaiseRequested: (limit, period, amount) => `${limit}, ${period.toLowerCase()} : ${amount} demandé`,
    RequestCancelled: (limit, period, amount) => `${limit}, ${period.toLowerCase()} : maintenue à ${amount}`,
    Raised: (limit, period, amount) => `${limit}, ${period.toLowerCase()} : changée en ${amount}`,
  },
  months: {
    title: "Vos douze derniers mois",
    none: "Vous n’avez encore ni ouvert de box ni rechargé votre solde.",
    month: "Mois",
    deposited: "Rechargé",
    paid: "Payé pour des box",
    won: "Gagné",
  },
  reality: {
    title: "Point de situation",
    label: "Me montrer le temps et l’argent pendant le jeu",
    shop: "Comme la boutique",
    every: (minutes) => plural(minutes, { one: "Toutes les # minutes", other: "Toutes les # minutes" }),
  },
  identity: {
    title: "Date de naissance et pays",
    lead: "Il nous faut les deux avant que vous puissiez recharger ou ouvrir des box. Vous devez avoir 18 ans ou plus.",
    birthDate: "Date de naissance",
    residence: "Pays de résidence",
    send: "Enregistrer",
    declared: (country: string) => `Vous nous avez indiqué ce pays de résidence : ${country}.`,
    correct: "Corriger",
    correction: (hours: number) =>
      plural(hours, {
        one: "Un nouveau pays compte aussitôt. Le précédent compte encore pendant # heure.",
        other: "Un nouveau pays compte aussitôt. Le précédent compte encore pendant # heures.",
      }),
  },
  question: {
    title: "Souhaitez-vous une limite de dépôt ?",
    lead: "C’est le maximum que vous pouvez recharger par jour, par semaine ou par mois. Vous pourrez la changer.",
    needed: "Il vous faut une limite de dépôt avant de pouvoir recharger.",
    set: "Fixer une limite",
    none: "Pas de limite pour l’instant",
    link: "Vos limites",
  },
  watch: {
    playing: (minutes) => plural(minutes, { one: "Vous jouez depuis # minute", other: "Vous jouez depuis # minutes" }),
    net: (amount) => `Bilan de cette session : ${amount}`,
    limits: "Limites",
  },
  checks: {
    titles: {
      RealityCheck: "Temps et argent",
      Report: "Vos mois",
      DrawingConsent: "Avant d’ouvrir une box",
    },
    time: "Durée de jeu",
    minutes: (minutes) => plural(minutes, { one: "# minute", other: "# minutes" }),
    paid: "Payé pour des box",
    won: "Gagné",
    net: "Bilan",
    thisMonth: "Ce mois-ci",
    lastMonth: "Le mois dernier",
    consent:
      "J’accepte que la box soit ouverte aussitôt. Je sais que mon droit de rétractation de ce contrat prend fin avec le tirage.",
    stop: "Arrêter",
    goOn: "Continuer",
  },
};
