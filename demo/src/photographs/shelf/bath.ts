import type { Shots } from "./shot.ts";

export const bath: Shots = {
  "bathmoor-natural-sponge": { on: "tileTop", size: 0.54 },
  "bathmoor-toothbrush": { on: "tileTop", size: 0.68 },
  "bathmoor-rose-soap": { on: "marbleTop", size: 0.56 },
  "bathmoor-wide-comb": { on: "roseTop", size: 0.62 },
  "bathmoor-hand-lotion": { on: "bath", size: 0.58 },
  "bathmoor-safety-razor": { on: "tileTop", size: 0.64 },
  "bathmoor-red-lipstick": { on: "vanity", tint: { red: "red" }, size: 0.56 },
  "bathmoor-rain-shower": { on: "tileTop", size: 0.68 },
  "bathmoor-clawfoot-bath": {
    on: "bath",
    size: 0.7,
    focus: [0.4, 0.5],
    near: [0.75, 0.25],
    also: "gallery",
    unboxed: true,
  },
};
