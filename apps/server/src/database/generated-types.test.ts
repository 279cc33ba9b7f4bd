import { readFile } from "node:fs/promises";
import { expect, inject, it } from "vitest";
import { generatedFiles } from "../../../../tools/database-types/generated-files.ts";
import { APP, OWNER, TEMPLATE } from "../../test/postgres-setup.ts";
import { urlFor } from "./roles.ts";

const root = new URL("../../../../", import.meta.url);

it("describe the migrated database: `npm run generate` writes them anew", async () => {
  const files = await generatedFiles(urlFor(inject("adminUrl"), OWNER, TEMPLATE), APP.name);
  expect(files).not.toEqual([]);
  for (const { path, text } of files) expect(await readFile(new URL(path, root), "utf8")).toBe(text);
});
