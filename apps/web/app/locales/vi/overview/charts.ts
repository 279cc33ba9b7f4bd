import type { Translated } from "../../texts.ts";
import type { charts as english } from "../../en/overview/charts.ts";

export const charts: Translated<typeof english> = {
  explore: (title: string) => `${title}: xem từng điểm dữ liệu`,
  table: (title: string) => `${title} ở dạng bảng`,
  point: "Thời gian",
  low: "Dải từ",
  high: "Dải đến",
  range: (low: string, high: string) => `${low} đến ${high}`,
};
