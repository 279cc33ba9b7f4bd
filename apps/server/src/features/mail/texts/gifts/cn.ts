import { cents, formatEuros } from "@trove/money";
import type { Texts } from "../mail-texts.ts";

const time = (utc: string) => `${utc.slice(0, 10)} ${utc.slice(11, 16)} UTC`;

export const giftTexts: Pick<Texts, "giftCode"> = {
  giftCode: ({ code, amountCents, activeFromUtc, expiresAtUtc, link }, { brand }) => {
    const amount = formatEuros(cents(amountCents), "zh");
    return {
      subject: `送给您的 ${brand} 礼品码：${amount}`,
      heading: `价值 ${amount} 的礼物`,
      paragraphs: [`登录 ${brand} 或创建账户，然后输入此码，即可将 ${amount} 加入您的余额。`],
      rows: [{ label: "礼品码", value: code }],
      action: { label: "兑换礼品码", url: link },
      closing: [
        ...(activeFromUtc === null ? [] : [`自 ${time(activeFromUtc)} 起可以兑换。`]),
        `此码只能使用一次，有效期至 ${expiresAtUtc.slice(0, 10)}。任何持有此码的人都可以兑换，请妥善保管。`,
        "它会作为充值计入您的限额，且不能提现。",
      ],
    };
  },
};
