import { defineTexts } from "../../texts.ts";

/** Texts that all charts of the dashboard share. */
export const charts = defineTexts({
  explore: (title: string) => `${title}: explore the data points`,
  table: (title: string) => `${title} as a table`,
  point: "Time",
  low: "Band from",
  high: "Band to",
  range: (low: string, high: string) => `${low} to ${high}`,
});
