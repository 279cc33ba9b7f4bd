import { randomUUID } from "node:crypto";
import { gzipSync } from "node:zlib";
import { IDENTITY_TRANSITIONS, type IdentityState, type Market } from "@trove/contract";
import { fromEuros } from "@trove/money";
import fc from "fast-check";
import { sql } from "kysely";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { pngOf } from "../../../../test/catalogue/pictures.ts";
import { stockBox, type TestBox } from "../../../../test/catalogue/stock.ts";
import { browserOf, requestOffer } from "../../../../test/openings/browser.ts";
import { addAddress, runJob, topUp } from "../../../../test/payments/till.ts";
import { credit, makeAdmin, signUp, type TestPerson } from "../../../../test/people/people.ts";
import {
  begin,
  bornOf,
  decide,
  declare,
  finish,
  handIn,
  sendPicture,
} from "../../../../test/protection/identity-desk.ts";
import { setMarkets } from "../../../../test/protection/markets.ts";
import { openListeningShop } from "../../../../test/shop/listening-shop.ts";
import { openShop, type Shop } from "../../../../test/shop/shop.ts";

const DAY_MS = 86_400_000;

let shop: Shop;
let box: TestBox;
let owner: TestPerson;
beforeAll(async () => {
  shop = await openListeningShop();
  box = await stockBox(shop);
  owner = await makeAdmin(shop);
});
afterAll(() => shop.close());

async function customer(): Promise<TestPerson & { addressId: string }> {
  const person = await signUp(shop);
  await credit(shop, person, fromEuros(500));
  return { ...person, addressId: await addAddress(shop, person, "DE") };
}

const offer = async (person: TestPerson) => requestOffer(shop, person, box, await browserOf(shop, person));
const refusalOf = ({ status, text }: { status: number; text: string }) => {
  const { code, params } = status < 300 ? { code: "accepted", params: null } : JSON.parse(text);
  return [code, params?.state];
};
const stateOf = async (person: TestPerson): Promise<IdentityState> =>
  (await shop.call("getIdentity", {}, person)).body.state;
const market = (changed: Partial<Market>) => setMarkets(shop, { DE: changed });
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

