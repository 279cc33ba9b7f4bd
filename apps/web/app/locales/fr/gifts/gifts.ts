import type { gifts as english } from "../../en/gifts/gifts.ts";
import type { Translated } from "../../texts.ts";

export const gifts: Translated<typeof english> = {
  title: "Codes cadeaux",
  lead: "Utilisez un code que vous avez reçu. Son montant est ajouté à votre solde.",
  redeemTitle: "Utiliser un code",
  code: "Code cadeau",
  hint: "20 lettres et chiffres, par exemple 7K3MQ-9AW0X-HT5RB-2C8NE. Il compte comme un rechargement pour vos limites.",
  addressHint: "Il nous faut d’abord votre adresse, car les règles de votre pays valent pour l’argent d’un code.",
  redeem: "Utiliser",
  mistake: (letters: number) => `Un code cadeau a ${letters} lettres et chiffres`,
  redeemed: (amount: string) => `${amount} ont été ajoutés à votre solde`,
  link: "Utiliser un code cadeau",
  states: {
    Held: "Retenu un jour",
    Active: "Pas encore utilisé",
    Redeemed: "Utilisé",
    Expired: "Expiré",
    Void: "Annulé",
  },
  about: {
    title: "Cartes cadeaux",
    text: "Offrez du solde pour la boutique. À l’autre de choisir ce qu’il devient.",
    how: "Comment ça marche",
    amount: (least: string, most: string) =>
      `Choisissez un montant de ${least} à ${most} et payez par carte ou autrement, mais pas avec votre solde.`,
    points: {
      mail: "Nous vous envoyons un code à transmettre. Il est utilisable un jour après votre paiement.",
      once: "Il sert une seule fois, à quiconque le saisit. L’e-mail indique jusqu’à quand.",
      limits:
        "Il compte pour vos limites à l’achat, et pour celles de la personne qui l’utilise. Il ne peut pas être remboursé en argent.",
      lost: "Perdu ? Tant que personne ne l’a utilisé, vous pouvez obtenir un nouveau code à sa place.",
    },
  },
  buy: {
    title: "Acheter une carte cadeau",
    link: "Cartes cadeaux",
    lead: "Nous vous envoyons le code, et vous le transmettez. La TVA est due quand il est dépensé.",
    usual: "Montants habituels",
    amount: "Montant en euros",
    range: (least: string, most: string) => `De ${least} à ${most}`,
    mistake: (least: string, most: string) => `Saisissez un montant de ${least} à ${most}`,
    address: "Adresse de facturation",
    pay: (amount: string) => `Continuer pour payer ${amount}`,
    paying: (amount: string) => `Une carte cadeau de ${amount}`,
    card: "Données de la carte",
    change: "Changer le montant",
    paid: "Votre carte cadeau est payée",
    mailed: "Nous vous avons envoyé son code. Il sera utilisable dans un jour.",
    failed: "Le paiement n’a pas abouti",
    failedText: "Rien n’a été acheté. Vous pouvez réessayer, aussi avec une autre carte.",
    again: "Réessayer",
    missing: "Nous ne trouvons pas ce paiement.",
  },
  bought: {
    title: "Cartes cadeaux achetées",
    hint: "Nous ne connaissons que l’état d’un code, pas le code. Un nouveau code rend l’ancien inutilisable.",
    dates: (from: string, until: string) => `Achetée le ${from}, valable jusqu’au ${until}`,
    held: (from: string) => `Utilisable à partir du ${from}`,
    renew: "Obtenir un nouveau code",
    renewed: "Voici le nouveau code, affiché cette seule fois. Nous vous l’avons aussi envoyé.",
  },
};
