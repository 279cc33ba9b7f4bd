import { identityTexts } from "../identity/cn.ts";
import type { Texts } from "../mail-texts.ts";

const moment = (utc: string) => `${utc.slice(0, 10)} ${utc.slice(11, 16)} UTC`;

export const breakTexts: Pick<Texts, "breakStarted" | "identityDecided"> = {
  ...identityTexts,
  breakStarted: ({ kind, untilUtc, link }, { brand }) => ({
    subject: kind === "Break" ? `你的 ${brand} 账号已开始休息` : `你的 ${brand} 账号已被排除`,
    heading: kind === "Break" ? "我们已为你开始休息" : "我们已排除你的账号",
    paragraphs: [
      `我们的团队已关闭你的 ${brand} 账号的拆盒和充值，直到 ${moment(untilUtc)}。任何人都不能提前结束，我们也不能。`,
      ...(kind === "Break" ? [] : ["之后不会自动开启：由你决定是否回来。"]),
      "你仍然可以出售和发货你拥有的物品。",
    ],
    action: { label: "查看对你的保护", url: link },
    closing: ["如果你为此担心，请找人谈谈。你所在国家的求助热线免费且保密。"],
  }),
};
