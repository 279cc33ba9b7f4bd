import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DISPUTE_OPENINGS_MAX } from "@trove/contract";
import {
  incidentsText,
  offerText,
  parseOffer,
  parseProofs,
  parseReceipt,
  type ProofsFile,
  proofsText,
  type Receipt,
  receiptText,
} from "@trove/fairness";
import { cents } from "@trove/money";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sendShipment } from "../../../../test/orders/shipments.ts";
import { stockBox, type TestBox } from "../../../../test/catalogue/stock.ts";
import { exportOf, lookInto, recordsOf, sendEvidence, sendIncidents } from "../../../../test/openings/disputes.ts";
import { openBoxes } from "../../../../test/openings/browser.ts";
import { confirmAddress, credit, makeAdmin, signUp, type TestPerson } from "../../../../test/people/people.ts";
import { mailFor, sendMail } from "../../../../test/people/mailbox.ts";
import { logRecords, runJob } from "../../../../test/public-log/jobs.ts";
import { openShop, type Shop } from "../../../../test/shop/shop.ts";

let folder: string;
let shop: Shop;
let box: TestBox;
let admin: TestPerson;
let mara: TestPerson;
let transactionIds: string[];
/** The unchanged file of proofs that a person has about their openings. */
let honest: string;

/** The shop's file of proofs for an opening. */
async function proofsOf(transactionId: string): Promise<ProofsFile> {
  const { body } = await lookInto(shop, admin, transactionId);
  return parseProofs(await recordsOf(shop, admin, body.id));
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "trove-disputes-"));
  shop = await openShop({ DATA_DIR: folder });
  await runJob(shop.app, "terms-log");
  [box, admin, mara] = await Promise.all([stockBox(shop), makeAdmin(shop), signUp(shop)]);
  await confirmAddress(shop, mara);
  await credit(shop, mara, cents(1_000_00));
  const first = await openBoxes(shop, mara, box, { quantity: 2 });
  const second = await openBoxes(shop, mara, box);
  transactionIds = [...first.body.openings, ...second.body.openings].map(({ transactionId }) => transactionId);
  await logRecords(shop);
  const [one, other] = [await proofsOf(transactionIds[0] ?? ""), await proofsOf(transactionIds[2] ?? "")];
  honest = proofsText({ ...one, openings: [...one.openings, ...other.openings] });
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true });
});

/** The file after a change of the receipt in its first opening. The shop has not signed the changed receipt. */
function withReceipt(change: (receipt: Receipt) => Receipt): string {
  const file = parseProofs(honest);
  const openings = file.openings.map((opening, place) => {
    if (place > 0 || opening.kind !== "Ended" || opening.answer.kind !== "Receipt") return opening;
    const { record } = opening.answer;
    const text = receiptText(change(parseReceipt(record.text)));
    return { ...opening, answer: { ...opening.answer, record: { ...record, text } } };
  });
  return proofsText({ ...file, openings });
}

const get = async (id: string) => (await shop.call("getDispute", { params: { id } }, admin)).body;
const auditOf = async (userId: string) => {
  const { body } = await shop.call("listAudit", { query: { subjectId: userId } }, admin);
  return body.items.map(({ action }) => action);
};

describe("openings that an operator looks up", () => {
  it("openings looked up by a transaction stand with record, verdict and ledger entries", async () => {
    const { body } = await lookInto(shop, admin, transactionIds[0] ?? "");
    const dispute = await get(body.id);
    expect(dispute).toMatchObject({ person: { userInfoId: mara.userId }, verdict: "Verified", hasEvidence: false });
    const [opening, ...others] = dispute.openings;
    expect(others).toEqual([]);
    expect(opening).toMatchObject({ nonce: 0, kept: [], differences: [], held: { verdict: "Verified" } });
    expect(opening?.record).toMatchObject({ kind: "Receipt", quantity: 2, logIndex: expect.any(Number) });
    expect(opening?.record?.boxes.map(({ transactionId }) => transactionId)).toEqual(transactionIds.slice(0, 2));
    expect(opening?.ledger.map(({ id }) => id).toSorted()).toEqual(transactionIds.slice(0, 2).toSorted());
    expect(await auditOf(mara.userId)).toEqual(expect.arrayContaining(["openDispute", "getDispute"]));
  });

  it("openings looked up by the opening's id are the same", async () => {
    const { rows } = await shop.owner.pool.query("select opening_id from openings where transaction_id = $1", [
      transactionIds[2],
    ]);
    const { body } = await lookInto(shop, admin, rows[0]?.opening_id);
    expect((await get(body.id)).openings.map(({ nonce }) => nonce)).toEqual([1]);
  });

  it.each(["nothing", randomUUID(), "S-000000000000"])("are not found by %s", async (search) => {
    expect((await lookInto(shop, admin, search)).status).toBe(404);
  });

  it("are not those of an order, which sends what was bought", async () => {
    const { status, body } = await lookInto(shop, admin, "O-482915036617");
    expect([status, body]).toMatchObject([404, { detail: expect.stringMatching(/bought, not won/) }]);
  });

  it("openings looked up by the number of a shipment are those in which its pieces were won", async () => {
    const sender = await signUp(shop);
    await credit(shop, sender, cents(3000));
    const id = await sendShipment(shop, sender, 2);
    const { number } = (await shop.call("getShipment", { params: { id } }, sender)).body;
    for (const search of [number, number.toLowerCase(), number.slice(2)]) {
      const { body } = await lookInto(shop, admin, search);
      expect((await get(body.id)).openings.map(({ nonce }) => nonce)).toEqual([0, 1]);
    }
  });
});

