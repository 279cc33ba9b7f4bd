import type { Shots } from "./shot.ts";

export const outdoors: Shots = {
  "tarnvik-braided-cord": { on: "slateTop", size: 0.66 },
  "tarnvik-walking-map": { on: "mossTop", size: 0.66, turn: -6 },
  "tarnvik-pocket-compass": { on: "leatherTop", tint: { warm: "brass" }, size: 0.56 },
  "tarnvik-storm-umbrella": { on: "concreteTop", size: 0.66 },
  "tarnvik-diving-mask": { on: "sandTop", size: 0.66 },
  "tarnvik-ring-buoy": { on: "lake", size: 0.56 },
  "tarnvik-camp-hatchet": { on: "mossTop", size: 0.7 },
  "tarnvik-beach-parasol": { on: "beach", size: 0.66, without: [0, 1] },
  "tarnvik-travel-rod": { on: "lake", size: 0.64, without: [0, 1, 2, 10, 11], focus: [0.7, 0.5] },
  "tarnvik-snow-goggles": { on: "snowTop", size: 0.68, focus: [0.5, 0.7] },
  "tarnvik-ash-sled": { on: "slope", tint: { orange: "ash", yellow: "ash" }, size: 0.7, focus: [0.4, 0.5] },
  "tarnvik-cabin-suitcase": { on: "street", focus: [0.5, 0.4] },
  "tarnvik-hiking-boots": {
    on: "forestFloor",
    parts: [
      { x: 0.6, y: 0.73, size: 0.44 },
      { x: 0.42, y: 0.85, size: 0.48 },
    ],
    focus: [0.45, 0.4],
  },
  "tarnvik-two-person-tent": { on: "lawn", size: 0.68, without: [0, 1, 2, 3, 4], focus: [0.45, 0.7] },
  "tarnvik-family-tent": { on: "lawn", size: 0.76, focus: [0.4, 0.6] },
  "tarnvik-river-canoe": { on: "lake", size: 0.78, without: [5], focus: [0.4, 0.5], unboxed: true },
  "tarnvik-sailing-dinghy": {
    on: "lake",
    tint: { yellow: "cognac" },
    size: 0.76,
    without: [11],
    focus: [0.45, 0.7],
    near: [0.5, 0.35],
    also: "beach",
    unboxed: true,
  },
};
