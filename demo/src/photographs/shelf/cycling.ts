import type { Shots } from "./shot.ts";

export const cycling: Shots = {
  "spindrel-maple-skateboard": {
    on: "concreteTop",
    tint: { deep: "maple", violet: "maple" },
    size: 0.72,
    focus: [0.4, 0.6],
  },
  "spindrel-roller-skates": {
    on: "street",
    parts: [
      { x: 0.6, y: 0.74, size: 0.48 },
      { x: 0.42, y: 0.85, size: 0.52 },
    ],
    focus: [0.45, 0.6],
  },
  "spindrel-electric-scooter": { on: "street", size: 0.66, focus: [0.3, 0.8], unboxed: true },
  "spindrel-city-bicycle": { on: "street", size: 0.72, focus: [0.5, 0.5], unboxed: true },
  "spindrel-minibike": { on: "clay", size: 0.7, focus: [0.5, 0.5], near: [0.2, 0.7], also: "street", unboxed: true },
  "spindrel-electric-moped": {
    on: "patio",
    tint: { red: "mint" },
    size: 0.7,
    focus: [0.5, 0.5],
    near: [0.2, 0.7],
    also: "street",
    unboxed: true,
  },
  "spindrel-carbon-bicycle": {
    on: "graphite",
    tint: { red: "black", violet: "charcoal", deep: "black", grey: "silver" },
    size: 0.76,
    focus: [0.5, 0.5],
    near: [0.2, 0.7],
    also: "court",
    unboxed: true,
  },
};
