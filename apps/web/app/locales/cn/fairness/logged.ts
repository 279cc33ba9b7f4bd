import type { logged as english } from "../../en/fairness/logged.ts";
import type { Translated } from "../../texts.ts";

export const logged: Translated<typeof english> = {
  verify: "在浏览器中验证",
  verifyOf: (name: string) => `在浏览器中验证：${name}`,
  verdicts: { Logged: "已载入公开日志", Differs: "不一致", Unread: "尚不清楚" },
  hints: {
    Logged: "日志中有这条记录，抽取结果可以重算。只有本人的证明还能证明种子是事先承诺的。",
    Differs: "商店显示的内容与其公开日志不符。请保存此页面。",
    Unread: "目前无法读取公开日志。这不能说明任何问题。",
  },
  steps: {
    logged: "记录在公开日志中，并由商店签名",
    seed: "公开的种子就是商店承诺的种子",
    odds: "概率是该盲盒公示的概率",
    ticket: "券号由种子和概率推算得出",
    item: "商品由券号确定",
    time: "时间与日志一致，精确到分钟",
  },
  holds: "一致",
  differs: "不一致",
  entry: "日志条目",
};
