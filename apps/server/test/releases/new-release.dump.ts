import { randomUUID } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { brotliCompressSync, constants } from "node:zlib";
import { inject, it } from "vitest";
import { ensureDatabase, urlFor } from "../../src/database/roles.ts";
import { OWNER } from "../postgres-setup.ts";
import { openListeningShop } from "../shop/listening-shop.ts";
import { recordRows, recordTables } from "./record-release.ts";
import { fillShop } from "./small-shop.ts";

const pack = (text: string) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS } });

it("writes the database of the release that RELEASE names", async () => {
  const version = process.env["RELEASE"] ?? "";
  const adminUrl = inject("adminUrl");
  const name = `release_${randomUUID().replaceAll("-", "")}`;
  await ensureDatabase(adminUrl, name, OWNER.name);
  const tables = await recordTables(urlFor(adminUrl, OWNER, name));
  const shop = await openListeningShop();
  await fillShop(shop);
  const rows = await recordRows(shop.ownerUrl);
  await shop.close();
  const write = (kind: string, text: string) =>
    writeFile(new URL(`dumps/${version}-${kind}.sql.br`, import.meta.url), pack(text));
  await Promise.all([write("tables", tables), write("rows", rows)]);
});
