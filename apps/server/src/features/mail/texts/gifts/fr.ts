import { cents, formatEuros } from "@trove/money";
import type { Texts } from "../mail-texts.ts";

const time = (utc: string) => `${utc.slice(0, 10)} ${utc.slice(11, 16)} UTC`;

export const giftTexts: Pick<Texts, "giftCode"> = {
  giftCode: ({ code, amountCents, activeFromUtc, expiresAtUtc, link }, { brand }) => {
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
        ...(activeFromUtc === null ? [] : [`Il peut être utilisé à partir du ${time(activeFromUtc)}.`]),
        `Le code sert une seule fois, jusqu'au ${expiresAtUtc.slice(0, 10)}. Quiconque le possède peut l'utiliser : gardez-le en lieu sûr.`,
        "Il compte comme un rechargement pour vos limites et ne peut pas être remboursé en argent.",
      ],
    };
  },
};
