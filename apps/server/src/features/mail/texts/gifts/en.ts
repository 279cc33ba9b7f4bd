import { cents, formatEuros } from "@trove/money";
import type { Texts } from "../mail-texts.ts";

const time = (utc: string) => `${utc.slice(0, 10)} ${utc.slice(11, 16)} UTC`;

export const giftTexts: Pick<Texts, "giftCode"> = {
  giftCode: ({ code, amountCents, activeFromUtc, expiresAtUtc, link }, { brand }) => {
    const amount = formatEuros(cents(amountCents));
    return {
      subject: `A ${brand} gift code for you: ${amount}`,
      heading: `A gift of ${amount}`,
      paragraphs: [`Sign in to ${brand}, or make an account, and enter this code to add ${amount} to your balance.`],
      rows: [{ label: "Gift code", value: code }],
      action: { label: "Redeem the code", url: link },
      closing: [
        ...(activeFromUtc === null ? [] : [`It can be redeemed from ${time(activeFromUtc)} on.`]),
        `The code works once, until ${expiresAtUtc.slice(0, 10)}. Whoever has it can redeem it, so keep it safe.`,
        "It counts as a top-up for your limits, and can't be paid out.",
      ],
    };
  },
};
