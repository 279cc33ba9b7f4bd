import type { Shots } from "./shot.ts";

export const jewellery: Shots = {
  "orsoline-blue-eye-charm": { on: "linenTop", size: 0.46 },
  "orsoline-clover-pin": { on: "creamTop", size: 0.5 },
  "orsoline-bead-bracelet": { on: "marbleTop", size: 0.62 },
  "orsoline-lily-pin": { on: "inkTop", tint: { warm: "gold" }, size: 0.54 },
  "orsoline-star-studs": {
    on: "roseTop",
    parts: [
      { x: 0.35, y: 0.45, size: 0.34, turn: -12, tint: { warm: "gold" } },
      { x: 0.67, y: 0.57, size: 0.34, turn: 14, tint: { warm: "gold" } },
    ],
  },
  "orsoline-butterfly-brooch": { on: "linenTop", tint: { warm: "enamel", dark: "slate", violet: "slate" }, size: 0.6 },
  "orsoline-bee-brooch": { on: "mossTop", tint: { blue: "pearl" }, size: 0.58, turn: -8 },
  "orsoline-costume-crown": { on: "boudoir", size: 0.58 },
  "corvane-twin-bell-alarm": { on: "vanity" },
  "orsoline-anchor-cufflinks": {
    on: "denimTop",
    parts: [
      { x: 0.34, y: 0.44, size: 0.38, turn: -16, tint: { blue: "cobalt" } },
      { x: 0.67, y: 0.57, size: 0.38, turn: 12, tint: { blue: "cobalt" } },
    ],
  },
  "corvane-swim-watch": {
    on: "sandTop",
    tint: { violet: "aqua", blue: "teal", grey: "aqua", dark: "petrol" },
    size: 0.62,
    turn: 14,
  },
  "corvane-stopwatch": { on: "courtTop", size: 0.58 },
  "orsoline-key-pendant": { on: "velvetTop", tint: { warm: "gold" }, size: 0.58 },
  "corvane-field-watch": {
    on: "mossTop",
    tint: { deep: "black", blue: "olive", violet: "steel", grey: "steel" },
    size: 0.64,
    turn: -10,
    focus: [0.5, 0.5],
  },
  "orsoline-topaz-ring": {
    on: "vanity",
    tint: { blue: "sky", grey: "silver", violet: "silver" },
    size: 0.5,
    focus: [0.5, 0.15],
  },
  "corvane-mantel-clock": { on: "living", tint: { brown: "walnut", grey: "ivory" }, size: 0.6, focus: [0.5, 0.45] },
  "orsoline-loose-aquamarine": { on: "linenTop", tint: { blue: "aqua" }, size: 0.46, focus: [0.5, 0.35] },
  "corvane-automatic-watch": {
    on: "leatherTop",
    tint: { deep: "slate", blue: "cognac", violet: "silver", grey: "silver" },
    size: 0.66,
    turn: 8,
    focus: [0.5, 0.5],
  },
  "orsoline-sapphire-ring": {
    on: "midnight",
    tint: { blue: "sapphire", grey: "whitegold", violet: "whitegold" },
    size: 0.56,
    focus: [0.5, 0.15],
  },
  "orsoline-solitaire-ring": {
    on: "vault",
    tint: { blue: "diamond", grey: "platinum", violet: "platinum" },
    size: 0.62,
    focus: [0.5, 0.15],
    also: "velvet",
  },
  "corvane-perpetual-watch": {
    on: "wineTop",
    tint: { deep: "navy", blue: "black", violet: "steel", grey: "silver" },
    size: 0.7,
    turn: -8,
    focus: [0.5, 0.5],
    readable: true,
    also: "inkTop",
  },
  "orsoline-blue-diamond": { on: "vault", tint: { blue: "cobalt" }, size: 0.52, focus: [0.5, 0.35], also: "velvet" },
};