describe("a file that a person sent", () => {
  it("a person's file of what happened differs in nothing", async () => {
    const { body } = await sendEvidence(shop, admin, honest);
    const dispute = await get(body.id);
    expect(dispute).toMatchObject({ verdict: "Verified", hasEvidence: true, isForged: false, forkCount: 0 });
    expect(dispute.openings.map(({ nonce, differences }) => [nonce, differences])).toEqual([
      [0, []],
      [1, []],
    ]);
    expect(dispute.openings[0]?.kept).toMatchObject([{ kind: "Ended", verdict: "Verified" }]);
  });

  it("a person's file with another ticket is named field by field, and proves nothing", async () => {
    const changed = withReceipt((receipt) => ({ ...receipt, tickets: receipt.tickets.map((one) => one ^ 1) }));
    const { body } = await sendEvidence(shop, admin, changed);
    const dispute = await get(body.id);
    expect(dispute).toMatchObject({ verdict: "Breach", isProven: false });
    const [opening] = dispute.openings;
    expect(opening?.differences).toContainEqual({
      part: "Record",
      field: "tickets",
      kept: expect.any(String),
      held: expect.any(String),
    });
    expect(opening?.held).toMatchObject({ verdict: "Verified" });
  });

  it("a person's file of an opening with a number beyond all counting is judged without records", async () => {
    const file = parseProofs(honest);
    const invented = file.openings.slice(0, 1).map(({ offer, ...opening }) => {
      const text = offerText({ ...parseOffer(offer.text), nonce: 2 ** 31 });
      return { ...opening, offer: { ...offer, text } };
    });
    const { status, body } = await sendEvidence(shop, admin, JSON.stringify({ ...file, openings: invented }));
    expect(status).toBe(201);
    const dispute = await get(body.id);
    expect(dispute).toMatchObject({ verdict: "Unknown", isProven: false, isForged: true });
    expect(dispute.openings).toMatchObject([{ nonce: null, record: null }]);
  });

  it("a person's file that is made up opens nobody's records, and says that it is forged", async () => {
    const other = await signUp(shop);
    await credit(shop, other, cents(1_000_00));
    await openBoxes(shop, other, box);
    const file = parseProofs(honest);
    const invented = file.openings.slice(0, 1).map(({ offer, ...opening }) => {
      const text = offerText({ ...parseOffer(offer.text), userId: other.userId, nonce: 0 });
      return { ...opening, offer: { ...offer, text } };
    });
    const forged = JSON.stringify({ ...file, userId: other.userId, openings: invented });
    const { body } = await sendEvidence(shop, admin, forged);
    const dispute = await get(body.id);
    expect(dispute).toMatchObject({ verdict: "Unknown", isProven: false, isForged: true });
    expect(dispute.openings).toMatchObject([{ nonce: null, record: null, held: null, ledger: [] }]);
    expect(Object.keys(await exportOf(shop, admin, body.id)).filter((name) => name.startsWith("opening"))).toEqual([]);
  });

  it("a person's file with openings that are made up beside signed ones is about the signed ones", async () => {
    const file = parseProofs(honest);
    const [first, ...others] = file.openings.map(({ offer, ...opening }, place) => {
      const text = place === 0 ? offerText({ ...parseOffer(offer.text), nonce: 7 }) : offer.text;
      return { ...opening, offer: { ...offer, text } };
    });
    const { body } = await sendEvidence(shop, admin, JSON.stringify({ ...file, openings: [first, ...others] }));
    const dispute = await get(body.id);
    expect(dispute.openings.map(({ nonce }) => nonce)).toEqual([1, null]);
    expect(dispute).toMatchObject({ isForged: false, verdict: "Unknown" });
  });

  it("a person's file that names somebody else than its signed offers is about whose offers these are", async () => {
    const other = await signUp(shop);
    const { body } = await sendEvidence(shop, admin, JSON.stringify({ ...parseProofs(honest), userId: other.userId }));
    expect((await get(body.id)).person.userInfoId).toBe(mara.userId);
  });

  it.each([
    ["no JSON", "hello", /no file of proofs/],
    ["another format", JSON.stringify({ format: "lootbox/proofs/v9" }), /no file of proofs/],
    ["another person", "", /nobody that this shop knows/],
    ["too many openings", "", new RegExp(`at most ${DISPUTE_OPENINGS_MAX}`)],
  ])("is refused: %s", async (kind, text, expected) => {
    const file = parseProofs(honest);
    const unsigned = file.openings.map(({ offer, ...opening }) => ({ ...opening, offer: { ...offer, keyId: "0" } }));
    const openings = Array.from({ length: DISPUTE_OPENINGS_MAX + 1 }, () => file.openings[0]);
    const texts: Record<string, string> = {
      "another person": JSON.stringify({ ...file, userId: randomUUID(), openings: unsigned }),
      "too many openings": JSON.stringify({ ...file, openings }),
    };
    const response = await sendEvidence(shop, admin, texts[kind] ?? text);
    expect([response.status, response.body]).toMatchObject([
      400,
      { code: "VALIDATION_FAILED", detail: expect.stringMatching(expected) },
    ]);
  });
});

