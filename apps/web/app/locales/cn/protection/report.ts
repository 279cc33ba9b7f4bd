import type { Translated } from "../../texts.ts";
import type { report as english } from "../../en/protection/report.ts";

export const report: Translated<typeof english> = {
  title: "保护",
  lead: "按月列出拆盒情况和对用户的保护。监管机构会要求提供。",
  back: "全部付款",
  asOf: (time, zone) => `金额截至 ${time}。每月在 ${zone} 的午夜结束。人数每六小时统计一次。`,
  file: "下载 CSV",
  show: "月份",
  last: (count) => `最近 ${count} 个月`,
  month: "月份",
  play: {
    title: "拆盒",
    lead: "赢得是盲盒所出物品的市场价值，净额是赢得减去支出。",
    people: "人数",
    deposited: "充值",
    spent: "盲盒支出",
    won: "赢得",
    net: "净额",
  },
  limits: { title: "限额", set: "设置", lowered: "降低", raised: "提高或取消" },
  breaks: {
    title: "休息和排除",
    byPeople: "用户开始的休息",
    byOperators: "运营人员开始的休息",
    running: "月末休息中",
    excludedByPeople: "用户自我排除",
    excludedByOperators: "运营人员排除",
    excludedByShop: "其他账号",
    excluded: "月末已排除",
  },
  signs: { title: "受害迹象和案件", closed: "已结案" },
};
