import type { Translated } from "../../texts.ts";
import type { charts as english } from "../../en/overview/charts.ts";

export const charts: Translated<typeof english> = {
  explore: (title: string) => `${title} : parcourir les points`,
  table: (title: string) => `${title} sous forme de tableau`,
  point: "Heure",
  low: "Bande, de",
  high: "Bande, à",
  range: (low: string, high: string) => `${low} à ${high}`,
};
