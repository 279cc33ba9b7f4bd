import { randomUUID } from "node:crypto";
import { fromEuros } from "@trove/money";
import { afterAll, beforeAll, expect, it } from "vitest";
import { stockBox } from "../../../../test/catalogue/stock.ts";
import { browserOf, requestOffer } from "../../../../test/openings/browser.ts";
import { approve } from "../../../../test/operators/approve.ts";
import { runJob } from "../../../../test/payments/till.ts";
import { appointCustomer, credit, makeAdmin, signUp, type TestPerson } from "../../../../test/people/people.ts";
import { mailFor, sendMail } from "../../../../test/people/mailbox.ts";
import {
  begin,
  bornOf,
  decide,
  declare,
  finish,
  handIn,
  lookAt,
  sendPicture,
} from "../../../../test/protection/identity-desk.ts";
import { setMarkets } from "../../../../test/protection/markets.ts";
import { openMailingShop } from "../../../../test/shop/mailing-shop.ts";
import { openShop, type Shop } from "../../../../test/shop/shop.ts";

let shop: Shop;
let owner: TestPerson;
beforeAll(async () => {
  shop = await openMailingShop();
  owner = await makeAdmin(shop);
  await setMarkets(shop, { NL: { ageCheck: "Verified" } });
});
afterAll(() => shop.close());

async function casesOf({ userId }: TestPerson) {
  await runJob(shop, "find-signals");
  const { items } = (await shop.call("listCases", { query: { pageSize: 100 } }, owner)).body;
  const all = await Promise.all(items.map(({ id }) => shop.call("getCase", { params: { id } }, owner)));
  return all.map(({ body }) => body).filter(({ people }) => people.some(({ id }) => id === userId));
}

it("a check that is handed in opens a case, which the decision closes, and the person is mailed", async () => {
  const mara = await signUp(shop);
  await handIn(shop, mara);
  expect(await casesOf(mara)).toMatchObject([{ status: "Open", signals: [{ kind: "IdentityCheck" }] }]);
  const told = (await shop.call("listNotifications", { query: {} }, owner)).body.items;
  expect(told.map(({ kind }) => kind)).toContain("identityWaiting");
  const key = randomUUID();
  const first = await decide(shop, owner, mara, {}, key);
  expect(first.body.state).toBe("Verified");
  expect(await casesOf(mara)).toMatchObject([{ status: "Closed", outcome: "NoConcern" }]);
  const { items } = (await shop.call("listAudit", { query: { subjectId: mara.userId, isChange: "true" } }, owner)).body;
  expect(items).toMatchObject([
    {
      action: "decideIdentity",
      before: { state: "Pending" },
      after: { state: "Verified" },
      reason: expect.any(String),
    },
  ]);
  await sendMail(shop);
  const mails = await mailFor(shop, mara.email);
  expect(mails.filter(({ text }) => text.includes("/account/identity"))).toHaveLength(1);
});

it("a verification can be taken back, and the person can try again", async () => {
  const mara = await signUp(shop);
  await handIn(shop, mara);
  await decide(shop, owner, mara);
  const lamps = await stockBox(shop);
  await credit(shop, mara, fromEuros(20));
  await requestOffer(shop, mara, lamps, await browserOf(shop, mara));
  const back = await decide(shop, owner, mara, { result: "Refused", refusal: "DocumentInvalid" });
  expect(back.body).toMatchObject({ state: "Refused", refusal: "DocumentInvalid" });
  const fairness = shop.owner.connection.selectFrom("fairnessStates").select(["nonce", "endedNonce"]);
  const held = await fairness.where("userId", "=", mara.userId).executeTakeFirstOrThrow();
  expect(held.endedNonce).toBe(held.nonce);
  const renamed = { firstName: "Other", lastName: "Name", phoneNumber: null };
  await shop.call("updateProfile", { body: renamed }, mara);
  const { body } = await shop.call("getPersonIdentity", { params: { id: mara.userId } }, owner);
  expect(body.refusals).toEqual(["DocumentInvalid"]);
  expect((await begin(shop, mara)).status).toBe(200);
});

it("a document with another birth date, one of a minor, and a day that has passed verify nobody", async () => {
  const mara = await signUp(shop);
  await handIn(shop, mara);
  const fieldOf = async (decision: Parameters<typeof decide>[3]) =>
    Object.keys(JSON.parse((await decide(shop, owner, mara, decision)).text).errors);
  expect(await fieldOf({ birthDate: "1949-05-02" })).toEqual(["birthDate"]);
  expect(await fieldOf({ birthDate: "2015-05-01" })).toEqual(["birthDate"]);
  expect(await fieldOf({ until: "2020-01-01" })).toEqual(["until"]);
  expect(await fieldOf({ until: "2099-01-01" })).toEqual(["until"]);
});

