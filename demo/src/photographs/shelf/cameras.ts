import type { Shots } from "./shot.ts";

export const cameras: Shots = {
  "lumvik-blank-video-cassette": { on: "peachTop", size: 0.62 },
  "lumvik-colour-film": { on: "creamTop", tint: { dark: "black", blue: "amber" }, size: 0.6, turn: -9 },
  "lanternhouse-cinema-ticket": { on: "wineTop", turn: -8, size: 0.62 },
  "lumvik-oak-photo-frame": { on: "living", tint: { orange: "oak" }, size: 0.58 },
  "lumvik-clapperboard": {
    on: "oakTop",
    tint: { dark: "black", grey: "white", violet: "black" },
    turn: -5,
    size: 0.62,
  },
  "lumvik-point-and-shoot": { on: "butter", tint: { dark: "crimson" } },
  "lumvik-tabletop-telescope": {
    on: "study",
    tint: { blue: "brass", grey: "brass", dark: "walnut" },
    size: 0.58,
    focus: [0.3, 0.25],
  },
  "lumvik-half-frame-camera": {
    on: "kitchen",
    tint: { dark: "cognac", violet: "silver", grey: "silver" },
    focus: [0.5, 0.55],
  },
  "lumvik-desk-microscope": { on: "desk", tint: { grey: "white", violet: "navy", blue: "steel" }, focus: [0.4, 0.3] },
  "lumvik-portable-television": { on: "playroom", tint: { grey: "coral" }, focus: [0.4, 0.6] },
  "lumvik-film-projector": { on: "cellar", tint: { grey: "olive" }, focus: [0.4, 0.3] },
  "lumvik-pocket-camcorder": { on: "sage", focus: [0.6, 0.5] },
  "lumvik-refractor-telescope": {
    on: "midnight",
    tint: { blue: "white", grey: "white", dark: "charcoal" },
    size: 0.7,
    focus: [0.3, 0.25],
  },
  "lumvik-mirrorless-camera": {
    on: "street",
    tint: { deep: "black", violet: "charcoal", grey: "charcoal" },
    focus: [0.5, 0.55],
    also: "clay",
  },
  "lumvik-cine-camera": { on: "club", tint: { dark: "gunmetal", violet: "gunmetal" }, focus: [0.4, 0.7], also: "desk" },
  "lumvik-rangefinder": {
    on: "gallery",
    tint: { deep: "black", violet: "brass", grey: "black" },
    focus: [0.5, 0.55],
    also: "vault",
  },
};
