import { randomUUID } from "node:crypto";
import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { deflateSync } from "node:zlib";
import { PICTURE_MAX_BYTES, pictureSizes } from "@trove/contract";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { photo, pngOf, uploadPicture } from "../../../../test/catalogue/pictures.ts";
import { emptyShelves, tea } from "../../../../test/catalogue/shelf.ts";
import { runJob } from "../../../../test/payments/till.ts";
import { makeAdmin, type TestPerson } from "../../../../test/people/people.ts";
import { restartedWith } from "../../../../test/shop/restarted-shop.ts";
import { openShop, type Shop } from "../../../../test/shop/shop.ts";

let shop: Shop;
let admin: TestPerson;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "trove-pictures-"));
  shop = await openShop({ DATA_DIR: folder });
  admin = await makeAdmin(shop);
  await emptyShelves(shop);
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true });
});

const upload = (bytes: Buffer | string, mediaType?: string, key: ReturnType<typeof randomUUID> = randomUUID()) =>
  uploadPicture(shop, admin, bytes, mediaType, key);
const download = (url: string) => shop.app.http.inject({ url });
const stored = async () => {
  const files = shop.database.connection.selectFrom("storedFiles").select("name").orderBy("name");
  return (await files.execute()).map(({ name }) => name);
};

describe("an uploaded picture", () => {
  it("is served as WebP in several sizes, never larger than it was, for a year", async () => {
    const { status, body } = await upload(await pngOf({ width: 600, height: 400 }));
    expect([status, body]).toEqual([
      201,
      { url: expect.stringMatching(/^\/media\/.*-600.webp$/), width: 600, height: 400 },
    ]);
    const sizes = await Promise.all(
      pictureSizes(body.url).map(async ({ url }) => {
        const response = await download(url);
        expect(response.headers).toMatchObject({ "content-type": "image/webp" });
        expect(response.headers["cache-control"]).toContain("immutable");
        const { format, width, height } = await sharp(response.rawPayload).metadata();
        return [format, width, height];
      }),
    );
    expect(sizes).toEqual([
      ["webp", 128, 85],
      ["webp", 256, 171],
      ["webp", 512, 341],
      ["webp", 600, 400],
    ]);
    expect((await download(body.url.replace("-600", "-601"))).statusCode).toBe(404);
    expect((await download("/media/../secrets.json")).statusCode).toBe(404);
  });

  it("stands upright and says neither where nor with what it was taken", async () => {
    const taken = await photo({ width: 900, height: 300 });
    expect((await sharp(taken).metadata()).exif?.toString("latin1")).toContain("Camera of Ida");
    const { body } = await upload(taken, "image/jpeg");
    expect([body.width, body.height]).toEqual([300, 900]);
    const { rawPayload } = await download(body.url);
    const { exif, xmp, iptc, orientation } = await sharp(rawPayload).metadata();
    expect([exif, xmp, iptc, orientation]).toEqual([undefined, undefined, undefined, undefined]);
    expect(rawPayload.toString("latin1")).not.toMatch(/Exif|Ida|GPS/);
  });

  it("has one name however often it is uploaded, and one audit entry for each key", async () => {
    const bytes = await pngOf({ width: 200, height: 200 });
    const key = randomUUID();
    const [one, again, other] = [
      await upload(bytes, undefined, key),
      await upload(bytes, undefined, key),
      await upload(bytes),
    ];
    expect([again.body, other.body]).toEqual([one.body, one.body]);
    const { items } = (await shop.call("listAudit", { query: { pageSize: "100" } }, admin)).body;
    const entries = items.filter(
      ({ action, after }) => action === "uploadPicture" && one.body.url.includes(hashIn(after)),
    );
    expect(entries).toHaveLength(2);
    const reused = await upload(await pngOf({ width: 201, height: 200 }), undefined, key);
    expect(reused.body).toMatchObject({ code: "IDEMPOTENCY_REUSED" });
  });
});

const hashIn = (after: unknown) => (after as { hash: string }).hash;