it("nobody without the right sees a picture or decides, nobody decides about themselves, and each view is recorded", async () => {
  const mara = await signUp(shop);
  await handIn(shop, mara);
  const params = { id: mara.userId };
  const view = (who: TestPerson) => shop.call("viewIdentityPicture", { params: { ...params, picture: "Face" } }, who);
  const other = await signUp(shop);
  for (const preset of ["Support", "Finance", "Warehouse", "Catalogue"] as const) {
    const operator = await makeAdmin(shop, preset);
    expect((await view(operator)).status).toBe(403);
    expect((await decide(shop, operator, mara)).status).toBe(403);
  }
  expect([(await view(mara)).status, (await view(other)).status]).toEqual([403, 403]);
  const looking = await makeAdmin(shop, "Identity");
  await view(looking);
  await view(looking);
  const views = await shop.owner.connection
    .selectFrom("auditEntries")
    .select(["action", "subjectId", "after"])
    .where("actorId", "=", looking.userId)
    .execute();
  expect(views).toEqual(
    [1, 2].map(() => ({ action: "viewIdentityPicture", subjectId: mara.userId, after: { picture: "Face" } })),
  );
  const colleague = await appointCustomer(shop, owner);
  await handIn(shop, colleague);
  expect((await decide(shop, colleague, colleague)).status).toBe(403);
});

it("a decision about a check that the person has begun anew meanwhile is refused", async () => {
  const mara = await signUp(shop);
  await handIn(shop, mara);
  const { askedAtUtc } = (await shop.call("getPersonIdentity", { params: { id: mara.userId } }, owner)).body;
  await declare(shop, mara, "1991-01-01");
  await begin(shop, mara);
  for (const picture of ["Document", "Face"]) await sendPicture(shop, mara, picture);
  shop.clock.now = new Date(shop.clock.now.getTime() + 1000);
  await finish(shop, mara);
  const late = await decide(shop, owner, mara, { askedAtUtc: askedAtUtc ?? "", birthDate: "1991-01-01" });
  expect(late.body).toMatchObject({ code: "STATUS_CONFLICT" });
});

it("nobody verifies a person whose pictures they have not seen since they were sent, nor another operator", async () => {
  const mara = await signUp(shop);
  await handIn(shop, mara);
  const looking = await makeAdmin(shop, "Identity");
  const params = { id: mara.userId };
  const { askedAtUtc } = (await shop.call("getPersonIdentity", { params }, looking)).body;
  const verify = () => {
    const body = { askedAtUtc: askedAtUtc ?? "", result: "Verified", birthDate: bornOf(mara), until: "2031-03-31" };
    const request = { params, body: { ...body, result: "Verified" as const, reason: "Compared" } };
    return shop.call("decideIdentity", request, { ...looking, key: randomUUID() });
  };
  expect((await verify()).body).toMatchObject({ code: "STATUS_CONFLICT" });
  await shop.call("viewIdentityPicture", { params: { ...params, picture: "Face" } }, looking);
  expect((await verify()).body).toMatchObject({ code: "STATUS_CONFLICT" });
  await lookAt(shop, looking, mara);
  expect((await verify()).body.state).toBe("Verified");
  const colleague = await appointCustomer(shop, owner);
  await handIn(shop, colleague);
  expect((await decide(shop, looking, colleague)).status).toBe(403);
});

it("two accounts that are verified with the same name and birth date raise a case, and nobody learns of it before", async () => {
  const [mara, twin] = [await signUp(shop), await signUp(shop)];
  const names = { firstName: "Mära", lastName: "Lindqvist", phoneNumber: null };
  for (const person of [mara, twin]) await shop.call("updateProfile", { body: names }, person);
  const birthDate = "1977-07-07";
  await handIn(shop, mara, birthDate);
  await decide(shop, owner, mara, { birthDate });
  await shop.call("updateProfile", { body: { ...names, firstName: "Mara Lena" } }, twin);
  await handIn(shop, twin, birthDate);
  const sharedWith = async () =>
    (await shop.call("getPersonIdentity", { params: { id: twin.userId } }, owner)).body.sharedWith;
  expect([(await casesOf(mara)).filter(({ status }) => status === "Open"), await sharedWith()]).toEqual([
    [],
    [mara.userId],
  ]);
  await decide(shop, owner, twin, { birthDate });
  const found = (await casesOf(twin)).find(({ signals }) => signals.some(({ kind }) => kind === "SharedIdentity"));
  expect(found?.signals.map(({ kind }) => kind)).toContain("SharedIdentity");
  expect(found?.people.map(({ id }) => id).toSorted()).toEqual([mara.userId, twin.userId].toSorted());
});

it("a second person verifies where FOUR_EYES names identities; refusing is immediate", async () => {
  const careful = await openShop({ FOUR_EYES: "identity" });
  const [asking, deciding, mara] = [await makeAdmin(careful), await makeAdmin(careful), await signUp(careful)];
  await handIn(careful, mara);
  const asked = await decide(careful, asking, mara);
  expect(asked.body).toMatchObject({ code: "APPROVAL_NEEDED" });
  expect((await careful.call("getIdentity", {}, mara)).body.state).toBe("Pending");
  const unseen = await approve(careful, deciding, asked);
  expect([unseen.status, unseen.text]).toEqual([409, expect.stringContaining("every picture")]);
  await lookAt(careful, deciding, mara);
  await approve(careful, deciding, asked);
  expect((await careful.call("getIdentity", {}, mara)).body.state).toBe("Verified");
  const { connection } = careful.owner;
  const log = await connection.selectFrom("auditEntries").select(["before", "after"]).execute();
  const requests = await connection.selectFrom("approvals").select("request").execute();
  expect(JSON.stringify([log, requests])).not.toContain(bornOf(mara));
  const back = await decide(careful, asking, mara, { result: "Refused", refusal: "FaceDiffers" });
  expect(back.body).toMatchObject({ state: "Refused" });
  await careful.close();
});
