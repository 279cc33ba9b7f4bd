import type { Translated } from "../../texts.ts";
import type { publicLogs as english } from "../../en/fairness/public-logs.ts";
import { number, plural } from "../grammar.ts";

export const publicLogs: Translated<typeof english> = {
  title: "有关公开日志的提示",
  nothing: "没有揭示任何内容，因此没有拆盒。",
  fork: "商城的公开日志与你的浏览器以前看到的相矛盾：它出示了两份互不延续的日志。两份都由商城签署，因此足以向所有人证明。",
  unread: (since: string) =>
    `商城有答复，但自 ${since} 起，从这里无法读取它的公开日志。只要仍是这样，你的浏览器就看不到你的拆盒是否在其中，也看不到它是不是别人所见的那份日志。仅凭这一点什么都不能证明。`,
  changed: (quorum: number, count: number) =>
    count === 0 || quorum === 0
      ? "商城现在不让任何人见证它的公开日志。它可能会向别人出示不同的日志。"
      : `商城的公开日志现在换了见证方，或要求的联署数量有所不同：${number(count)} 个中有 ${number(quorum)} 个联署。商城的签名为此背书，你的浏览器从现在起照此执行。`,
  noticeChanged: (before: string, after: string) =>
    `商城现在提前 ${after} 预告新的概率，此前是 ${before}。商城的签名为此背书。`,
  minutes: (count: number) => plural(count, { other: "# 分钟" }),
  shortNotice: (box: string) => `${box} 的概率变更，比商城承诺的预告时间来得更早。两份均已签署的要约表明了这一点。`,
  goOn: "我已知悉，让我继续",
  save: "保存为文件",
};
