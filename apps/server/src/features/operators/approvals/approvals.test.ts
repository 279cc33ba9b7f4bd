import { randomUUID } from "node:crypto";
import type { Preset } from "@trove/contract";
import { cents } from "@trove/money";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { sendShipment } from "../../../../test/orders/shipments.ts";
import { holdShipments, personOf } from "../../../../test/people/operator.ts";
import { credit, makeAdmin, setPresets, signUp, type TestPerson } from "../../../../test/people/people.ts";
import { openShop, type Shop } from "../../../../test/shop/shop.ts";

let shop: Shop;
let asking: TestPerson;
let second: TestPerson;
let target: TestPerson;
beforeAll(async () => {
  shop = await openShop({ FOUR_EYES: "rights" });
});
beforeEach(async () => {
  [asking, second, target] = await Promise.all([makeAdmin(shop), makeAdmin(shop), makeAdmin(shop, "Support")]);
});
afterAll(() => shop.close());

const change = (key = randomUUID(), presets: Preset[] = ["Finance"], version = 1) =>
  shop.call(
    "changeRights",
    { params: { id: target.userId }, body: { presets, version, reason: "Another task" } },
    { token: asking.token, key },
  );

/** The id of the approval that a refused call waits for. */
function approvalIn({ text }: { text: string }): string {
  const problem = JSON.parse(text) as { params: { approvalId: string } };
  expect(problem, text).toMatchObject({ code: "APPROVAL_NEEDED", status: 409, params: { status: "Waiting" } });
  return problem.params.approvalId;
}

/** Requests a change of rights. Returns the approval's id. */
async function ask(presets: Preset[] = ["Finance"]): Promise<string> {
  return approvalIn(await change(randomUUID(), presets));
}

const decide = (by: TestPerson, id: string, isApproved = true) =>
  shop.call(
    "decideApproval",
    { params: { id }, body: isApproved ? { isApproved } : { isApproved, reason: "Not now" } },
    { token: by.token, key: randomUUID() },
  );
const presetsOf = async () => (await shop.call("getOperator", {}, target)).body.presets;
const toldAbout = async (who: TestPerson, id: string) => {
  const { items } = (await shop.call("listNotifications", { query: { pageSize: 100 } }, who)).body;
  return items.filter(({ params }) => "approvalId" in params && params.approvalId === id).map(({ kind }) => kind);
};
const listed = async (by: TestPerson, id: string) =>
  (await shop.call("listApprovals", { query: {} }, by)).body.items.find((each) => each.id === id);

describe("an act that needs an approval", () => {
  it("waits in the queue with its difference, and changes nothing", async () => {
    const id = await ask();
    expect(await presetsOf()).toEqual(["Support"]);
    expect(await listed(second, id)).toMatchObject({
      action: "changeRights",
      requestedBy: { userInfoId: asking.userId },
      before: { presets: ["Support"] },
      after: { presets: ["Finance"] },
      reason: "Another task",
      canDecide: true,
    });
    expect(await listed(asking, id)).toMatchObject({ canDecide: false });
    expect(await toldAbout(second, id)).toEqual(["approvalWaiting"]);
  });

  it("is done exactly as asked when somebody approves it, and both names are in the audit log", async () => {
    const key = randomUUID();
    const id = approvalIn(await change(key));
    expect((await decide(second, id)).body).toMatchObject({
      status: "Approved",
      decidedBy: { userInfoId: second.userId },
    });
    expect(await presetsOf()).toEqual(["Finance"]);
    expect(await toldAbout(asking, id)).toEqual(["approvalDecided", "approvalWaiting"]);
    const { items } = (await shop.call("listAudit", { query: { subjectId: target.userId } }, second)).body;
    expect(items).toMatchObject([
      { action: "changeRights", actor: { userInfoId: asking.userId }, approvedBy: { userInfoId: second.userId } },
    ]);
    expect((await change(key)).body).toMatchObject({
      code: "APPROVAL_NEEDED",
      params: { approvalId: id, status: "Approved" },
    });
  });

  it("is rejected with a reason, which whoever asked learns", async () => {
    const key = randomUUID();
    const id = approvalIn(await change(key));
    expect((await decide(second, id, false)).body).toMatchObject({ status: "Rejected", decisionReason: "Not now" });
    expect(await presetsOf()).toEqual(["Support"]);
    expect((await change(key)).text).toContain("Not now");
  });

  it("stands in the queue once, however often it is sent", async () => {
    const key = randomUUID();
    const asked = await Promise.all([change(key), change(key), change(key)]);
    const [id = "", ...others] = new Set(asked.map(approvalIn));
    expect(others).toEqual([]);
    expect(await toldAbout(second, id)).toEqual(["approvalWaiting"]);
    expect((await change(key, ["Warehouse"])).body).toMatchObject({ code: "IDEMPOTENCY_REUSED" });
  });

  it("is refused at once if it can't be done anyway", async () => {
    expect((await change(randomUUID(), ["Finance"], 7)).body).toMatchObject({ code: "VERSION_CONFLICT" });
  });
});

