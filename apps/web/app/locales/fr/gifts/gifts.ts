import type { gifts as english } from "../../en/gifts/gifts.ts";
import type { Translated } from "../../texts.ts";

export const gifts: Translated<typeof english> = {
  title: "Codes cadeaux",
  lead: "Utilisez un code que vous avez reçu. Son montant est ajouté à votre solde.",
  redeemTitle: "Utiliser un code",
  code: "Code cadeau",
  hint: "20 lettres et chiffres, par exemple 7K3MQ-9AW0X-HT5RB-2C8NE. Il compte comme un rechargement pour vos limites.",
  redeem: "Utiliser",
  mistake: (letters: number) => `Un code cadeau a ${letters} lettres et chiffres`,
  redeemed: (amount: string) => `${amount} ont été ajoutés à votre solde`,
  link: "Utiliser un code cadeau",
};
