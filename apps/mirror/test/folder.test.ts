import { createHash } from "node:crypto";
import { once } from "node:events";
import { chmod, mkdir, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { findFreePort } from "../../server/test/shop/free-port.ts";
import { openMirror } from "../src/open-mirror.ts";
import { LogServer } from "./log-server.ts";
import { kill, startMirror, untilOpen } from "./mirror-process.ts";
import { hashOf, newFolder, openedMirror, settingsFor } from "./opened-mirror.ts";

let shop: LogServer;
let folder: string;
let remove: () => Promise<void>;
beforeEach(async () => {
  shop = await LogServer.start();
  ({ folder, remove } = await newFolder());
});
afterEach(async () => {
  await shop.close();
  await remove();
});

it("a second process on one folder does not start, and a crashed one leaves no lock", async () => {
  const first = startMirror(shop, folder);
  await untilOpen(first);
  await expect(openMirror(settingsFor(shop, folder))).rejects.toThrow(/^Another process uses /u);
  const second = startMirror(shop, folder);
  let said = "";
  second.stderr.on("data", (chunk) => (said += String(chunk)));
  expect((await once(second, "exit"))[0]).toBe(1);
  expect(said).toContain("Another process uses");
  await kill(first);
  await (await openedMirror(shop, folder)).close();
});

it("the command builds the verifier, and serves it at / with the settings of its shop and its own policy", async () => {
  const port = await findFreePort();
  const child = startMirror(shop, folder, port);
  await untilOpen(child);
  const get = (path: string) => fetch(`http://127.0.0.1:${port}/${path}`);
  const [page, script, settings] = [await get(""), await get("verifier.js"), await get("shop.json")];
  expect(page.headers.get("content-security-policy")).toContain("default-src 'none'; script-src 'self'");
  expect(await page.text()).toContain('<script defer src="verifier.js">');
  const manifest: Record<string, string> = JSON.parse(await (await get("manifest.json")).text());
  expect(manifest["/verifier.js"]).toBe(
    createHash("sha256")
      .update(await script.text())
      .digest("hex"),
  );
  expect(await settings.json()).toMatchObject({
    shop: shop.url,
    terms: shop.key("terms"),
    records: shop.key("records"),
  });
  await kill(child);
});

it("keys are made once, for the owner alone", async () => {
  const first = await openedMirror(shop, folder);
  await first.close();
  expect((await stat(join(folder, "secret"))).mode & 0o777).toBe(0o600);
  const again = await openedMirror(shop, folder);
  expect(again.keys).toStrictEqual(first.keys);
  expect(first.keys.witness.split("+")[2]).not.toBe(first.keys.mirror.split("+")[2]);
  await again.close();
  await chmod(join(folder, "secret"), 0o640);
  await expect(openMirror(settingsFor(shop, folder))).rejects.toThrow(/mode 600/u);
});

it("a folder that has lost what the witness signed does not start", async () => {
  await (await openedMirror(shop, folder)).close();
  await rm(join(folder, "witness", hashOf(shop.key("terms"))));
  await expect(openMirror(settingsFor(shop, folder))).rejects.toThrow(/Begin a new folder/u);
});

it("a reveal that a crash has left half written does not stay", async () => {
  await mkdir(join(folder, "silences"));
  await writeFile(join(folder, "silences", `${"ab".repeat(32)}.new`), "entropy");
  await (await openedMirror(shop, folder)).close();
  expect(await readdir(join(folder, "silences"))).toStrictEqual([]);
});

it("a damaged copy does not start", async () => {
  await shop.publish("records", [Uint8Array.of(1), Uint8Array.of(2)]);
  await (await openedMirror(shop, folder)).close();
  const path = join(folder, "logs", hashOf(shop.key("records")), "tile/entries/000.p/2");
  const bytes = await readFile(path);
  await writeFile(path, bytes.with(2, 9));
  await expect(openMirror(settingsFor(shop, folder))).rejects.toMatchObject({ kind: "mismatch" });
});
