import fc from "fast-check";
import { expect, test } from "vitest";
import { parseTilePath, tilePath } from "./tile-path.ts";

test("paths are those of the specification", () => {
  expect(tilePath({ level: 4, index: 1_234_067, width: 256 })).toBe("tile/4/x001/x234/067");
  expect(tilePath({ level: 0, index: 0, width: 1 })).toBe("tile/0/000.p/1");
  expect(tilePath({ level: "entries", index: 273, width: 112 })).toBe("tile/entries/273.p/112");
  expect(tilePath({ level: "entries", index: 1000, width: 256 })).toBe("tile/entries/x001/000");
});

test("paths come back", () => {
  const anyPath = fc.record({
    level: fc.oneof(fc.constant("entries" as const), fc.integer({ min: 0, max: 63 })),
    index: fc.maxSafeNat(),
    width: fc.integer({ min: 1, max: 256 }),
  });
  fc.assert(
    fc.property(anyPath, (path) => {
      expect(parseTilePath(tilePath(path))).toEqual(path);
    }),
  );
});

test("nothing else is a path", () => {
  const others = [
    "",
    "checkpoint",
    "tile/0/000.p/0",
    "tile/0/000.p/256",
    "tile/0/000.p/01",
    "tile/0/000.p/-1",
    "tile/0/000.p/",
    "tile/0/000.p",
    "tile/64/000",
    "tile/00/000",
    "tile/-1/000",
    "tile/data/000",
    "tile/0/0",
    "tile/0/0000",
    "tile/0/x000/001",
    "tile/0/001/000",
    "tile/0/x001",
    "tile/0/x009/x007/x199/x254/x740/992",
    `tile/0/${"x999/".repeat(1000)}999`,
    "tile/0/000\n",
    "/tile/0/000",
    "tile/0/000/",
    "tile/0/../000",
    "tile/0/٠٠٠",
    "tile/8/0/000",
  ];
  for (const path of others) expect(parseTilePath(path), path).toBeUndefined();
  expect(parseTilePath("tile/0/x009/x007/x199/x254/x740/991")?.index).toBe(Number.MAX_SAFE_INTEGER);
});