describe("a file about the public logs", () => {
  it("is judged by the shop's keys and logs, and leaves an audit entry", async () => {
    const { terms, records } = shop.app.publicLog.keys;
    const logs = { terms, records, quorum: 0, oddsNoticeMinutes: 10, witnesses: [] };
    const unsigned = { kind: "Changed", before: logs, after: { ...logs, quorum: 1 }, signature: "none" } as const;
    const { shopKeys } = parseProofs(honest);
    const found = [{ kind: "Unread", log: "terms", since: 0 }, unsigned] as const;
    const { status, body } = await sendIncidents(shop, admin, incidentsText({ shopKeys, incidents: found }));
    expect([status, body.incidents]).toEqual([
      200,
      [
        { kind: "Unread", log: "terms", verdict: "Unknown", isProven: false },
        { kind: "Changed", log: null, verdict: "Unknown", isProven: false },
      ],
    ]);
    const { items } = (await shop.call("listAudit", { query: { action: "examineIncidents" } }, admin)).body;
    expect(items).toMatchObject([{ actor: { userInfoId: admin.userId } }]);
  });

  it("a file of another format is refused", async () => {
    expect((await sendIncidents(shop, admin, honest)).body).toMatchObject({ code: "VALIDATION_FAILED" });
  });
});

describe("the answer to a dispute", () => {
  it("is one file that the public verifier accepts, and leaves an audit entry", async () => {
    const { body } = await sendEvidence(shop, admin, honest);
    const files = await exportOf(shop, admin, body.id);
    expect(Object.keys(files).toSorted()).toEqual([
      "how-to-verify.txt",
      "ledger.csv",
      "openings-0-to-1.json",
      "verdict.txt",
      "your-file.json",
    ]);
    const { judged, exitCode } = await shop.app.publicLog.verify(parseProofs(files["openings-0-to-1.json"] ?? ""));
    expect([judged.verdict, exitCode]).toEqual(["Verified", 0]);
    expect(files["verdict.txt"]).toContain("2 openings: VERIFIED");
    expect(files["how-to-verify.txt"]).toContain("openings-0-to-1.json --key");
    for (const id of transactionIds) expect(files["ledger.csv"]).toContain(id);
    expect(await auditOf(mara.userId)).toContain("downloadDispute");
  });

  it("is mailed with the records", async () => {
    const { body } = await lookInto(shop, admin, transactionIds[2] ?? "");
    const answer = { params: { id: body.id }, body: { text: "All went as the odds say." } };
    expect((await shop.call("mailDispute", answer, { token: admin.token, key: randomUUID() })).status).toBe(200);
    await sendMail(shop);
    const mail = (await mailFor(shop, mara.email)).find(({ file }) => file.includes("disputeAnswer"));
    expect(mail?.text).toContain("All went as the odds say.");
    expect(mail?.attachments.map(({ name }) => name)).toEqual(["opening-1.json"]);
    expect(await auditOf(mara.userId)).toContain("mailDispute");
  });

  it("is kept as a case with outcome and notes, once", async () => {
    const { body } = await lookInto(shop, admin, transactionIds[2] ?? "");
    const open = (reason: string) => {
      const request = { params: { id: body.id }, body: { reason } };
      return shop.call("openDisputeCase", request, { token: admin.token, key: randomUUID() });
    };
    const { body: opened } = await open("Says that the ticket was another");
    expect((await open("Called again")).body.id).toBe(opened.id);
    const close = { status: "Closed", outcome: "Rejected", reason: "The record holds", version: 1 } as const;
    await shop.call(
      "setCaseStatus",
      { params: { id: opened.id }, body: close },
      { token: admin.token, key: randomUUID() },
    );
    const found = (await shop.call("getCase", { params: { id: opened.id } }, admin)).body;
    expect(found.signals).toMatchObject([{ kind: "Dispute", subjectId: body.id, personId: mara.userId }]);
    expect(found.notes.map(({ text }) => text)).toEqual([
      "Says that the ticket was another",
      "Called again",
      "The record holds",
    ]);
    expect((await get(body.id)).case).toMatchObject({ id: opened.id, status: "Closed", outcome: "Rejected" });
  });
});
