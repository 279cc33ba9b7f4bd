import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { later } from "./later.tsx";

test("a part that was loaded before is shown at once, and shows something else until then", async () => {
  const Part = later(async () => ({ default: () => <p>part</p> }), <p>meanwhile</p>);
  expect(renderToString(<Part />)).toContain("<p>meanwhile</p>");
  await Part.preload();
  expect(renderToString(<Part />)).toBe("<p>part</p>");
});
