import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { keepFiles } from "./kept-files.ts";

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "kept-files-"));
  await writeFile(join(folder, "page.css"), "a { color: red }");
});
afterEach(() => rm(folder, { recursive: true }));

const keep = () => keepFiles(folder, "/assets/", () => ({}));

test("a file that was served once is served from memory after it has been deleted", async () => {
  const files = await keep();
  const served = await files.read("/assets/page.css", "identity", {});
  expect(served?.bytes.toString()).toBe("a { color: red }");
  await rm(join(folder, "page.css"));
  expect(files.find({ url: "/assets/page.css" } as IncomingMessage, "identity")?.bytes).toEqual(served?.bytes);
});

test("a file that was deleted before the first request is not found", async () => {
  const files = await keep();
  await rm(join(folder, "page.css"));
  expect(await files.read("/assets/page.css", "identity", {})).toBeUndefined();
});

test("a file that can't be read is an error", async () => {
  const files = await keep();
  await rm(join(folder, "page.css"));
  await mkdir(join(folder, "page.css"));
  await expect(files.read("/assets/page.css", "identity", {})).rejects.toThrow("EISDIR");
});
