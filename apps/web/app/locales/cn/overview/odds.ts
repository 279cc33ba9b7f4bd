import type { Translated } from "../../texts.ts";
import type { watchedOdds as english } from "../../en/overview/odds.ts";
import { number, percent, plural } from "../grammar.ts";

export const watchedOdds: Translated<typeof english> = {
  title: "概率监测",
  lead: (chance: number) =>
    `将已拆盲盒的结果与公布的概率对照。无论查看多少次，这里出现误报的概率最多为 ${percent(chance)}。`,
  asOf: (time: string) => `截至 ${time}`,
  none: "还没有人拆过盲盒。",
  back: "返回管理后台",
  backToList: "全部盲盒",
  version: (name: string, version: number) => `${name}，第 ${version} 版`,
  notCurrent: "旧版本",
  percent: (share: number) => percent(share),
  range: (low: number, high: number) => `${percent(low)} 至 ${percent(high)}`,
  openings: (count: number) => plural(count, { other: "# 次拆盒" }),
  count: (value: number) => number(value),
  columns: {
    box: "盲盒",
    openings: "拆盒次数",
    expected: "预期",
    observed: "实测",
    band: "区间",
    payout: "返奖率",
    tickets: "签号",
  },
  calm: "与公布的一致",
  evidence: (share: number) => `证据已达报警水平的 ${percent(share)}`,
  strays: "偏离",
  strayed: (time: string) => `自 ${time} 起偏离`,
  payoutTitle: "迄今所有拆盒的返奖率",
  ticketsTitle: "抽中的签号，分为五十等份",
  drawn: "抽中",
  uniform: "均匀时应为",
  from: (first: string, last: string) => `${first} 至 ${last}`,
  alarm: "这个版本与公布的概率不符。请暂停盲盒并调查。",
  facts: {
    price: "价格",
    expected: "每次拆盒的期望价值",
    deviation: "每次拆盒的标准差",
    observed: "实测返奖率",
    band: "此拆盒次数下的区间",
  },
  how: "检验方法",
  howText:
    "区间表示公平的概率可能给出的返奖率，适用于任何拆盒次数：公平的盲盒曾经超出区间的概率，最多为它在上述概率中所占的份额。第二项检验看各签号抽取得是否均匀。",
};
