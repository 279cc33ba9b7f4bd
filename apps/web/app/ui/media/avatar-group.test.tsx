import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { AvatarGroup } from "./avatar-group.tsx";

const circles = (...names: string[]) =>
  [...renderToString(<AvatarGroup names={names} />).matchAll(/<span>([^<]+)<\/span>/g)].map(([, text]) => text);

test("a group of people shows at most four circles", { tags: ["S9-17"] }, () => {
  expect(circles("ida")).toEqual(["I"]);
  expect(circles("ida", "jonas", "mara", "noor")).toEqual(["I", "J", "M", "N"]);
  expect(circles("ida", "jonas", "mara", "noor", "sven", "wim")).toEqual(["I", "J", "M", "+3"]);
});