describe("a decision", () => {
  it("is never about one's own", async () => {
    const id = await ask();
    expect(await decide(asking, id)).toMatchObject({ status: 403, body: { code: "FORBIDDEN" } });
    expect(await presetsOf()).toEqual(["Support"]);
  });

  it("needs the right to do the same oneself", async () => {
    const id = await ask();
    const finance = await makeAdmin(shop, "Finance");
    expect(await decide(finance, id)).toMatchObject({ status: 403 });
    expect(await listed(finance, id)).toBeUndefined();
  });

  it("is made once, by one of several at the same time", async () => {
    const id = await ask();
    const others = [second, await makeAdmin(shop), await makeAdmin(shop)];
    const decisions = await Promise.all(others.map((by, index) => decide(by, id, index > 0)));
    expect(decisions.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  });

  it("is refused if the world has changed since", async () => {
    const [id, other] = [await ask(), await ask(["Warehouse"])];
    expect((await decide(second, other)).status).toBe(200);
    expect((await decide(second, id)).body).toMatchObject({ code: "VERSION_CONFLICT" });
    expect(await listed(second, id)).toMatchObject({ status: "Waiting" });
    expect((await decide(second, id, false)).status).toBe(200);
  });

  it("is refused if whoever asked may not do it any more", async () => {
    const id = await ask();
    await setPresets(shop, asking.userId, ["Finance"]);
    expect(await decide(second, id)).toMatchObject({ status: 409, body: { code: "STATUS_CONFLICT" } });
    expect(await presetsOf()).toEqual(["Support"]);
  });

  it("can't be made past the server either, for one's own or a second time", async () => {
    const id = await ask();
    const write = (by: string) =>
      shop.database.pool.query(
        "update approvals set status = 'Approved', decided_by = $2, decided_at = now() where approval_id = $1",
        [id, by],
      );
    await expect(write(asking.userId)).rejects.toThrow(/check/);
    await decide(second, id, false);
    await expect(write(second.userId)).rejects.toThrow(/is decided/);
    const rewrite = shop.database.pool.query("update approvals set request = '{}' where approval_id = $1", [id]);
    await expect(rewrite).rejects.toThrow(/permission denied/);
  });
});

describe("goodwill credit", () => {
  it("needs a second person only above the limit, is booked when it is approved, and never by whom it is for", async () => {
    const careful = await openShop({ FOUR_EYES: "credit", FOUR_EYES_ABOVE: "10" });
    const [finance, other, person] = [
      await makeAdmin(careful, "Finance"),
      await makeAdmin(careful),
      await signUp(careful),
    ];
    const give = (amount: number, { userId: id }: TestPerson) =>
      careful.call(
        "creditPerson",
        { params: { id }, body: { amount, reason: "A late shipment" } },
        { token: finance.token, key: randomUUID() },
      );
    const approve = (id: string) =>
      careful.call("decideApproval", { params: { id }, body: { isApproved: true } }, { token: other.token });
    expect((await give(10, person)).status).toBe(201);
    const approval = approvalIn(await give(10.01, person));
    const balance = async () => (await careful.call("getBalance", {}, person)).body.amount;
    expect(await balance()).toBe(10);
    expect((await approve(approval)).status).toBe(200);
    expect(await balance()).toBe(20.01);
    expect(await approve(approvalIn(await give(20, other)))).toMatchObject({ status: 403 });
    await careful.close();
  });
});

describe("the release of held shipments", () => {
  it("needs a second person if they are worth more than the limit; a hold never waits", async () => {
    const careful = await openShop({ FOUR_EYES: "releases", FOUR_EYES_ABOVE: "10" });
    const [support, other, person] = [
      await makeAdmin(careful, "Support"),
      await makeAdmin(careful),
      await signUp(careful),
    ];
    await credit(careful, person, cents(3000));
    const isHeld = async () => (await personOf(careful, other, person)).hold !== null;
    await sendShipment(careful, person);
    expect((await holdShipments(careful, support, person, true)).status).toBe(200);
    expect((await holdShipments(careful, support, person, false)).status).toBe(200);
    await sendShipment(careful, person);
    expect((await holdShipments(careful, support, person, true)).status).toBe(200);
    const approval = approvalIn(await holdShipments(careful, support, person, false));
    expect(await isHeld()).toBe(true);
    const body = { isApproved: true };
    await sendShipment(careful, person);
    const now = await careful.call("decideApproval", { params: { id: approval }, body }, other);
    expect(now.body).toMatchObject({ code: "VERSION_CONFLICT" });
    await careful.call("withdrawApproval", { params: { id: approval } }, support);
    const again = approvalIn(await holdShipments(careful, support, person, false));
    expect((await careful.call("decideApproval", { params: { id: again }, body }, other)).status).toBe(200);
    expect(await isHeld()).toBe(false);
    await careful.close();
  });
});

describe("a revert that needs an approval", () => {
  it("waits for a second person too, and names the entry", async () => {
    await decide(second, await ask());
    const { items } = (await shop.call("listAudit", { query: { subjectId: target.userId } }, second)).body;
    const [entry] = items;
    expect(entry?.canRevert).toBe(true);
    const reverted = await shop.call(
      "revertAudit",
      { params: { id: entry?.id ?? "" }, body: { reason: "A mistake" } },
      { token: second.token, key: randomUUID() },
    );
    expect((await decide(asking, approvalIn(reverted))).status).toBe(200);
    expect(await presetsOf()).toEqual(["Support"]);
    const after = (await shop.call("listAudit", { query: { subjectId: target.userId } }, second)).body.items;
    expect(after[0]).toMatchObject({
      revertsId: entry?.id,
      reason: "A mistake",
      approvedBy: { userInfoId: asking.userId },
    });
  });

  it("ends the role if it reverts an appointment", async () => {
    const person = await signUp(shop);
    const body = { email: person.email, presets: ["Support" as const], reason: "Help" };
    const asked = await shop.call("appointOperator", { body }, { token: asking.token, key: randomUUID() });
    await decide(second, approvalIn(asked));
    const { items } = (await shop.call("listAudit", { query: { subjectId: person.userId } }, second)).body;
    expect(items[0]).toMatchObject({ action: "appointOperator", canRevert: true });
  });
});
