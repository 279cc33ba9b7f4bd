import type { recentOpenings as english } from "../../en/lootboxes/recent-openings.ts";
import type { Translated } from "../../texts.ts";
import { number } from "../grammar.ts";

export const recentOpenings: Translated<typeof english> = {
  title: "最近拆盒",
  lead: "来自公开日志的真实拆盒记录，约延迟一分钟。仅显示自愿公开的用户名。",
  somebody: "匿名",
  pause: "暂停更新",
  resume: "继续更新",
  ofBox: "该盲盒的最新拆盒",
  ofBoxLead: "来自公开日志，时间精确到分钟。你的浏览器可以查找并重算每一条。",
  shared: "查看分享的拆盒",
  sharedOf: (name: string) => `查看分享的拆盒：${name}`,
  more: (count: number) => `显示全部 ${number(count)} 条`,
};
