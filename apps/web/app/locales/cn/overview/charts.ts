import type { Translated } from "../../texts.ts";
import type { charts as english } from "../../en/overview/charts.ts";

export const charts: Translated<typeof english> = {
  explore: (title: string) => `${title}：逐点浏览`,
  table: (title: string) => `${title}：表格`,
  point: "时间",
  low: "区间下限",
  high: "区间上限",
  range: (low: string, high: string) => `${low} 至 ${high}`,
};
