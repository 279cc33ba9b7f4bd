import type { Shots } from "./shot.ts";

export const treats: Shots = {
  "sugarloom-toffee": { on: "mintTop", size: 0.5 },
  "sugarloom-lollipop": { on: "skyTop", size: 0.66 },
  "sugarloom-butter-cookie": { on: "linenTop", size: 0.54 },
  "sugarloom-popcorn": { on: "butter", size: 0.62 },
  "sugarloom-milk-chocolate": { on: "creamTop", size: 0.64 },
  "sugarloom-heather-honey": { on: "kitchen", size: 0.54 },
  "sugarloom-sparkling-pear": { on: "slateTop", size: 0.72 },
};
