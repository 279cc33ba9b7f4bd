import { gzipSync } from "node:zlib";
import { sql } from "kysely";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { pngOf } from "../../../../test/catalogue/pictures.ts";
import { runJob } from "../../../../test/payments/till.ts";
import { makeAdmin, signUp, type TestPerson } from "../../../../test/people/people.ts";
import {
  begin,
  decide,
  declare,
  finish,
  handIn,
  sendPicture,
  withdraw,
} from "../../../../test/protection/identity-desk.ts";
import { setMarkets } from "../../../../test/protection/markets.ts";
import { openShop, type Shop } from "../../../../test/shop/shop.ts";

const DAY_MS = 86_400_000;

let shop: Shop;
let owner: TestPerson;
beforeAll(async () => {
  shop = await openShop();
  owner = await makeAdmin(shop);
  await setMarkets(shop, { NL: { ageCheck: "Verified" } });
});
afterAll(() => shop.close());

const stateOf = async (person: TestPerson) => (await shop.call("getIdentity", {}, person)).body.state;
const keptPictures = async () => {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from identity_pictures`.execute(
    shop.owner.connection,
  );
  return rows[0]?.count;
};

/** Runs an act at a later time, and sets the clock back. */
async function inDays<Result>(days: number, act: () => Promise<Result>): Promise<Result> {
  const { now } = shop.clock;
  shop.clock.now = new Date(now.getTime() + days * DAY_MS);
  try {
    return await act();
  } finally {
    shop.clock.now = now;
  }
}

describe("pictures of a document", () => {
  it("pictures are kept encrypted, without what their files say, and no byte of them is left after the decision", async () => {
    const mara = await signUp(shop);
    await handIn(shop, mara);
    const rows = await shop.owner.connection
      .selectFrom("identityPictures")
      .select(["picture", "sealed"])
      .where("userId", "=", mara.userId)
      .execute();
    expect(rows.map(({ picture }) => picture).toSorted()).toEqual(["Document", "Face"]);
    for (const { sealed } of rows) {
      expect(
        await sharp(sealed)
          .metadata()
          .catch(() => "unreadable"),
      ).toBe("unreadable");
      expect(sealed.includes("Camera of Ida")).toBe(false);
    }
    const params = { id: mara.userId, picture: "Document" as const };
    const seen = await shop.app.http.inject({
      url: `/api/admin/users/${params.id}/identity-check/${params.picture}`,
      headers: { authorization: `Bearer ${owner.token}` },
    });
    expect([seen.statusCode, seen.headers["content-type"], seen.headers["cache-control"]]).toEqual([
      200,
      "image/webp",
      "no-store",
    ]);
    const { format, width, height, exif } = await sharp(seen.rawPayload).metadata();
    expect([format, width, height, exif]).toEqual(["webp", 200, 320, undefined]);
    const before = await shop.owner.connection.selectFrom("storedFiles").select("name").execute();
    await decide(shop, owner, mara);
    const left = await shop.owner.connection
      .selectFrom("identityPictures")
      .select("picture")
      .where("userId", "=", mara.userId)
      .execute();
    expect([left, await shop.owner.connection.selectFrom("storedFiles").select("name").execute()]).toEqual([
      [],
      before,
    ]);
    expect((await shop.call("viewIdentityPicture", { params }, owner)).status).toBe(404);
  });

  it("pictures that nobody decides about, and those of a check that was not handed in, are deleted by age", async () => {
    const [waiting, begun] = [await signUp(shop), await signUp(shop)];
    await handIn(shop, waiting);
    await declare(shop, begun);
    await begin(shop, begun);
    await sendPicture(shop, begun, "Document");
    await runJob(shop, "lapse-identity-checks");
    expect(await stateOf(waiting)).toBe("Pending");
    await inDays(2, () => runJob(shop, "lapse-identity-checks"));
    expect([await stateOf(waiting), (await shop.call("getIdentity", {}, begun)).body.pictures]).toEqual([
      "Pending",
      [],
    ]);
    await inDays(31, () => runJob(shop, "lapse-identity-checks"));
    expect([await stateOf(waiting), await keptPictures()]).toEqual(["Declared", 0]);
    const { items } = (await shop.call("listNotifications", { query: {} }, waiting)).body;
    expect(items).toMatchObject([{ kind: "identityDecided", params: { state: "Declared" } }]);
  });

  it("pictures are deleted when their person takes them back, and others are asked for", async () => {
    const mara = await signUp(shop);
    await handIn(shop, mara);
    const params = { id: mara.userId, picture: "Face" as const };
    expect((await withdraw(shop, mara)).body).toMatchObject({ state: "Declared", pictures: [] });
    expect((await shop.call("viewIdentityPicture", { params }, owner)).status).toBe(404);
    expect((await decide(shop, owner, mara)).body).toMatchObject({ code: "STATUS_CONFLICT" });
    expect((await begin(shop, mara)).body.pictures).not.toEqual([]);
  });

  it("pictures of one person arrive three at a time, and each that ends makes room", async () => {
    const mara = await signUp(shop);
    await declare(shop, mara);
    await begin(shop, mara);
    const sent = await Promise.all([1, 2, 3, 4, 5].map(() => sendPicture(shop, mara, "Face")));
    const statuses = sent.map(({ status }) => status);
    expect([statuses.includes(503), statuses.includes(200)]).toEqual([true, true]);
    expect((await sendPicture(shop, mara, "Face")).status).toBe(200);
  });

  it("pictures must be pictures: others, broken and huge ones are refused, and what hides behind one is left out", async () => {
    const mara = await signUp(shop);
    await declare(shop, mara);
    expect((await sendPicture(shop, mara, "Document")).text).toContain("STATUS_CONFLICT");
    await begin(shop, mara);
    const png = await pngOf({ width: 60, height: 40 });
    const statusOf = async (bytes: Buffer, mediaType = "image/png") =>
      (await sendPicture(shop, mara, "Document", { bytes, mediaType })).status;
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>');
    expect(await statusOf(svg, "image/svg+xml")).toBe(415);
    expect(await statusOf(svg)).toBe(400);
    expect(await statusOf(png.subarray(0, 60))).toBe(400);
    expect(await statusOf(await pngOf({ width: 6000, height: 6000 }))).toBe(400);
    expect(await statusOf(Buffer.alloc(8 * 1024 * 1024 + 1))).toBe(413);
    expect((await sendPicture(shop, mara, "Passport", { bytes: png })).status).toBe(400);
    const polyglot = Buffer.concat([
      png,
      gzipSync("<script>alert(1)</script>"),
      Buffer.from("<script>alert(1)</script>"),
    ]);
    expect(await statusOf(polyglot)).toBe(200);
    await sendPicture(shop, mara, "Face");
    await finish(shop, mara);
    const shown = await shop.app.http.inject({
      url: `/api/admin/users/${mara.userId}/identity-check/Document`,
      headers: { authorization: `Bearer ${owner.token}` },
    });
    expect([shown.statusCode, shown.rawPayload.includes("script")]).toEqual([200, false]);
  });

  it("pictures are bounded in number, and checks too", async () => {
    const mara = await signUp(shop);
    await declare(shop, mara);
    await begin(shop, mara);
    expect((await finish(shop, mara)).body).toMatchObject({ code: "VALIDATION_FAILED" });
    await sql`update identity_checks set uploads = 20 where user_id = ${mara.userId}`.execute(shop.owner.connection);
    expect((await sendPicture(shop, mara, "Face")).text).toContain("TOO_SOON");
    for (const day of [1, 2, 3, 4]) {
      await declare(shop, mara, `199${day}-01-01`);
      await sql`update protection_states set birth_date_changes = 0 where user_id = ${mara.userId}`.execute(
        shop.owner.connection,
      );
      expect((await begin(shop, mara)).status).toBe(200);
    }
    await declare(shop, mara, "1995-01-01");
    expect((await begin(shop, mara)).body).toMatchObject({ code: "TOO_SOON" });
  });
});
