import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { mailFor, sendMail } from "../../../../test/people/mailbox.ts";
import { openCase } from "../../../../test/people/operator.ts";
import { beginClosing, complainOften } from "../../../../test/people/provoke-account.ts";
import { makeAdmin, signUp, type TestPerson } from "../../../../test/people/people.ts";
import { runJob } from "../../../../test/payments/till.ts";
import { openShop, type Shop } from "../../../../test/shop/shop.ts";

let folder: string;
let shop: Shop;
let admin: TestPerson;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "trove-complaints-"));
  shop = await openShop({ DATA_DIR: folder });
  admin = await makeAdmin(shop);
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true });
});

const DAY_MS = 86_400_000;
const complaint = (email: string) => ({ name: "Ida Berg", email, reference: "O-482915036617", text: "It never came." });
const complain = (email: string, token?: string) =>
  shop.call("complain", { body: complaint(email) }, token === undefined ? {} : { token });
const newest = async () => (await shop.call("listCases", { query: { kind: "Complaint" } }, admin)).body.items[0];
const wholeCase = async (id: string) => (await shop.call("getCase", { params: { id } }, admin)).body;
const told = async (kind: string) => {
  const { items } = (await shop.call("listNotifications", { query: { pageSize: 100 } }, admin)).body;
  return items.filter((each) => each.kind === kind).length;
};

it("a stranger's complaint opens a case with a deadline, and is confirmed by a mail without the typed text", async () => {
  const email = "ida@berg.example";
  const { status, body } = await complain(email);
  expect(status).toBe(201);
  expect(body.number).toMatch(/^C-\d{6}$/);
  expect(Date.parse(body.answerByUtc) - shop.clock.now.getTime()).toBe(14 * DAY_MS);
  const listed = await newest();
  expect(listed).toMatchObject({ number: body.number, kinds: ["Complaint"], answerByUtc: body.answerByUtc });
  expect(await wholeCase(listed?.id ?? "")).toMatchObject({ complaint: complaint(email), people: [] });
  await sendMail(shop);
  const [mail, ...more] = await mailFor(shop, email);
  expect(more).toEqual([]);
  expect(mail?.text).toContain(body.number);
  for (const typed of ["Ida Berg", "It never came."]) expect(mail?.text).not.toContain(typed);
});

it("a signed-in person is part of the case, has it in their file, and can still close their account", async () => {
  const person = await signUp(shop);
  await complain(person.email, person.token);
  const { people } = await wholeCase((await newest())?.id ?? "");
  expect(people.map(({ id }) => id)).toEqual([person.userId]);
  const { body } = await shop.call("exportAccount", { body: {} }, person);
  expect(body).toMatchObject({ complaints: [{ text: "It never came." }] });
  expect((await shop.call("getClosure", {}, person)).body.holds).toEqual([]);
  // An inquiry of operators into the same person is another case, which does hold it.
  await openCase(shop, admin, person);
  expect((await shop.call("getClosure", {}, person)).body.holds).toEqual([]);
  const { body: closing } = await beginClosing(shop, person);
  expect(closing.holds).toEqual(["Review", "Wait"]);
});

it("an address gets three mails a day, however many complaints are made with it", async () => {
  const email = "flooded@berg.example";
  for (let count = 0; count < 5; count += 1) expect((await complain(email)).status).toBe(201);
  await sendMail(shop);
  expect(await mailFor(shop, email)).toHaveLength(3);
});

it("operators are told of a complaint at once, and once more when it is overdue, unless it is closed", async () => {
  const before = await told("complaintReceived");
  await complain("late@berg.example");
  const late = await newest();
  await complain("done@berg.example");
  const done = await newest();
  expect(await told("complaintReceived")).toBe(before + 2);
  const close = {
    status: "Closed",
    outcome: "Upheld",
    reason: "Sent again",
    answer: "On its way.",
    version: 1,
  } as const;
  await shop.call("setCaseStatus", { params: { id: done?.id ?? "" }, body: close }, { ...admin, key: randomUUID() });
  expect((await newest())?.answerByUtc).toBeNull();
  shop.clock.now = new Date(shop.clock.now.getTime() + 14 * DAY_MS);
  admin = await makeAdmin(shop);
  await runJob(shop, "tell-overdue");
  const overdue = await told("complaintOverdue");
  await runJob(shop, "tell-overdue");
  expect(await told("complaintOverdue")).toBe(overdue);
  const { items } = (await shop.call("listNotifications", { query: { pageSize: 100 } }, admin)).body;
  const ids = items.flatMap((each) => (each.kind === "complaintOverdue" ? [each.params.caseId] : []));
  expect(ids).toContain(late?.id);
  expect(ids).not.toContain(done?.id);
});

it("a complaint's case is closed only with an answer, which is mailed once", async () => {
  const email = "answered@berg.example";
  await complain(email);
  const { id = "" } = (await newest()) ?? {};
  const setStatus = (body: object, version: number) =>
    shop.call(
      "setCaseStatus",
      { params: { id }, body: { status: "Closed", outcome: "Upheld", reason: "Sent again", version, ...body } },
      { ...admin, key: randomUUID() },
    );
  expect((await setStatus({}, 1)).body).toMatchObject({ errors: { answer: ["Answer is required"] } });
  const early = await setStatus({ status: "InReview", outcome: undefined, answer: "Soon" }, 1);
  expect(early.body).toMatchObject({ code: "VALIDATION_FAILED" });
  expect((await setStatus({ answer: "We sent the parcel again." }, 1)).status).toBe(200);
  expect((await wholeCase(id)).complaint?.answeredAtUtc).toBe(shop.clock.now.toISOString());
  expect((await setStatus({ status: "InReview", outcome: undefined }, 2)).status).toBe(200);
  expect((await setStatus({}, 3)).status).toBe(200);
  await sendMail(shop);
  const answers = (await mailFor(shop, email)).filter(({ text }) => text.includes("We sent the parcel again."));
  expect(answers).toHaveLength(1);
});

it("operators are warned three days before the deadline, also if a hundred older complaints wait that they know", async () => {
  const opened = sql`with opened as (
    insert into cases (case_id, number, status, created_at, updated_at)
    select gen_random_uuid(), 800000 + n, 'Open', ${shop.clock.now}, ${shop.clock.now} from generate_series(1, 150) n
    returning case_id)
  insert into complaints select gen_random_uuid(), case_id, null, 'Ida', 'ida@berg.example', 'en', '', 'Late',
    ${shop.clock.now}, ${new Date(shop.clock.now.getTime() - DAY_MS)} from opened`;
  await opened.execute(shop.owner.connection);
  await complain("warned@berg.example");
  const warned = (await newest())?.id ?? "";
  shop.clock.now = new Date(shop.clock.now.getTime() + 11 * DAY_MS);
  for (let run = 0; run < 4; run += 1) await runJob(shop, "tell-overdue");
  const topics = await shop.owner.connection
    .selectFrom("notifications")
    .select("topic")
    .where("topic", "like", "complaint %")
    .execute();
  expect(topics.filter(({ topic }) => topic === `complaint due ${warned}`)).toHaveLength(1);
  expect(topics.length).toBeGreaterThan(150);
});

it("signed-in people can complain when strangers have used up their complaints of the day", async () => {
  const person = await signUp(shop);
  await complainOften(shop);
  expect((await complain("ida@berg.example")).status).toBe(503);
  expect((await complain(person.email, person.token)).status).toBe(201);
});
