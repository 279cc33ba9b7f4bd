import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { makeAdmin, signUp, type TestPerson } from "../../../../test/people/people.ts";
import { runJob } from "../../../../test/public-log/jobs.ts";
import { openShop, type Shop } from "../../../../test/shop/shop.ts";
import { expireApprovals } from "./expire-approvals.ts";

const DAY_MS = 86_400_000;
const MOST_WAITING = 20;
const MOST_AN_HOUR = 60;

let shop: Shop;
let asking: TestPerson;
let second: TestPerson;
let person: TestPerson;

beforeAll(async () => {
  shop = await openShop({ FOUR_EYES: "credit", FOUR_EYES_ABOVE: "0", FOUR_EYES_DAYS: "3" });
});
beforeEach(async () => {
  [asking, second, person] = await Promise.all([makeAdmin(shop), makeAdmin(shop), signUp(shop)]);
});
afterAll(() => shop.close());

const give = (amount: number, by = asking, reason = "A late shipment", key = randomUUID()) =>
  shop.call("creditPerson", { params: { id: person.userId }, body: { amount, reason } }, { token: by.token, key });

const codeOf = ({ text }: { text: string }) => (JSON.parse(text) as { code: string }).code;

function approvalIn(response: { text: string }): string {
  expect(codeOf(response)).toBe("APPROVAL_NEEDED");
  return (JSON.parse(response.text) as { params: { approvalId: string } }).params.approvalId;
}

const ask = async (amount = 5) => approvalIn(await give(amount));
const withdraw = (id: string, by = asking) =>
  shop.call("withdrawApproval", { params: { id } }, { token: by.token, key: randomUUID() });
const approve = (id: string, by = second) =>
  shop.call("decideApproval", { params: { id }, body: { isApproved: true } }, { token: by.token, key: randomUUID() });
const listed = async (id: string, by = asking) =>
  (await shop.call("listApprovals", { query: { id } }, by)).body.items[0];
const balance = async () => (await shop.call("getBalance", {}, person)).body.amount;
const pass = (days: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + days * DAY_MS);
};

/** Signs everybody up anew, because sessions end while days pass. */
const backAgain = async () => {
  [asking, second, person] = await Promise.all([makeAdmin(shop), makeAdmin(shop), signUp(shop)]);
};

