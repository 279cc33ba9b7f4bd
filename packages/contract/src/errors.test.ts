import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { errors } from "./errors.ts";

it("documents every error with its status and title, and no other", () => {
  const text = readFileSync(new URL("../../../docs/errors.md", import.meta.url), "utf8");
  const rows = [...text.matchAll(/^\| ([A-Z_]+) \| (\d{3}) \| (.+?) \| .+ \|$/gm)];
  const documented = Object.fromEntries(
    rows.map(([, code, status, title]) => [code, { status: Number(status), title }]),
  );
  expect(documented).toEqual(errors);
});
