import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { isAbove, withRelease } from "./changelog.ts";
import { dumpsToDrop } from "./kept-releases.ts";
import { lockOf, manifestOf } from "./versions.ts";

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");

describe("a changelog", () => {
  const before = "# Changelog\n\n## [Unreleased]\n\n### Added\n\n- A thing.\n\n## [1.9.0] - 2026-01-01\n\n- Older.\n";

  it("has what was unreleased under the version and its day, and begins the next", () => {
    expect(withRelease(before, "1.10.0", "2026-02-03")).toBe(
      "# Changelog\n\n## [Unreleased]\n\n## [1.10.0] - 2026-02-03\n\n### Added\n\n- A thing.\n\n" +
        "## [1.9.0] - 2026-01-01\n\n- Older.\n",
    );
  });

  it("is refused without a change, for a version that is not above the last, and for what is no version", () => {
    const released = withRelease(before, "1.10.0", "2026-02-03");
    expect(() => withRelease(released, "1.11.0", "2026-02-04")).toThrow("has nothing that is unreleased");
    expect(() => withRelease(before, "1.9.0", "2026-02-03")).toThrow("1.9.0 is not above 1.9.0");
    expect(() => withRelease(before, "1.8.9", "2026-02-03")).toThrow("1.8.9 is not above 1.9.0");
    expect(() => withRelease(before, "v2", "2026-02-03")).toThrow('"v2" is not a version such as 1.3.0');
    expect(() => withRelease("# Changelog\n", "2.0.0", "2026-02-03")).toThrow("needs one line");
  });

  it("the last release in CHANGELOG.md is the version of all packages", () => {
    const [, last = ""] = /\n## \[(\d+\.\d+\.\d+)\]/.exec(read("CHANGELOG.md")) ?? [];
    const lock = read("package-lock.json");
    expect(lockOf(lock, last)).toBe(lock);
    for (const path of Object.keys(JSON.parse(lock).packages as object)) {
      if (path.includes("node_modules/")) continue;
      const manifest = read(`${path}/package.json`);
      expect(manifestOf(manifest, last), path).toBe(manifest);
    }
    expect(isAbove(last, "1.1.0")).toBe(true);
  });
});

it("the databases of the last three releases are kept, by their numbers", () => {
  const dumps = [
    "1.10.0-rows.sql.br",
    "1.10.0-tables.sql.br",
    "1.2.0-rows.sql.br",
    "1.8.0-rows.sql.br",
    "1.9.0-rows.sql.br",
  ];
  expect(dumpsToDrop(dumps)).toEqual(["1.2.0-rows.sql.br"]);
  expect(dumpsToDrop(dumps.slice(0, 4))).toEqual([]);
});