describe("a request in the queue", () => {
  it("is withdrawn by whoever asked, and by nobody else", async () => {
    const id = await ask();
    expect(await listed(id)).toMatchObject({ canWithdraw: true, canDecide: false });
    expect(await listed(id, second)).toMatchObject({ canWithdraw: false, canDecide: true });
    expect((await withdraw(id, second)).status).toBe(404);
    expect((await withdraw(id)).body).toMatchObject({ status: "Withdrawn", decidedBy: null, canWithdraw: false });
    expect(await approve(id)).toMatchObject({ status: 409, body: { code: "STATUS_CONFLICT" } });
    expect((await withdraw(id)).body).toMatchObject({ code: "STATUS_CONFLICT" });
    expect(await balance()).toBe(0);
    const { items } = (await shop.call("listAudit", { query: { subjectId: id } }, second)).body;
    expect(items).toMatchObject([{ action: "withdrawApproval", actor: { userInfoId: asking.userId } }]);
  });

  it("tells whoever sends it again that it was withdrawn", async () => {
    const key = randomUUID();
    const id = approvalIn(await give(5, asking, "Late", key));
    await withdraw(id);
    expect((await give(5, asking, "Late", key)).body).toMatchObject({
      code: "APPROVAL_NEEDED",
      params: { approvalId: id, status: "Withdrawn" },
    });
  });

  it("expires after the configured days, even before it is swept up, and can be asked for again", async () => {
    const id = await ask();
    const asker = asking.userId;
    const { requestedAtUtc, expiresAtUtc } = (await listed(id)) ?? {};
    expect(Date.parse(expiresAtUtc ?? "") - Date.parse(requestedAtUtc ?? "")).toBe(3 * DAY_MS);
    pass(3);
    const target = person;
    await backAgain();
    person = { ...person, userId: target.userId };
    expect(await listed(id, second)).toMatchObject({ status: "Expired", canDecide: false });
    expect(await approve(id)).toMatchObject({ status: 409, body: { code: "STATUS_CONFLICT" } });
    expect(approvalIn(await give(5))).not.toBe(id);
    await runJob(shop.app, "expire-approvals");
    const { items } = (await shop.call("listApprovals", { query: { status: "Expired", pageSize: 100 } }, second)).body;
    expect(items.find((each) => each.id === id)).toMatchObject({ status: "Expired", decidedBy: null });
    const { rows } = await shop.database.pool.query<{ kind: string }>(
      "select kind from notifications where user_id = $1",
      [asker],
    );
    expect(rows).toEqual([{ kind: "approvalExpired" }]);
  });

  it("waits once, whoever asks for the same and why, until it has ended", async () => {
    const askers = [asking, second, await makeAdmin(shop)];
    const asked = await Promise.all(
      askers.flatMap((by) => [give(7, by), give(7, by, `Another reason of ${by.userName}`)]),
    );
    expect(asked.map(codeOf).toSorted()).toEqual([...Array<string>(5).fill("APPROVAL_LIMIT"), "APPROVAL_NEEDED"]);
    const waiting = asked.find((response) => codeOf(response) === "APPROVAL_NEEDED");
    expect(codeOf(await give(8))).toBe("APPROVAL_NEEDED");
    const third = await makeAdmin(shop);
    const fourth = await makeAdmin(shop);
    expect((await approve(approvalIn(waiting ?? asked[0] ?? { text: "" }), third)).status).toBe(200);
    expect(codeOf(await give(7, fourth))).toBe("APPROVAL_NEEDED");
  });

  it("is one of so many that an operator may have, also when they are sent at the same time", async () => {
    const asked = await Promise.all(Array.from({ length: MOST_WAITING + 4 }, (_, index) => give(index + 1)));
    const codes = asked.map(codeOf);
    expect(codes.filter((code) => code === "APPROVAL_NEEDED")).toHaveLength(MOST_WAITING);
    expect(codes.filter((code) => code === "APPROVAL_LIMIT")).toHaveLength(4);
    const refused = codes.indexOf("APPROVAL_LIMIT") + 1;
    expect(codeOf(await give(refused, second))).toBe("APPROVAL_NEEDED");
    await withdraw(approvalIn(asked.find((response) => codeOf(response) === "APPROVAL_NEEDED") ?? { text: "" }));
    expect(codeOf(await give(99))).toBe("APPROVAL_NEEDED");
  });

  it("is one of so many an hour, also if each is withdrawn at once", async () => {
    for (let asked = 0; asked < MOST_AN_HOUR; asked += 1) await withdraw(await ask());
    expect(codeOf(await give(5))).toBe("APPROVAL_LIMIT");
    shop.clock.now = new Date(shop.clock.now.getTime() + 3_600_000);
    const { userName: emailOrUserName, password } = asking;
    const { body } = await shop.call("login", { body: { emailOrUserName, password } });
    expect(codeOf(await give(5, { ...asking, token: body.token }))).toBe("APPROVAL_NEEDED");
  });
});

describe("decisions, a withdrawal and the end of the time at the same moment", () => {
  it("end a request once, and change something only if it was approved", async () => {
    for (let round = 0; round < 8; round += 1) {
      const before = await balance();
      const id = await ask();
      const later = new Date(shop.clock.now.getTime() + 3 * DAY_MS);
      const expire = () => expireApprovals({ db: shop.database.connection, fourEyes: { days: 3 } }, later);
      const [approved, withdrawn] = await Promise.all([approve(id), withdraw(id), expire(), approve(id), expire()]);
      const ended = await listed(id, second);
      const wasApproved = ended?.status === "Approved";
      expect(["Approved", "Withdrawn", "Expired"]).toContain(ended?.status);
      expect(await balance()).toBe(wasApproved ? before + 5 : before);
      expect([200, 409]).toContain(approved.status);
      expect(withdrawn.status).toBe(ended?.status === "Withdrawn" ? 200 : 409);
    }
  });
});
