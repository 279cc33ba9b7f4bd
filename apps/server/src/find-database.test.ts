import { mkdir, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { EnvironmentError, readEnvironment } from "./environment.ts";
import { findExistingDatabase } from "./find-database.ts";

let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "trove-place-"));
});

afterEach(() => rm(dataDir, { recursive: true, force: true }));

const find = () => findExistingDatabase(readEnvironment({ DATA_DIR: dataDir }));

test("looking for a database to read reports that there is none, and creates none", async () => {
  const missing = `DATA_DIR: there is no database in ${join(dataDir, "postgres")}`;
  await expect(find()).rejects.toThrow(new EnvironmentError(missing));
  expect(await readdir(dataDir)).toEqual([]);
});

test("looking for a database to read reports that the passwords are missing, and creates none", async () => {
  await mkdir(join(dataDir, "postgres"));
  const missing = `DATA_DIR: ${join(dataDir, "database-passwords.json")} is missing, and nothing else opens the database`;
  await expect(find()).rejects.toThrow(new EnvironmentError(missing));
  expect(await readdir(dataDir, { recursive: true })).toEqual(["postgres"]);
});
