import { randomUUID } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { parseEnv } from "node:util";
import pg from "pg";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { makeFirstAdmin } from "../../../tools/setup/first-admin.ts";
import { askEverything } from "../../../tools/setup/questions.ts";
import { settingsText, writeSettings } from "../../../tools/setup/settings-file.ts";
import { Terminal } from "../../../tools/setup/terminal.ts";
import { connectToCluster, listFiles } from "../src/backups/cluster.store.ts";
import { readBackupSettings, readEnvironment } from "../src/environment.ts";
import { openSmtpServer, type SmtpServer } from "../src/features/mail/smtp-server.fixture.ts";
import { KEYS, openSignedStorage, type SignedStorage } from "./catalogue/signed-storage.ts";

let smtp: SmtpServer;
let storage: SignedStorage;
let folder: string;

beforeAll(async () => {
  smtp = await openSmtpServer();
  storage = await openSignedStorage();
  folder = mkdtempSync(join(tmpdir(), "trove-setup-"));
});
afterAll(async () => {
  await smtp.close();
  await storage.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The bucket as a setting, for the holder of an access key. */
function bucketWith(accessKey: string): string {
  const keys = [accessKey, KEYS.secretKey].map(encodeURIComponent).join(":");
  return `${storage.url.replace("://", `://${keys}@`)}/pictures?region=${KEYS.region}`;
}

/** Answers the questions in order. Returns what was asked, and the result. */
async function answer(lines: readonly string[]) {
  const input = new PassThrough();
  let asked = "";
  const terminal = new Terminal(input, { write: (text) => (asked += text) });
  input.end(lines.map((line) => `${line}\n`).join(""));
  const result = await askEverything(terminal).finally(() => terminal.close());
  return { asked, ...result };
}

it("asks what production needs, tries each answer, and leaves a file that a shop starts with", async () => {
  const closed = "postgresql://postgres:x@127.0.0.1:1/postgres";
  const { asked, settings, owner, backups, admin, endorsingSecret, backupIdentity } = await answer([
    "Zed's",
    "Zed",
    "http://zed.example",
    "https://zed.invalid",
    "Zed GmbH · Ring 1, 1010 Wien · FN 123456a",
    "help@zed.example",
    `setup_${randomUUID().slice(0, 8)}`,
    closed,
    inject("adminUrl"),
    "",
    "smtp://127.0.0.1:1",
    smtp.url,
    "no",
    smtp.url,
    "yes",
    bucketWith("AKIDOTHER"),
    bucketWith(KEYS.accessKey),
    "backups",
    join(folder, "backups"),
    "cash",
    "sandbox",
    "none",
    "",
    "3000",
    "",
    "ada at zed.example",
    "ada@zed.example",
    "Ada Zed",
    "ada",
  ]);
  expect(asked).toMatch(/✗ neither quotes nor backslashes/);
  expect(asked).toMatch(/✗ production needs https/);
  expect(asked).toMatch(/! no address is known for zed\.invalid/);
  expect(asked).toMatch(/✗ connect ECONNREFUSED 127\.0\.0\.1:1\n/);
  expect(asked).toMatch(/✗ one of sandbox, checkoutcom, stripe, mollie, bank, please/);
  expect(asked.match(/Did the mail arrive/g)).toHaveLength(2);
  expect(asked).toMatch(/administrator's e-mail address \[help@zed\.example\]:   ✗ .+\n/);
  expect(asked).toMatch(/Their user name \[owner\]:   ✗ .+\n/);

  const path = join(folder, "shop.env");
  writeSettings(path, settings);
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(() => writeSettings(path, settings)).toThrow(/EEXIST/);
  const read = parseEnv(readFileSync(path, "utf8"));
  expect(read).toEqual(settings);
  expect(readEnvironment(read)).toMatchObject({ APP_NAME: "Zed", PUBLIC_URL: "https://zed.invalid" });
  expect(settings).not.toHaveProperty("MIGRATION_DATABASE_URL");
  expect(endorsingSecret).toMatch(/^ENDORSING_SECRET=/);

  expect(backupIdentity).toMatch(/^BACKUP_IDENTITY=AGE-SECRET-KEY-1/);
  expect(asked).toMatch(/✗ must be an absolute path, or https:/);
  expect(readBackupSettings(backups ?? {})).toMatchObject({
    BACKUP_TO: { folder: join(folder, "backups") },
    BACKUP_RECIPIENT: [read["BACKUP_RECIPIENT"]],
  });

  const { logs } = await makeFirstAdmin({ ...settings, ...owner }, admin, () => {});
  expect(logs).toMatchObject({ terms: expect.stringMatching(/^zed\.invalid/), records: expect.any(String) });
  expect(smtp.recipients.at(-1)).toContain("ada@zed.example");
  expect(smtp.received.at(-1)).toMatch(/^Subject: Choose a password for Zed\r$/m);
  const client = new pg.Client(owner["MIGRATION_DATABASE_URL"]);
  await client.connect();
  const { rows } = await client.query("select email from operators join users using (user_id)");
  await client.end();
  expect(rows).toEqual([{ email: "ada@zed.example" }]);
  const backup = await connectToCluster(backups?.["BACKUP_DATABASE_URL"] ?? "");
  expect((await listFiles(backup)).at(-1)?.path).toBe("global/pg_control");
  await backup.end();
});

it("writes nothing when the input ends early", async () => {
  await expect(answer(["Zed"])).rejects.toThrow(/Nothing was written/);
});

it("puts values with spaces in quotes, and refuses those that no quotes can hold", () => {
  expect(settingsText({ A: "b c $d", E: "f" })).toBe("A='b c $d'\nE=f\n");
  expect(() => settingsText({ A: `it's ${randomUUID()}` })).toThrow(/A: neither quotes/);
});
