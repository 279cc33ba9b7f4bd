import { readFileSync } from "node:fs";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, test } from "vitest";
import routes from "./routes.ts";

const filesOf = ({ file, children = [] }: RouteConfigEntry): string[] => [file, ...children.flatMap(filesOf)];

test("route modules declare what the router looks for: it hands loaderData and error to declarations only", () => {
  const files = new Set(["root.tsx", ...routes.flatMap(filesOf)]);
  const forwarding = [...files].filter((file) =>
    /^export (\{|\*)/m.test(readFileSync(new URL(file, import.meta.url), "utf8")),
  );
  expect(files.size).toBeGreaterThan(25);
  expect(forwarding).toEqual([]);
});
