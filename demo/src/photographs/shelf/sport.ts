import type { Shots } from "./shot.ts";

export const sport: Shots = {
  "spindrel-finisher-medal": { on: "courtTop", size: 0.58 },
  "spindrel-baseball": { on: "grassTop", size: 0.54 },
  "spindrel-flying-disc": { on: "grassTop", size: 0.6 },
  "spindrel-table-tennis-bat": { on: "courtTop", size: 0.64 },
  "spindrel-running-vest": { on: "concreteTop", size: 0.64 },
  "spindrel-volleyball": { on: "beach", size: 0.54 },
  "spindrel-football": { on: "lawn", size: 0.54 },
  "spindrel-rugby-ball": { on: "lawn", size: 0.58, tint: { warm: "cognac" } },
  "spindrel-basketball": { on: "gym", size: 0.56 },
  "spindrel-badminton-set": {
    on: "courtTop",
    parts: [
      { x: 0.4, y: 0.44, size: 0.62, flipped: true, tint: { blue: "coral" } },
      { x: 0.58, y: 0.56, size: 0.62 },
    ],
  },
  "spindrel-hockey-stick": { on: "courtTop", size: 0.7 },
  "spindrel-cotton-gi": { on: "oakTop", size: 0.66 },
  "spindrel-boxing-gloves": {
    on: "gym",
    parts: [
      { x: 0.64, y: 0.77, size: 0.48, flipped: true },
      { x: 0.38, y: 0.85, size: 0.52 },
    ],
  },
  "spindrel-putting-green": { on: "lawn", size: 0.66, focus: [0.5, 0.8] },
  "spindrel-ice-skates": {
    on: "rink",
    parts: [
      { x: 0.6, y: 0.74, size: 0.48 },
      { x: 0.42, y: 0.85, size: 0.52 },
    ],
    focus: [0.4, 0.5],
  },
  "spindrel-tennis-racket": { on: "courtTop", size: 0.74, focus: [0.6, 0.35] },
  "spindrel-recurve-bow": { on: "mossTop", size: 0.72, focus: [0.5, 0.5] },
  "spindrel-curling-stone": { on: "rink", size: 0.58, focus: [0.5, 0.5] },
  "spindrel-touring-skis": { on: "slope", size: 0.7, focus: [0.5, 0.4] },
};
