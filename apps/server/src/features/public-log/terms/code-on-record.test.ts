import { createHash } from "node:crypto";
import { codeManifestText, integrityOf } from "@trove/fairness/log";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { stockBox } from "../../../../test/catalogue/stock.ts";
import { readTermsLog } from "../../../../test/public-log/reader.ts";
import { openShop, type Shop } from "../../../../test/shop/shop.ts";

/** The manifest of a build whose release consists of one hex digit. */
function manifestOf(digit: string): string {
  return codeManifestText({
    release: digit.repeat(16),
    "integrity-policy": "blocked-destinations=(script)",
    exempt: [],
    inline: [],
    hashes: { "/assets/app.js": integrityOf(`build ${digit}`) },
  });
}

const hashOf = (manifest: string) => createHash("sha256").update(manifest).digest("hex");

describe("the code on record", () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop();
    await stockBox(shop);
    await shop.app.publicLog.recordCode(manifestOf("a"));
  });
  afterAll(() => shop.close());

  const recorded = async () =>
    (await readTermsLog(shop)).flatMap((leaf) => (leaf.kind === "client" ? [leaf.release.charAt(0)] : []));

  it("has a leaf that names release and manifest, before the terms of the logs and the whole schedule", async () => {
    const leaves = await readTermsLog(shop);
    const place = leaves.findIndex(({ kind }) => kind === "client");
    expect(leaves[place]).toEqual({ kind: "client", release: "a".repeat(16), manifest: hashOf(manifestOf("a")) });
    expect(leaves.slice(place + 1).map(({ kind }) => kind)).toEqual(["logs", "terms"]);
  });

  it("can be read by its hash, by pages of every site", async () => {
    const response = await shop.app.http.inject({ url: `/log/terms/clients/${hashOf(manifestOf("a"))}` });
    expect(response.body).toBe(manifestOf("a"));
    expect(response.headers).toMatchObject({
      "access-control-allow-origin": "*",
      "cache-control": "public, max-age=31536000, immutable",
    });
    for (const path of [`terms/clients/${hashOf("x")}`, `records/clients/${hashOf(manifestOf("a"))}`])
      expect((await shop.app.http.inject({ url: `/log/${path}` })).statusCode).toBe(404);
  });

  it("gets a leaf at a start only if it is not one of the last two", async () => {
    await shop.app.publicLog.recordCode(manifestOf("a"));
    expect(await recorded()).toEqual(["a"]);
    await shop.app.publicLog.recordCode(manifestOf("b"));
    await shop.app.publicLog.recordCode(manifestOf("a"));
    expect(await recorded()).toEqual(["a", "b"]);
    await shop.app.publicLog.recordCode(manifestOf("c"));
    await shop.app.publicLog.recordCode(manifestOf("a"));
    expect(await recorded()).toEqual(["a", "b", "c", "a"]);
  });

  it("is not recorded again by a later publication, so that processes of several releases don't take turns", async () => {
    const before = await recorded();
    await shop.app.publicLog.recordCode(manifestOf("d"));
    await shop.app.publicLog.recordCode(manifestOf("e"));
    await shop.app.publicLog.recordCode(manifestOf("f"));
    await shop.app.publicLog.terms.publish();
    expect(await recorded()).toEqual([...before, "d", "e", "f"]);
  });

  it("refuses a text that is no manifest", async () => {
    await expect(shop.app.publicLog.recordCode("{}")).rejects.toThrow(SyntaxError);
  });
});
