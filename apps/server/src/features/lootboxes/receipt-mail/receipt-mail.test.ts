import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseOffer, parseProofs } from "@trove/fairness";
import { cents } from "@trove/money";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { stockBox, type TestBox } from "../../../../test/catalogue/stock.ts";
import { openBoxes, prepareReveal, sendReveal } from "../../../../test/openings/browser.ts";
import { spend } from "../../../../test/openings/meanwhile.ts";
import { mailFor, sendMail } from "../../../../test/people/mailbox.ts";
import { confirmAddress, credit, signUp, type TestPerson } from "../../../../test/people/people.ts";
import { logRecords } from "../../../../test/public-log/jobs.ts";
import { openShop, type Shop } from "../../../../test/shop/shop.ts";

const VERIFIER = fileURLToPath(
  new URL("../../../../../../packages/fairness/src/command-line/main.ts", import.meta.url),
);

let folder: string;
let shop: Shop;
let box: TestBox;
// A new shop for each test, because its clock starts at the database's time and the tests move it on.
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "trove-receipts-"));
  shop = await openShop({ DATA_DIR: folder });
  box = await stockBox(shop);
});
afterEach(async () => {
  await shop.close();
  await rm(folder, { recursive: true });
});

const wish = (person: TestPerson, isOn: boolean) => shop.call("setReceiptMail", { body: { isOn } }, person);

/** Makes a person with money for many boxes who has switched the mails on. */
async function reader(): Promise<TestPerson> {
  const person = await signUp(shop);
  await confirmAddress(shop, person);
  await credit(shop, person, cents(1_000_00));
  expect((await wish(person, true)).body).toEqual({ isOn: true });
  return person;
}

async function runJob(): Promise<void> {
  await shop.app.jobs.find(({ name }) => name === "mail-receipts")?.run();
}

function letMinutesPass(minutes: number): void {
  shop.clock.now = new Date(shop.clock.now.getTime() + minutes * 60_000);
}

/** The mails with receipts that the person has received. */
async function receiptMails({ email }: TestPerson) {
  await sendMail(shop);
  return (await mailFor(shop, email)).filter(({ file }) => file.includes("openingReceipts"));
}

/** Waits six minutes, runs the job, and returns all such mails of the person. */
async function mailed(person: TestPerson) {
  await logRecords(shop);
  letMinutesPass(5);
  await runJob();
  return receiptMails(person);
}

async function onlyMail(person: TestPerson) {
  const mails = await mailed(person);
  const [mail] = mails;
  if (mail === undefined || mails.length > 1) throw new Error(`${mails.length} mails came`);
  return mail;
}

async function fileOf(person: TestPerson): Promise<{ name: string; content: string }> {
  const { attachments } = await onlyMail(person);
  const [file] = attachments;
  if (file === undefined || attachments.length > 1) throw new Error(`${attachments.length} files came`);
  return file;
}

/** Runs the command-line verifier on a file. */
async function verify(content: string, ...told: readonly string[]): Promise<{ code: number; out: string }> {
  const path = join(folder, "attached.json");
  await writeFile(path, content);
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [VERIFIER, path, ...told], (_, out) => {
      resolve({ code: child.exitCode ?? -1, out });
    });
  });
}

async function shopKeys() {
  const { receiptKeys, logs } = (await shop.call("getApplicationInfo")).body;
  return { keys: receiptKeys.flatMap(({ publicKey }) => ["--key", publicKey]), logs };
}

const nonces = (content: string) => parseProofs(content).openings.map(({ offer }) => parseOffer(offer.text).nonce);