/** A PNG of a few kilobytes whose header claims this width and height. */
function bomb(width: number, height: number): Buffer {
  const crcOf = (bytes: Buffer) => {
    let crc = ~0;
    for (const byte of bytes) {
      crc ^= byte;
      for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
    }
    return ~crc >>> 0;
  };
  const chunk = (type: string, content: Buffer) => {
    const [size, end, named] = [Buffer.alloc(4), Buffer.alloc(4), Buffer.concat([Buffer.from(type), content])];
    size.writeUInt32BE(content.length);
    end.writeUInt32BE(crcOf(named));
    return Buffer.concat([size, named, end]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const pixels = deflateSync(Buffer.alloc(1_000_000));
  const parts = [chunk("IHDR", header), chunk("IDAT", pixels), chunk("IEND", Buffer.alloc(0))];
  return Buffer.concat([Buffer.from("89504e470d0a1a0a", "hex"), ...parts]);
}

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><script>alert(1)</script></svg>';

describe("an upload of a picture", () => {
  it.each([
    ["an SVG with a script", svg, "image/svg+xml", 415],
    ["an SVG that says to be a PNG", svg, "image/png", 400],
    ["a text", "no picture at all", "image/jpeg", 400],
    ["a GIF that says to be a WebP", "GIF89a", "image/webp", 400],
    ["a bomb of 10 gigapixels", bomb(100_000, 100_000), "image/png", 400],
    ["half a picture", bomb(1000, 1000), "image/png", 400],
    ["more than 3 MB", Buffer.alloc(PICTURE_MAX_BYTES + 1), "image/png", 413],
  ])("is refused if it is %s", async (_what, bytes, mediaType, status) => {
    const before = await stored();
    const response = await upload(bytes, mediaType);
    expect([response.status, response.body.url]).toEqual([status, undefined]);
    if (status === 400) expect(response.body.errors).toHaveProperty("picture");
    expect(await stored()).toEqual(before);
  });

  it("is refused at 40 megapixels with a message that names the limit", async () => {
    const { body } = await upload(await pngOf({ width: 8000, height: 5000 }));
    expect(body.errors?.["picture"]).toEqual(["The picture has 40 megapixels. At most 24 can be read"]);
  });
});

describe("a picture that nothing uses", () => {
  it("is deleted a day after its upload; one that an item has used is kept, and a deleted one can't be used", async () => {
    const [used, unused] = [await pngOf({ width: 301, height: 300 }), await pngOf({ width: 302, height: 300 })];
    const [kept, gone] = [(await upload(used)).body.url, (await upload(unused)).body.url];
    const pot = {
      name: "Pot",
      description: "Pours.",
      galleryUrls: [],
      categoryId: tea,
      brand: "Nordlys",
      marketPrice: 10,
    };
    const create = (imageUrl: string) => {
      const body = { ...pot, slug: `pot-${randomUUID()}`, imageUrl, isSellable: true, isActive: true };
      return shop.call("createItem", { body }, admin);
    };
    expect((await create(kept)).status).toBe(201);
    shop.clock.now = new Date(shop.clock.now.getTime() + 25 * 3600 * 1000);
    await runJob(shop, "delete-unused-pictures");
    admin = await makeAdmin(shop);
    const names = (await stored()).join();
    expect([kept, gone].map((url) => names.includes(url.slice("/media/".length)))).toEqual([true, false]);
    const refused = await create(gone);
    expect([refused.status, refused.body]).toMatchObject([400, { errors: { imageUrl: [expect.any(String)] } }]);
    expect((await upload(unused)).body.url).toBe(gone);
    expect((await create(gone)).status).toBe(201);
  });
});

describe("a second process", () => {
  it("serves a picture that the first one has taken, from no folder of its own", async () => {
    const { url } = (await upload(await pngOf({ width: 303, height: 300 }))).body;
    const there = await restartedWith(shop, { DATA_DIR: join(folder, "elsewhere") }, (app) => app.http.inject({ url }));
    expect([there.statusCode, there.headers["content-type"]]).toEqual([200, "image/webp"]);
    expect(there.rawPayload.equals((await download(url)).rawPayload)).toBe(true);
  });

  it("gets the files that an earlier release has left in a folder, but none that nothing uses", async () => {
    const { url } = (await upload(await pngOf({ width: 304, height: 300 }))).body;
    const name = url.slice("/media/".length);
    const [file] = await shop.database.connection
      .deleteFrom("storedFiles")
      .where("name", "=", name)
      .returning("bytes")
      .execute();
    if (file === undefined) throw new Error("the picture was not stored");
    const left = join(folder, "pictures", name.slice(0, 2));
    await mkdir(left, { recursive: true });
    const unknown = `${"0".repeat(64)}-304.webp`;
    for (const each of [name, unknown]) await writeFile(join(left, each), file.bytes);
    expect((await download(url)).statusCode).toBe(404);
    await runJob(shop, "adopt-files");
    expect((await download(url)).rawPayload.equals(file.bytes)).toBe(true);
    expect(await stored()).not.toContain(unknown);
  });

  it("gets the other files of the folder when some are empty, too large or can't be read, and names those", async () => {
    const names: string[] = [];
    for (const width of [305, 306, 307, 308]) {
      const { url } = (await upload(await pngOf({ width, height: 300 }))).body;
      names.push(url.slice("/media/".length));
    }
    const [empty = "", large = "", unreadable = "", good = ""] = names;
    await shop.database.connection.deleteFrom("storedFiles").where("name", "in", names).execute();
    const left = join(folder, "pictures");
    await mkdir(left, { recursive: true });
    await writeFile(join(left, empty), "");
    await writeFile(join(left, large), Buffer.alloc(8 * 1024 * 1024 + 1));
    await symlink(left, join(left, unreadable));
    await writeFile(join(left, good), "a picture");
    const failed: unknown = await runJob(shop, "adopt-files").catch((error: unknown) => error);
    expect(await stored()).toContain(good);
    for (const each of [empty, large, unreadable]) expect(String(failed)).toContain(each);
    expect(String(failed)).not.toContain(good);
  });
});
