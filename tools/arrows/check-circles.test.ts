import { expect, test } from "vitest";
import { checkCircles } from "./check-circles.ts";
import { readScript } from "./read-script.ts";

const script = (name: string, text: string) => readScript({ path: `apps/server/src/features/items/${name}`, text });
const textsOf = (...scripts: Parameters<typeof checkCircles>[0]) => checkCircles(scripts).map(({ text }) => text);

test("files that import each other are reported once, imports of types included", () => {
  const circle = [
    script("list.ts", `import { row } from "./row.ts";`),
    script("row.ts", `import type { Cell } from "./cell.ts";`),
    script("cell.ts", `import type { List } from "./list.ts";`),
    script("page.ts", `import { list } from "./list.ts";`),
  ];
  const folder = "apps/server/src/features/items";
  expect(textsOf(...circle)).toEqual([
    `these files import each other: ${folder}/cell.ts, ${folder}/list.ts, ${folder}/row.ts`,
  ]);
});

test("files that several others import are no circle", () => {
  const tree = [
    script("list.ts", `import { row } from "./row.ts"; import { cell } from "./cell.ts";`),
    script("row.ts", `import { cell } from "./cell.ts";`),
    script("cell.ts", ""),
    script("cell.test.ts", `import { cell } from "./cell.ts";`),
  ];
  expect(textsOf(...tree)).toEqual([]);
});