describe("the receipts of somebody who wishes them by mail", () => {
  it("come with a file that verifies by the shop's key, and by nothing but the keys of its logs", async () => {
    const person = await reader();
    await openBoxes(shop, person, box, { quantity: 3, clientSeed: "glück ✓" });
    await openBoxes(shop, person, box);
    const { name, content } = await fileOf(person);
    expect(name).toBe("openings-0-to-1.json");
    const { keys, logs } = await shopKeys();
    expect(await verify(content, ...keys)).toMatchObject({ code: 0 });
    const byLogs = await verify(content, "--log-key", logs.terms, "--log-key", logs.records);
    expect(byLogs).toMatchObject({ code: 0 });
    expect(byLogs.out).not.toContain("Not looked at");
    const changed = content.replace('"clientSeed": "glück ✓"', '"clientSeed": "glück x"');
    expect((await verify(changed, ...keys)).code).not.toBe(0);
  });

  it("have everything that the person's list has, and nothing of what is sealed", async () => {
    const person = await reader();
    const { body } = await openBoxes(shop, person, box, { quantity: 2 });
    const { content } = await fileOf(person);
    const file = parseProofs(content);
    const [listed] = (await shop.call("listOpenings", { query: {} }, person)).body.items;
    expect(file).toMatchObject({
      userId: person.userId,
      openings: [
        {
          offer: listed?.offer,
          clientSeed: listed?.clientSeed,
          browserKeys: listed?.browserKeys,
          answer: {
            record: body.receipt,
            shown: { boxes: body.openings.map(({ item: { name }, ticket }) => ({ item: { name }, ticket })) },
          },
        },
      ],
    });
    expect(content).not.toContain("sealed");
  });

  it("come without the file to an address that nobody has confirmed, if it has a client seed that was typed", async () => {
    const person = await signUp(shop);
    await credit(shop, person, cents(1_000_00));
    await wish(person, true);
    await openBoxes(shop, person, box, { clientSeed: "0af3" });
    expect((await onlyMail(person)).attachments).toHaveLength(1);
    await openBoxes(shop, person, box, { clientSeed: "Win at evil.example" });
    const mail = (await mailed(person)).find(({ headers }) => headers.includes("no. 1"));
    expect(mail?.attachments).toEqual([]);
    expect(mail?.text).toContain("You can save it on the page below.");
  });

  it("come together in one mail, however many processes look for them, and each in one only", async () => {
    const person = await reader();
    for (let opened = 0; opened < 12; opened += 1) await openBoxes(shop, person, box);
    await runJob();
    expect(await receiptMails(person)).toEqual([]);
    letMinutesPass(6);
    await Promise.all([runJob(), runJob(), runJob()]);
    const { headers, text, attachments } = await onlyMail(person);
    expect(headers).toContain("Subject: Your Trove receipts, no. 0 to 11");
    expect(text).toContain("Boxes: 12");
    expect(text).not.toContain("without a charge");
    expect(text).toContain(`${shop.environment.PUBLIC_URL}/account-settings?tab=fairness`);
    expect(nonces(attachments[0]?.content ?? "")).toEqual(Array.from({ length: 12 }, (_, nonce) => nonce));

    await openBoxes(shop, person, box);
    const [, next, ...more] = await mailed(person);
    expect(more).toEqual([]);
    expect(next?.headers).toContain("Subject: Your Trove receipt, no. 12");
    expect(next?.attachments.map(({ name }) => name)).toEqual(["openings-12.json"]);
    expect(await verify(next?.attachments[0]?.content ?? "", ...(await shopKeys()).keys)).toMatchObject({ code: 0 });
  });

  it("have the voids among them, which the person is asked about", async () => {
    const person = await reader();
    await openBoxes(shop, person, box);
    const reveal = await prepareReveal(shop, person, box);
    const { amount } = (await shop.call("getBalance", {}, person)).body;
    await spend(shop, person, cents(Math.round(amount * 100)));
    expect((await sendReveal(shop, box, reveal)).body).toMatchObject({ code: "INSUFFICIENT_BALANCE" });
    const { text, attachments } = await onlyMail(person);
    expect(text).toContain("Ended without a charge: 1");
    expect(text).toContain("Boxes: 1");
    const { code, out } = await verify(attachments[0]?.content ?? "", ...(await shopKeys()).keys);
    expect(code).toBe(2);
    expect(out).toContain("nonce 0: VERIFIED");
    expect(out).toContain("nonce 1: CONTESTED");
    expect(out).not.toContain("DIFFERS");
  });

  it("come without the log's proofs if the log is late", async () => {
    const person = await reader();
    await openBoxes(shop, person, box);
    letMinutesPass(6);
    await runJob();
    const [mail] = await receiptMails(person);
    const content = mail?.attachments[0]?.content ?? "";
    const { keys, logs } = await shopKeys();
    expect(await verify(content, ...keys)).toMatchObject({ code: 0 });
    expect(await verify(content, ...keys, "--log-key", logs.records)).toMatchObject({ code: 3 });
  });
});

describe("the switch", () => {
  it("is off at first, and then nothing is mailed", async () => {
    const person = await signUp(shop);
    await credit(shop, person, cents(10_000));
    expect((await shop.call("getReceiptMail", {}, person)).body).toEqual({ isOn: false });
    await openBoxes(shop, person, box);
    expect(await mailed(person)).toEqual([]);
  });

  it("counts from the next opening on, until it is off again", async () => {
    const person = await signUp(shop);
    await confirmAddress(shop, person);
    await credit(shop, person, cents(10_000));
    await openBoxes(shop, person, box);
    await wish(person, true);
    await wish(person, true);
    await openBoxes(shop, person, box);
    expect(nonces((await fileOf(person)).content)).toEqual([1]);
    expect((await wish(person, false)).body).toEqual({ isOn: false });
    expect((await shop.call("getReceiptMail", {}, person)).body).toEqual({ isOn: false });
    await openBoxes(shop, person, box);
    expect(await mailed(person)).toHaveLength(1);
    await wish(person, true);
    await openBoxes(shop, person, box);
    const file = (await mailed(person)).at(-1)?.attachments[0]?.content ?? "";
    expect(nonces(file)).toEqual([3]);
  });
});
