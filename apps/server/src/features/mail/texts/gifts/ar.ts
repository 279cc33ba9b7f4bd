import { cents, formatEuros } from "@trove/money";
import { isolated } from "../../../files/index.ts";
import type { Texts } from "../mail-texts.ts";

const time = (utc: string) => isolated(`${utc.slice(0, 10)} ${utc.slice(11, 16)} UTC`);

export const giftTexts: Pick<Texts, "giftCode"> = {
  giftCode: ({ code, amountCents, activeFromUtc, expiresAtUtc, link }, { brand }) => {
    const amount = formatEuros(cents(amountCents), "ar");
    return {
      subject: `رمز هدية لك من ${isolated(brand)}: ${amount}`,
      heading: `هدية بقيمة ${amount}`,
      paragraphs: [`سجّل الدخول إلى ${isolated(brand)} أو أنشئ حسابًا، ثم أدخل هذا الرمز لإضافة ${amount} إلى رصيدك.`],
      rows: [{ label: "رمز الهدية", value: isolated(code) }],
      action: { label: "استخدام الرمز", url: link },
      closing: [
        ...(activeFromUtc === null ? [] : [`يمكن استخدامه ابتداءً من ${time(activeFromUtc)}.`]),
        `يعمل الرمز مرة واحدة حتى ${isolated(expiresAtUtc.slice(0, 10))}. يستطيع كل من يملكه استخدامه، فاحتفظ به بأمان.`,
        "يُحتسب كشحن للرصيد ضمن حدودك، ولا يمكن سحبه نقدًا.",
      ],
    };
  },
};
