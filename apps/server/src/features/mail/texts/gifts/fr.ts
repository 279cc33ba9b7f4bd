import { cents, formatEuros } from "@trove/money";
import type { Texts } from "../mail-texts.ts";

export const giftTexts: Pick<Texts, "giftCode"> = {
  giftCode: ({ code, amountCents, expiresAtUtc, link }, { brand }) => {
    const amount = formatEuros(cents(amountCents), "fr");
    return {
      subject: `Un code cadeau ${brand} pour vous : ${amount}`,
      heading: `Un cadeau de ${amount}`,
      paragraphs: [
        `Connectez-vous à ${brand} ou créez un compte, puis saisissez ce code pour ajouter ${amount} à votre solde.`,
      ],
      rows: [{ label: "Code cadeau", value: code }],
      action: { label: "Utiliser le code", url: link },
      closing: [
        `Le code sert une seule fois, jusqu'au ${expiresAtUtc.slice(0, 10)}. Quiconque le possède peut l'utiliser : gardez-le en lieu sûr.`,
        "Il compte comme un rechargement pour vos limites et ne peut pas être remboursé en argent.",
      ],
    };
  },
};
