import type { Outcome, Verdict } from "@trove/fairness";
import type { Translated } from "../../texts.ts";
import type { fairness as english } from "../../en/fairness/fairness.ts";

const groups = { commitment: "承诺", odds: "概率", draw: "抽签", balance: "余额" };

const outcome = {
  Holds: "成立",
  Differs: "不一致",
  NotHeld: "没有可供比对的内容",
  Ask: "只有你知道",
} satisfies Record<Outcome, string>;

const verdicts = {
  Verified: "已验证",
  Recomputed: "已复算",
  Contested: "由你判断",
  Unknown: "尚不清楚",
  Breach: "不相符",
} satisfies Record<Verdict, string>;

const verdictHints = {
  Verified: "你的浏览器已将一切与它在揭示自己的部分之前所持有的内容逐一核对。",
  Recomputed: "每个数字都能由其他数字得出。有些内容这个浏览器只能事后查看。",
  Contested: "一切都对得上，至于是否是你本人，只有你知道。",
  Unknown: "目前收到的内容什么都不能证明。会再次发送同一个请求。",
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
  saved: "已保存。任何人都可以不依靠这个页面来核对它。",
  failed: "无法核对证明。",
  before: "这次拆盒时，拆盒还不会留下可证明的记录。",
  more: "了解原理",
  unable: {
    NoTls: "这个页面没有通过 HTTPS 加载，因此你的浏览器无法核对拆盒。请在网址前加上 https:// 打开商城。",
    NoEd25519: "这个浏览器版本太旧，无法核对拆盒。请更新，或使用较新的 Chrome、Edge、Firefox 或 Safari。",
    NoStorage:
      "这个浏览器不允许页面保存你的证明，有些浏览器在无痕窗口中就是这样。请在普通窗口中打开商城，并允许它存储数据。",
    NoRoom: "已有二十个浏览器可以为你拆盒。请在账号设置的“公平”中移除一个。",
  },
};
