import type { ways as english } from "../../en/payments/ways.ts";
import type { Translated } from "../../texts.ts";

export const ways: Translated<typeof english> = {
  legend: "Comment souhaitez-vous payer ?",
  methods: {
    card: "Carte",
    applePay: "Apple Pay",
    googlePay: "Google Pay",
    link: "Link",
    ideal: "iDEAL | Wero",
    bancontact: "Bancontact",
    sepaDebit: "Prélèvement SEPA",
    bankTransfer: "Virement bancaire",
  },
  /** How each method works, in a line. */
  hints: {
    card: "Carte de crédit ou de débit",
    wallet: "Confirmez avec votre portefeuille",
    bank: "Vous payez sur la page de votre banque",
    debit: "Nous prélevons votre compte ; cela prend quelques jours",
    transfer: "Vous faites le virement ; il prend quelques jours",
    link: "Payez avec vos données enregistrées",
  },
  redirect: {
    title: "Continuez auprès de votre banque",
    text: (amount: string) =>
      `Vous payez ${amount} sur la page de votre banque, puis revenez ici. Si vous la quittez sans payer, rien n’est débité.`,
    link: "Aller sur la page de votre banque",
  },
  hosted: {
    title: "Continuez sur la page de paiement",
    text: (amount: string) =>
      `Vous payez ${amount} sur la page de notre prestataire de paiement, puis revenez ici. Si vous la quittez sans payer, rien n’est débité.`,
    link: "Aller sur la page de paiement",
  },
  transfer: {
    title: "Faites vous-même le virement",
    text: "Utilisez ce compte et exactement cette référence : elle nous permet de retrouver votre paiement. Faites un seul virement. Il prend en général un à trois jours ouvrés, et nous vous écrivons dès qu’il est arrivé.",
    until: (day: string) =>
      `Merci de virer le montant avant le ${day}. Un virement plus tardif compte aussi : nous le comptabilisons ou le renvoyons.`,
    iban: "IBAN",
    bic: "BIC",
    holder: "Titulaire du compte",
    reference: "Référence",
    amount: "Montant",
    qr: "Code QR pour votre application bancaire",
    sent: "C’est noté",
    show: "Afficher le compte",
    over: "Ce virement n’est plus attendu. Vos transactions et vos commandes indiquent son issue.",
  },
};
