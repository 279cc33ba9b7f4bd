import { randomUUID } from "node:crypto";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { pngOf, uploadPicture } from "../../../test/catalogue/pictures.ts";
import { mailFor, sendMail } from "../../../test/people/mailbox.ts";
import { makeAdmin } from "../../../test/people/people.ts";
import { changeGroup } from "../../../test/settings/change-group.ts";
import { openShop, type Shop } from "../../../test/shop/shop.ts";
import { makePictureStorage } from "../files/index.ts";
import { accountRecipient, guestRecipient, type MailRequest, makeMail } from "./index.ts";
import { openSmtpServer, type SmtpServer } from "./smtp-server.fixture.ts";

let byFile: Shop;
let bySmtp: Shop;
let smtp: SmtpServer;
let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "trove-mail-"));
  smtp = await openSmtpServer();
  byFile = await openShop({ DATA_DIR: dataDir, APP_NAME: "Trove & Sons" });
  bySmtp = await openShop({ DATA_DIR: join(dataDir, "smtp"), SMTP_URL: smtp.url });
});
afterAll(async () => {
  await Promise.all([byFile.close(), bySmtp.close()]);
  await smtp.close();
  await rm(dataDir, { recursive: true });
});

/** A recipient whose address and name have just been confirmed. */
function confirmed(firstName: string) {
  const email = `${randomUUID()}@trove.example`;
  const at = new Date();
  return accountRecipient({
    userId: randomUUID(),
    email,
    firstName,
    emailConfirmedAt: at,
    nameConfirmedAt: at,
    ownTextsSince: at,
  });
}

function request(to = confirmed("Mara")): MailRequest {
  const payload = { link: "https://trove.example/?a=1&b=2", validMinutes: 30 };
  return { to, language: "en", kind: "passwordReset", payload };
}

function roomOf({ app, database, environment, secrets, clock }: Shop) {
  const pictures = makePictureStorage(environment, database);
  const now = () => clock.now;
  return makeMail({ db: database.connection, settings: app.settings, pictures, environment, secrets, now });
}

const queue = (shop: Shop, mail: MailRequest) =>
  shop.database.connection.transaction().execute((tx) => roomOf(shop).queue(tx, mail));

async function stateOf(shop: Shop, recipient: string) {
  const { rows } = await sql<{ attempts: number; isSent: boolean; hasContent: boolean; lastError: string | null }>`
    select attempts, sent_at is not null as "isSent", sealed_content is not null as "hasContent",
      last_error as "lastError"
    from outbox where recipient = ${recipient}`.execute(shop.owner.connection);
  return rows[0];
}

