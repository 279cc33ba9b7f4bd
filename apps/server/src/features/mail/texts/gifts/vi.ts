import { cents, formatEuros } from "@trove/money";
import type { Texts } from "../mail-texts.ts";

const time = (utc: string) => `${utc.slice(0, 10)} ${utc.slice(11, 16)} UTC`;

export const giftTexts: Pick<Texts, "giftCode"> = {
  giftCode: ({ code, amountCents, activeFromUtc, expiresAtUtc, link }, { brand }) => {
    const amount = formatEuros(cents(amountCents), "vi");
    return {
      subject: `Mã quà tặng ${brand} cho bạn: ${amount}`,
      heading: `Món quà trị giá ${amount}`,
      paragraphs: [`Hãy đăng nhập vào ${brand} hoặc tạo tài khoản, rồi nhập mã này để thêm ${amount} vào số dư.`],
      rows: [{ label: "Mã quà tặng", value: code }],
      action: { label: "Dùng mã", url: link },
      closing: [
        ...(activeFromUtc === null ? [] : [`Có thể dùng mã từ ${time(activeFromUtc)}.`]),
        `Mã chỉ dùng được một lần, đến ngày ${expiresAtUtc.slice(0, 10)}. Ai có mã đều dùng được, vì vậy hãy giữ kín.`,
        "Số tiền được tính như một lần nạp vào các giới hạn của bạn và không thể rút ra.",
      ],
    };
  },
};