describe("an identity", () => {
  it("an identity is verified before a top-up or an opening where the market asks for it", async () => {
    await market({ ageCheck: "Verified" });
    const mara = await customer();
    const both = async () => [
      refusalOf(await offer(mara)),
      refusalOf(await topUp(shop, mara, { addressId: mara.addressId })),
    ];
    const required = (state: IdentityState) => [
      ["IDENTITY_REQUIRED", state],
      ["IDENTITY_REQUIRED", state],
    ];
    expect(await both()).toEqual(required("None"));
    await declare(shop, mara);
    expect(await both()).toEqual(required("Declared"));
    await handIn(shop, mara);
    expect(await both()).toEqual(required("Pending"));
    await decide(shop, owner, mara, { result: "Refused", refusal: "Unreadable" });
    expect(await both()).toEqual(required("Refused"));
    await handIn(shop, mara);
    const decided = await decide(shop, owner, mara);
    expect(decided.body).toMatchObject({ state: "Verified", untilUtc: "2031-03-31T23:59:59.999Z", pictures: [] });
    expect(await both()).toEqual([
      ["accepted", undefined],
      ["accepted", undefined],
    ]);
    await market({ ageCheck: "Declared" });
    const noor = await customer();
    await handIn(shop, noor);
    expect(refusalOf(await offer(noor))).toEqual(["accepted", undefined]);
  });

  it("an identity that is verified is void once the birth date or the name changes", async () => {
    const mara = await signUp(shop);
    const born = bornOf(mara);
    const verify = async (birthDate = born) => {
      await declare(shop, mara, birthDate);
      await begin(shop, mara);
      for (const picture of ["Document", "Face"]) await sendPicture(shop, mara, picture);
      await finish(shop, mara);
      await decide(shop, owner, mara, { birthDate });
      expect(await stateOf(mara)).toBe("Verified");
    };
    await verify();
    const names = { firstName: "Mara", lastName: "Lind" };
    const profile = { ...names, phoneNumber: "+31612345678" };
    await shop.call("updateProfile", { body: profile }, mara);
    expect(await stateOf(mara)).toBe("Verified");
    await shop.call("updateProfile", { body: { ...profile, lastName: "Other" } }, mara);
    expect(await stateOf(mara)).toBe("Declared");
    await verify();
    await declare(shop, mara, "1991-01-01");
    expect(await stateOf(mara)).toBe("Declared");
    await verify("1991-01-01");
    const correction = { birthDate: born, residence: "NL", reason: "Showed a passport" };
    const params = { id: mara.userId };
    await shop.call("correctPersonIdentity", { params, body: correction }, { ...owner, key: randomUUID() });
    expect(await stateOf(mara)).toBe("Declared");
  });

  it("an identity is verified until its day, and its person then has to prove it again", async () => {
    const mara = await signUp(shop);
    await handIn(shop, mara);
    const until = new Date(shop.clock.now.getTime() + 3 * DAY_MS).toISOString().slice(0, 10);
    await decide(shop, owner, mara, { until });
    expect((await begin(shop, mara)).body).toMatchObject({ code: "STATUS_CONFLICT" });
    const { body } = await shop.call("getPersonIdentity", { params: { id: mara.userId } }, owner);
    expect(body.untilUtc).toBe(`${until}T23:59:59.999Z`);
    await sql`update identity_checks set until = now() - interval '1 day' where user_id = ${mara.userId}`.execute(
      shop.owner.connection,
    );
    expect(await stateOf(mara)).toBe("Declared");
    expect((await begin(shop, mara)).status).toBe(200);
  });

  it("an identity moves only as the table of its states says, whatever is tried in whatever order", async () => {
    const acts = {
      declare: (person: TestPerson) => declare(shop, person),
      correct: (person: TestPerson) => declare(shop, person, "1988-08-08"),
      begin: (person: TestPerson) => begin(shop, person),
      picture: (person: TestPerson) => sendPicture(shop, person, "Document"),
      face: (person: TestPerson) => sendPicture(shop, person, "Face"),
      finish: (person: TestPerson) => finish(shop, person),
      verify: (person: TestPerson) => decide(shop, owner, person),
      refuse: (person: TestPerson) => decide(shop, owner, person, { result: "Refused", refusal: "FaceDiffers" }),
    };
    const names = Object.keys(acts) as (keyof typeof acts)[];
    const beginning = fc.constant(["declare", "begin", "picture", "face", "finish"] as (keyof typeof acts)[]);
    const tried = fc.tuple(beginning, fc.array(fc.constantFrom(...names), { maxLength: 8 }));
    await fc.assert(
      fc.asyncProperty(tried, async ([first, more]) => {
        const person = await signUp(shop);
        let state: IdentityState = "None";
        for (const name of [...first, ...more]) {
          const { status } = await acts[name](person);
          const next = await stateOf(person);
          expect(status).toBeLessThan(500);
          if (next !== state)
            expect([name, IDENTITY_TRANSITIONS[state]]).toEqual([name, expect.arrayContaining([next])]);
          state = next;
        }
      }),
      { numRuns: Math.ceil(inject("size").schedules / 4) },
    );
  });
});

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

it("a shop that only believes people can't verify them, and refuses markets that ask for it", async () => {
  const other = await openShop({ IDENTITY_CHECK: "declared" });
  const mara = await signUp(other);
  await declare(other, mara);
  expect((await begin(other, mara)).body).toMatchObject({ code: "STATUS_CONFLICT" });
  expect((await other.call("getIdentity", {}, mara)).body).toMatchObject({ state: "Declared", isOffered: false });
  await expect(setMarkets(other, { DE: { ageCheck: "Verified" } })).rejects.toThrow("IDENTITY_CHECK");
  await other.close();
});
