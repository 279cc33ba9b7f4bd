import type { Translated } from "../../texts.ts";
import type { publicLogs as english } from "../../en/fairness/public-logs.ts";
import { number, plural } from "../grammar.ts";

export const publicLogs: Translated<typeof english> = {
  title: "公开日志警告",
  nothing: "没有揭示任何内容，因此没有拆盒。",
  fork: "商城的公开日志与你的浏览器以前看到的相矛盾：它出示了两个互不延续的版本。两个版本都由商城签署，足以向所有人证明。",
  unread: (since: string) =>
    `商城有答复，但自 ${since} 起，我们一直无法读取它的公开日志。在能够读取之前，你的浏览器无法核对你的拆盒是否在其中，也无法核对别人看到的是不是同一份日志。仅凭这一点什么都不能证明。`,
  changed: (quorum: number, count: number) =>
    count === 0 || quorum === 0
      ? "商城的公开日志已无人见证。它可能会向别人出示不同的日志。"
      : `商城更改了公开日志的见证方，或须联署的数量：现为 ${number(count)} 个中的 ${number(quorum)} 个。商城的签名确认了这一变更，你的浏览器从现在起照此执行。`,
  noticeChanged: (before: string, after: string) =>
    `商城现在提前 ${after} 预告新的概率，此前为 ${before}。商城的签名确认了这一变更。`,
  mirrorsChanged: (mirrors: readonly string[]) =>
    mirrors.length === 0
      ? "商城不再指定由谁接收未得到回应的开箱。商城的签名确认了这一变更。"
      : `如果商城没有回应某次开箱，您的浏览器现在会将其提交给：${mirrors.join("、")}。商城的签名确认了这一变更。`,
  minutes: (count: number) => plural(count, { other: "# 分钟" }),
  shortNotice: (box: string) => `${box} 的概率变更或关闭没有达到商城承诺的预告期。已签署的要约和公开日志表明了这一点。`,
  goOn: "我已知悉，继续",
  save: "保存为文件",
};
