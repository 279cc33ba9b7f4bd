import type { Point } from "./projection.ts";

/**
 * One leaf of an open lid. `points` are its corners, beginning at the hinge. `inFront` is true if it covers the front
 * walls.
 */
export type Leaf = { points: readonly Point[]; inFront: boolean };

// The position of an open leaf's end: how far it leans out, and its height. `reach` is the leaf's length.
const back = (reach: number, rim: number) => [-0.36 * reach, rim + 0.93 * reach] as const;
const front = (reach: number, rim: number) => [1 + 0.72 * reach, rim - 0.2 * reach] as const;

/** The ways a lid can open. Each function takes the height of the rim. */
export const lids = {
  hatch: (h) => {
    const [x, z] = back(0.74, h);
    return [
      {
        points: [
          [0, 0, h],
          [0, 1, h],
          [x, 1, z],
          [x, 0, z],
        ],
        inFront: false,
      },
    ];
  },
  wings: (h) => {
    const [out, z] = back(1, h);
    return [
      {
        points: [
          [0, 0, h],
          [0, 1, h],
          [out, 1, z],
        ],
        inFront: false,
      },
      {
        points: [
          [0, 0, h],
          [1, 0, h],
          [1, out, z],
        ],
        inFront: false,
      },
    ];
  },
  doors: (h) => {
    const [out, z] = back(0.56, h);
    const [over, low] = front(0.46, h);
    return [
      {
        points: [
          [0, 0, h],
          [0, 1, h],
          [out, 1, z],
          [out, 0, z],
        ],
        inFront: false,
      },
      {
        points: [
          [1, 0, h],
          [1, 1, h],
          [over, 1, low],
          [over, 0, low],
        ],
        inFront: true,
      },
    ];
  },
  flaps: (h) => {
    const [out, z] = back(0.5, h);
    const [over, low] = front(0.42, h);
    return [
      {
        points: [
          [0, 0, h],
          [0, 1, h],
          [out, 1, z],
          [out, 0, z],
        ],
        inFront: false,
      },
      {
        points: [
          [0, 0, h],
          [1, 0, h],
          [1, out, z],
          [0, out, z],
        ],
        inFront: false,
      },
      {
        points: [
          [0, 1, h],
          [1, 1, h],
          [1, over, low],
          [0, over, low],
        ],
        inFront: true,
      },
      {
        points: [
          [1, 0, h],
          [1, 1, h],
          [over, 1, low],
          [over, 0, low],
        ],
        inFront: true,
      },
    ];
  },
} satisfies Record<string, (rim: number) => readonly Leaf[]>;

export type LidName = keyof typeof lids;

type Corner = readonly [x: number, y: number];

/** The leaves of each lid when it is closed: their corners on the rim, beginning at the hinge. */
export const closedLids: Record<LidName, readonly (readonly Corner[])[]> = {
  hatch: [
    [
      [0, 0],
      [0, 1],
      [1, 1],
      [1, 0],
    ],
  ],
  wings: [
    [
      [0, 0],
      [0, 1],
      [1, 1],
    ],
    [
      [0, 0],
      [1, 0],
      [1, 1],
    ],
  ],
  doors: [
    [
      [0, 0],
      [0, 1],
      [0.55, 1],
      [0.55, 0],
    ],
    [
      [1, 0],
      [1, 1],
      [0.55, 1],
      [0.55, 0],
    ],
  ],
  flaps: [
    [
      [0, 0],
      [0, 1],
      [0.5, 0.5],
    ],
    [
      [0, 0],
      [1, 0],
      [0.5, 0.5],
    ],
    [
      [0, 1],
      [1, 1],
      [0.5, 0.5],
    ],
    [
      [1, 0],
      [1, 1],
      [0.5, 0.5],
    ],
  ],
};
