import type { gifts as english } from "../../en/gifts/gifts.ts";
import type { Translated } from "../../texts.ts";

export const gifts: Translated<typeof english> = {
  title: "Mã quà tặng",
  lead: "Dùng mã mà bạn được tặng. Số tiền sẽ vào số dư của bạn.",
  redeemTitle: "Dùng mã",
  code: "Mã quà tặng",
  hint: "20 chữ cái và chữ số, ví dụ 7K3MQ-9AW0X-HT5RB-2C8NE. Được tính như một lần nạp vào các giới hạn của bạn.",
  redeem: "Dùng mã",
  mistake: (letters: number) => `Mã quà tặng có ${letters} chữ cái và chữ số`,
  redeemed: (amount: string) => `${amount} đã vào số dư của bạn`,
  link: "Dùng mã quà tặng",
};
