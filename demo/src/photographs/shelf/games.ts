import type { Shots } from "./shot.ts";

export const games: Shots = {
  "sixpip-acrylic-die": { on: "feltTop", size: 0.46, turn: 8 },
  "sixpip-weighted-pawn": { on: "desk", size: 0.54 },
  "sixpip-pocket-puzzle": {
    on: "skyTop",
    parts: [
      { x: 0.34, y: 0.36, size: 0.36, turn: -12 },
      { x: 0.66, y: 0.42, size: 0.36, turn: 22 },
      { x: 0.47, y: 0.7, size: 0.36, turn: 6 },
    ],
  },
  "sixpip-linen-cards": { on: "feltTop", layout: "fan", size: 0.52 },
  "sixpip-flower-cards": { on: "creamTop", layout: "fan", size: 0.5 },
  "sixpip-eight-ball": { on: "feltTop", size: 0.58 },
  "sixpip-500-piece-puzzle": {
    on: "oakTop",
    parts: [
      { x: 0.28, y: 0.27, size: 0.3, tint: { all: "navy" }, turn: -16 },
      { x: 0.55, y: 0.22, size: 0.3, tint: { all: "violet" }, turn: 24 },
      { x: 0.77, y: 0.36, size: 0.3, tint: { all: "coral" }, turn: -30 },
      { x: 0.24, y: 0.57, size: 0.3, tint: { all: "plum" }, turn: 40 },
      { x: 0.51, y: 0.5, size: 0.3, tint: { all: "amber" }, turn: 4 },
      { x: 0.76, y: 0.66, size: 0.3, tint: { all: "petrol" }, turn: 64 },
      { x: 0.39, y: 0.79, size: 0.3, tint: { all: "orange" }, turn: -8 },
    ],
  },
  "sixpip-hallway-bowling": { on: "gym" },
  "sixpip-pixel-lamp": { on: "club" },
  "sixpip-dartboard": { on: "concreteTop", size: 0.68 },
  "sixpip-wireless-gamepad": { on: "lilac", size: 0.64 },
  "sixpip-mahjong-set": { on: "feltTop", layout: "four", size: 0.3, focus: [0.5, 0.5] },
  "sixpip-arcade-stick": { on: "dusk", focus: [0.5, 0.25] },
  "sixpip-pro-gamepad": { on: "plum", tint: { deep: "black", violet: "charcoal" }, size: 0.7, focus: [0.7, 0.4] },
  "sixpip-walnut-chess-set": {
    on: "kitchen",
    parts: [
      { x: 0.28, y: 0.74, size: 0.4, tint: { all: "maple" } },
      { x: 0.5, y: 0.74, size: 0.4, tint: { all: "maple" } },
      { x: 0.72, y: 0.74, size: 0.4, tint: { all: "maple" } },
      { x: 0.38, y: 0.86, size: 0.5, tint: { all: "walnut" } },
      { x: 0.65, y: 0.86, size: 0.5, tint: { all: "walnut" } },
    ],
    focus: [0.5, 0.3],
  },
  "sixpip-bar-top-arcade": {
    on: "playroom",
    parts: [{ motif: "bar-top-arcade", x: 0.5, size: 0.64 }],
    focus: [0.5, 0.4],
  },
  "sixpip-ebony-chess-set": {
    on: "study",
    parts: [
      { x: 0.2, y: 0.73, size: 0.36, tint: { all: "ivory" } },
      { x: 0.4, y: 0.73, size: 0.36, tint: { all: "ivory" } },
      { x: 0.6, y: 0.73, size: 0.36, tint: { all: "ivory" } },
      { x: 0.8, y: 0.73, size: 0.36, tint: { all: "ivory" } },
      { x: 0.3, y: 0.88, size: 0.48, tint: { all: "ebony" } },
      { x: 0.54, y: 0.88, size: 0.48, tint: { all: "ebony" } },
      { x: 0.78, y: 0.88, size: 0.48, tint: { all: "ebony" } },
    ],
    focus: [0.5, 0.3],
  },
  "sixpip-arcade-cabinet": {
    on: "club",
    parts: [{ motif: "arcade-cabinet", x: 0.5, y: 0.87, size: 0.8 }],
    focus: [0.5, 0.36],
    near: [0.3, 0.55],
    readable: true,
    also: "stage",
    unboxed: true,
  },
};
