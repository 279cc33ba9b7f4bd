import type { Part, Shots } from "./shot.ts";
import type { Tint } from "../objects/tints.ts";

/** A pair of shoes: the left shoe behind the right one. */
const both = (tint: Tint, size = 0.52): readonly Part[] => [
  { x: 0.6, y: 0.73, size: size * 0.94, tint },
  { x: 0.42, y: 0.85, size, tint },
];

export const shoes: Shots = {
  "loperi-beach-sandals": {
    on: "sandTop",
    parts: [
      { x: 0.35, y: 0.5, size: 0.62, turn: -10 },
      { x: 0.65, y: 0.5, size: 0.62, turn: 10, flipped: true },
    ],
  },
  "loperi-leather-flats": { on: "blush", parts: both({}, 0.66), focus: [0.4, 0.5] },
  "loperi-everyday-trainers": {
    on: "sage",
    parts: both({ violet: "white", grey: "white", deep: "grey" }),
    focus: [0.4, 0.5],
  },
  "loperi-court-heels": { on: "vanity", parts: both({}, 0.48), focus: [0.5, 0.5] },
  "loperi-brown-derby": { on: "desk", parts: both({ warm: "cognac" }, 0.6), focus: [0.5, 0.4] },
  "loperi-ankle-boots": { on: "street", parts: both({}, 0.5), focus: [0.4, 0.4] },
  "loperi-carbon-runner": {
    on: "court",
    parts: both({ deep: "charcoal", violet: "gunmetal", grey: "silver" }),
    focus: [0.4, 0.5],
  },
  "loperi-numbered-trainers": {
    on: "plum",
    parts: both({ violet: "camel", grey: "cream", dark: "cognac" }),
    focus: [0.4, 0.5],
  },
};
