import type { Outcome, Verdict } from "@trove/fairness";
import type { Translated } from "../../texts.ts";
import type { fairness as english } from "../../en/fairness/fairness.ts";

const groups = { commitment: "承诺", odds: "概率", draw: "抽签", balance: "余额" };

const outcome = {
  Holds: "通过",
  Differs: "不一致",
  NotHeld: "无可比对",
  Ask: "只有你知道",
} satisfies Record<Outcome, string>;

const verdicts = {
  Verified: "已验证",
  Unlogged: "已验证，尚未进入日志",
  Recomputed: "已复算",
  Contested: "请你确认",
  Unknown: "尚不清楚",
  Breach: "不相符",
} satisfies Record<Verdict, string>;

const verdictHints = {
  Verified: "你的浏览器已逐项核对，依据是它在揭示自己的部分之前就已持有的内容。",
  Unlogged: "你的浏览器已逐项核对。只是公开日志中还没有这条记录，大约需要一分钟。",
  Recomputed: "每个数字都对得上。有些内容，这个浏览器只能事后核对。",
  Contested: "一切都对得上，但是不是你本人，只有你知道。",
  Unknown: "目前的答复什么都不能证明。我们会再次发送同一个请求。",
  Breach: "有内容不相符。请保存证据。",
} satisfies Record<Verdict, string>;

export const fairness: Translated<typeof english> = {
  proof: "证明",
  groups,
  outcome,
  verdicts,
  verdictHints,
  verify: "验证",
  hideChecks: "收起核对项",
  save: "保存证据",
  saved: "已保存。任何人都可以核对它，不依靠这个页面。",
  failed: "无法核对这份证明。",
  before: "这次拆盒时，我们还没有保存可验证的记录。",
  more: "了解原理",
  unable: {
    NoTls: "这个页面没有通过 HTTPS 加载，因此你的浏览器无法验证拆盒。请用 https:// 开头的网址打开商城。",
    NoEd25519: "这个浏览器版本太旧，无法验证拆盒。请更新它，或使用较新的 Chrome、Edge、Firefox 或 Safari。",
    NoStorage: "这个浏览器不允许页面保存你的证明，无痕窗口往往如此。请在普通窗口中打开商城，并允许它存储数据。",
    TooManyBrowsers: "浏览器数量已达 20 个的上限。请在账号设置的“公平”中移除一个。",
  },
};
