import type { Shots } from "./shot.ts";

export const garden: Shots = {
  "tarnvik-tulip-bulb": { on: "patio", size: 0.62 },
  "tarnvik-sunflower-seeds": { on: "lawn", size: 0.66 },
  "tarnvik-sprouting-kit": { on: "living", size: 0.54 },
  "tarnvik-fire-log": { on: "forestFloor", size: 0.56 },
  "tarnvik-windowsill-cactus": { on: "living", size: 0.6 },
  "tarnvik-garden-bucket": { on: "patio", size: 0.56 },
  "tarnvik-blue-hyacinth": { on: "kitchen", size: 0.62 },
  "tarnvik-rubber-plant": { on: "gallery", size: 0.62 },
  "tarnvik-courtyard-fountain": { on: "patio", size: 0.68, focus: [0.5, 0.6], unboxed: true },
};
