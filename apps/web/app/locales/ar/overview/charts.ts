import type { charts as english } from "../../en/overview/charts.ts";
import type { Translated } from "../../texts.ts";
import { isolate } from "../grammar.ts";

export const charts: Translated<typeof english> = {
  explore: (title: string) => `${title}: استكشاف نقاط البيانات`,
  table: (title: string) => `${title} في جدول`,
  point: "الوقت",
  low: "النطاق من",
  high: "النطاق إلى",
  // Pages show the range from left to right, so it contains no Arabic words.
  range: (low: string, high: string) => isolate(`${low} – ${high}`),
};
