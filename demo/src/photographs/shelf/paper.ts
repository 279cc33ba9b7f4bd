import type { Shots } from "./shot.ts";

export const paper: Shots = {
  "quillbee-drawing-pin": { on: "creamTop", size: 0.46 },
  "quillbee-cedar-pencil": { on: "mintTop", size: 0.66 },
  "quillbee-wax-crayon": { on: "creamTop", size: 0.62 },
  "quillbee-paper-clips": { on: "peachTop", layout: "scatter", size: 0.34 },
  "quillbee-ballpoint": { on: "creamTop", size: 0.66 },
  "quillbee-tear-off-pad": { on: "oakTop", size: 0.6, turn: -6 },
  "quillbee-steel-ruler": { on: "inkTop", tint: { all: "steel" }, size: 0.68 },
  "quillbee-set-square": { on: "skyTop", size: 0.62 },
  "quillbee-letter-card": { on: "roseTop", size: 0.62, turn: -7 },
  "quillbee-round-brush": { on: "linenTop", size: 0.68 },
  "quillbee-spiral-book": { on: "walnutTop", size: 0.6, turn: 6 },
  "quillbee-paper-scissors": { on: "mintTop", size: 0.66 },
  "quillbee-pocket-notebook": { on: "leatherTop", size: 0.6, turn: 8 },
  "quillbee-wool-and-needles": { on: "linenTop", size: 0.64 },
  "quillbee-desk-calendar": { on: "desk", size: 0.56 },
  "quillbee-card-index": { on: "desk", size: 0.58 },
  "quillbee-paint-palette": { on: "concreteTop", size: 0.64 },
  "quillbee-three-novels": { on: "living", size: 0.6 },
  "quillbee-fountain-pen": { on: "leatherTop", size: 0.68 },
  "quillbee-gold-nib-pen": {
    on: "inkTop",
    tint: { grey: "gold", violet: "gold", dark: "black" },
    size: 0.7,
    focus: [0.3, 0.7],
  },
  "quillbee-painters-chest": {
    on: "linenTop",
    parts: [{ motif: "painters-chest", x: 0.5, y: 0.5, size: 0.86 }],
    focus: [0.5, 0.5],
  },
};