describe("a mail", () => {
  it("is written as HTML and as text, with its values escaped", async () => {
    const mail = request(confirmed(`<img src=x onerror="alert(1)">`));
    await queue(byFile, mail);
    await sendMail(byFile);
    const [received] = await mailFor(byFile, mail.to.address);
    expect(received?.headers).toContain("Subject: Reset your Trove & Sons password");
    expect(received?.text).toContain(`Hello <img src=x onerror="alert(1)">,`);
    expect(received?.text).toContain("https://trove.example/?a=1&b=2");
    expect(received?.html).toContain("Hello &lt;img src=x onerror=&quot;alert(1)&quot;&gt;,");
    expect(received?.html).toContain('href="https://trove.example/?a=1&amp;b=2"');
    expect(received?.html).not.toContain("<img");
    expect(await stateOf(byFile, mail.to.address)).toEqual({
      attempts: 1,
      isSent: true,
      hasContent: false,
      lastError: null,
    });
  });

  it("is in its reader's language, and turned around for Arabic", async () => {
    const mail = { ...request(), language: "ar" };
    await queue(byFile, mail);
    await sendMail(byFile);
    const [received] = await mailFor(byFile, mail.to.address);
    expect(received?.headers).toContain("Content-Language: ar");
    expect(received?.html).toContain('<html lang="ar" dir="rtl">');
  });

  it("is punctuated as its language is, also as plain text", async () => {
    const payload = { code: "123456", validMinutes: 10 };
    const mailed = async (language: string) => {
      const mail: MailRequest = { ...request(), language, kind: "linkCode", payload };
      await queue(byFile, mail);
      await sendMail(byFile);
      return (await mailFor(byFile, mail.to.address))[0]?.text;
    };
    expect(await mailed("en")).toContain("Code: 123456");
    expect(await mailed("fr")).toContain("Code\u00a0: 123456");
    expect(await mailed("cn")).toContain("验证码：123456");
  });

  it("carries the shop's logo, and nothing that a mail program has to load", async () => {
    const owner = await makeAdmin(byFile);
    const { url } = (await uploadPicture(byFile, owner, await pngOf({ width: 300, height: 300 }))).body;
    await changeGroup(byFile, owner, "look", { value: { darkColour: "", lightColour: "", logoUrl: url } });
    const mail = request();
    await queue(byFile, mail);
    await sendMail(byFile);
    const [received] = await mailFor(byFile, mail.to.address);
    expect(received?.html.match(/(?:src|background)="[^"]*"/g)).toEqual(['src="cid:logo"']);
    expect(received?.attachments).toMatchObject([{ name: "logo.webp", content: expect.stringMatching(/^RIFF/) }]);
    await changeGroup(byFile, owner, "look", { value: { darkColour: "", lightColour: "", logoUrl: "" } });
  });

  it("is in English if its language has no texts", async () => {
    const mail = { ...request(), language: "tlh" };
    await queue(byFile, mail);
    await sendMail(byFile);
    const [received] = await mailFor(byFile, mail.to.address);
    expect(received?.headers).toContain("Content-Language: en");
    expect(received?.html).toContain('<html lang="en" dir="ltr">');
  });

  it("is never sent if its transaction is rolled back", async () => {
    const mail = request();
    const taken = byFile.database.connection.transaction().execute(async (tx) => {
      await roomOf(byFile).queue(tx, mail);
      throw new Error("taken back");
    });
    await expect(taken).rejects.toThrow("taken back");
    await sendMail(byFile);
    expect(await mailFor(byFile, mail.to.address)).toEqual([]);
  });

  it("can't be used to add another recipient or header", async () => {
    const two = request(guestRecipient("a@trove.example, b@trove.example"));
    const header = request(guestRecipient("c@trove.example\r\nBcc: d@trove.example"));
    for (const mail of [two, header]) await queue(bySmtp, mail);
    await sendMail(bySmtp);
    expect(smtp.recipients.splice(0)).toEqual([
      'RCPT TO:<"a@trove.example, b"@trove.example>',
      'RCPT TO:<"c@trove.example Bcc: d"@trove.example>',
    ]);
    for (const message of smtp.received) expect(message).not.toMatch(/^Bcc:/m);
  });
});

describe("the worker", () => {
  it("sends each mail once, however many run", async () => {
    const mails = Array.from({ length: 20 }, () => request());
    for (const mail of mails) await queue(bySmtp, mail);
    await Promise.all(Array.from({ length: 6 }, () => sendMail(bySmtp)));
    for (const { to } of mails) {
      expect(smtp.received.filter((message) => message.includes(`To: ${to.address}`))).toHaveLength(1);
    }
    expect(await readdir(bySmtp.environment.DATA_DIR).catch(() => [])).not.toContain("mail");
  });

  it("tries again later, longer each time, under the same Message-ID", async () => {
    const mail = request();
    await queue(bySmtp, mail);
    const taken = () => smtp.received.filter((message) => message.includes(mail.to.address));
    smtp.replyToRecipient = "451 busy";
    const start = bySmtp.clock.now;
    await expect(sendMail(bySmtp)).rejects.toThrow("was not sent at attempt 1");
    expect(await stateOf(bySmtp, mail.to.address)).toMatchObject({ attempts: 1, isSent: false, hasContent: true });
    expect((await stateOf(bySmtp, mail.to.address))?.lastError).toContain("451 busy");
    await sendMail(bySmtp);
    bySmtp.clock.now = new Date(start.getTime() + 2 * 60_000);
    await expect(sendMail(bySmtp)).rejects.toThrow("attempt 2");
    smtp.replyToRecipient = "250 ok";
    bySmtp.clock.now = new Date(start.getTime() + 5 * 60_000);
    await sendMail(bySmtp);
    expect(taken()).toHaveLength(0);
    bySmtp.clock.now = new Date(start.getTime() + 6 * 60_000);
    await sendMail(bySmtp);
    expect(taken()).toHaveLength(1);
    expect(taken()[0]).toMatch(/^Message-ID: <[0-9a-f-]{36}@127\.0\.0\.1>$/m);
    expect(await stateOf(bySmtp, mail.to.address)).toMatchObject({ attempts: 3, isSent: true, lastError: null });
    bySmtp.clock.now = start;
  });

  it("gives up after ten attempts and deletes the mail after thirty days", async () => {
    const mail = request();
    await queue(bySmtp, mail);
    smtp.replyToRecipient = "550 nobody here";
    const start = bySmtp.clock.now;
    for (let attempt = 1; attempt <= 12; attempt += 1) {
      await sendMail(bySmtp).catch(() => undefined);
      bySmtp.clock.now = new Date(bySmtp.clock.now.getTime() + 86_400_000);
    }
    smtp.replyToRecipient = "250 ok";
    expect(await stateOf(bySmtp, mail.to.address)).toMatchObject({ attempts: 10, isSent: false });
    bySmtp.clock.now = new Date(start.getTime() + 31 * 86_400_000);
    await bySmtp.app.jobs.find(({ name }) => name === "forget-mail")?.run();
    expect(await stateOf(bySmtp, mail.to.address)).toBeUndefined();
    bySmtp.clock.now = start;
  });
});
