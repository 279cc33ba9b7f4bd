import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { parseEnv } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import { buildFolder } from "../../../../tools/built-folder/build-folder.ts";
import { makeCluster } from "../../src/embedded-postgres/make-cluster.ts";
import { openSmtpServer, type SmtpServer } from "../../src/features/mail/smtp-server.fixture.ts";
import { KEYS, openSignedStorage, type SignedStorage } from "../catalogue/signed-storage.ts";
import { clusters } from "../crash/crash-place.ts";
import { OwnServer } from "../crash/own-server.ts";
import { findFreePort } from "./free-port.ts";
import { type ShopProcess, startShopProcess } from "./shop-process.ts";

const MINUTES = 60_000;
const PASSWORD = "Corked-Harbour-71";

let folder: string;
let built: string;
let smtp: SmtpServer;
let storage: SignedStorage;
let database: OwnServer;
let adminUrl: string;
let ports: { PORT: string; METRICS_PORT: string };
let shop: ShopProcess | undefined;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "trove-walk-"));
  built = join(folder, "trove");
  await buildFolder(built, () => {});
  mkdirSync(clusters, { recursive: true });
  database = await OwnServer.make(clusters);
  adminUrl = database.urlWith(await makeCluster(database.place, "full"));
  await database.start();
  ports = { PORT: String(await findFreePort()), METRICS_PORT: String(await findFreePort()) };
  smtp = await openSmtpServer();
  storage = await openSignedStorage();
}, 10 * MINUTES);

afterAll(async () => {
  await shop?.end("SIGKILL");
  await Promise.all([smtp.close(), storage.close(), database.remove()]);
  rmSync(folder, { recursive: true, force: true });
});

const settingsAt = (name: string) => join(folder, "settings", `${name}.env`);
const settingsOf = (name: string) => parseEnv(readFileSync(settingsAt(name), "utf8"));

type Run = { words: readonly string[]; files?: readonly string[]; env?: Record<string, string>; input?: string };

/** Runs a command of the folder with settings from files, as an owner does. Returns what it printed. */
async function run({ words, files = [], env = {}, input = "" }: Run): Promise<string> {
  const { PATH } = process.env;
  const args = [...files.map((name) => `--env-file=${settingsAt(name)}`), ...words];
  const child = spawn(join(built, "trove"), args, { cwd: folder, env: { PATH, ...env } });
  child.stdin.end(input);
  const [out, problems, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "exit")]);
  expect([code, problems]).toEqual([0, expect.anything()]);
  return out;
}

/** A bucket as a setting. */
const bucket = (name: string) => {
  const keys = [KEYS.accessKey, KEYS.secretKey].map(encodeURIComponent).join(":");
  return `${storage.url.replace("://", `://${keys}@`)}/${name}?region=${KEYS.region}`;
};

const answers = () => [
  "Walk",
  "https://walk.invalid",
  "Walk B.V. · Street 1, 1000 AA Town · KvK 00000000 · VAT NL000000000B00",
  "ada@walk.example",
  `walk_${randomUUID().slice(0, 8)}`,
  adminUrl,
  "",
  smtp.url,
  "yes",
  bucket("pictures"),
  bucket("backups/walk"),
  "",
  "",
  "",
  ports.PORT,
  "",
  "",
  "",
];

async function startShop(): Promise<void> {
  shop = await startShopProcess({ ...settingsOf("shop"), ...ports }, [], built);
}

const url = (path: string) => `http://127.0.0.1:${ports.PORT}${path}`;

async function post(path: string, body: object): Promise<number> {
  const headers = { "content-type": "application/json", "idempotency-key": randomUUID() };
  return (await fetch(url(path), { method: "POST", headers, body: JSON.stringify(body) })).status;
}

const register = (userName: string) =>
  post("/api/auth/register", {
    userName,
    email: `${userName}@walk.example`,
    password: PASSWORD,
    firstName: "Mara",
    lastName: "Tester",
  });

const signIn = (emailOrUserName: string) => post("/api/auth/login", { emailOrUserName, password: PASSWORD });

it(
  "an owner sets up a shop with the built folder alone, loses the database, and has shop and logs back",
  async () => {
    const told = await run({
      words: ["setup", "settings"],
      input: answers()
        .map((line) => `${line}\n`)
        .join(""),
    });
    const secretOf = (name: string) => new RegExp(`^  ${name}=(.*)$`, "m").exec(told)?.[1] ?? "";
    expect(secretOf("ENDORSING_SECRET")).not.toBe("");
    expect(settingsOf("shop")).not.toHaveProperty("MIGRATION_DATABASE_URL");
    expect(settingsOf("shop")["ROOT_KEY"]).toBe(secretOf("ROOT_KEY"));
    expect(Object.keys(settingsOf("owner"))).toEqual(["DATABASE_URL", "MIGRATION_DATABASE_URL"]);

    await startShop();
    const token = /token=3D([\w%.=\r\n-]+)/.exec(smtp.received.at(-1) ?? "")?.[1]?.replaceAll(/=\r?\n/g, "") ?? "";
    expect(await post("/api/auth/resetPassword", { token, newPassword: PASSWORD })).toBe(204);
    expect(await signIn("owner")).toBe(200);

    await register("early");
    expect(await run({ words: ["backup"], files: ["backup"] })).toMatch(/^Everything until .* A new copy of/);
    const figures = await (await fetch(`http://127.0.0.1:${ports.METRICS_PORT}/metrics`)).text();
    expect(figures).toMatch(/^trove_backup_age_seconds\{part="log"\} \d/m);
    const [, logKeys = ""] = /audit-log https:\/\/walk\.invalid (.*) --copy/.exec(told) ?? [];
    await run({ words: ["audit-log", url(""), ...logKeys.split(" "), "--copy", "copy"] });

    await register("known");
    const moment = new Date().toISOString();
    await register("lost");
    await run({ words: ["backup"], files: ["backup"] });
    const BACKUP_IDENTITY = secretOf("BACKUP_IDENTITY");
    const programs = ["--postgres", database.place.binaries];
    expect(await run({ words: ["backup-check", ...programs], files: ["backup"], env: { BACKUP_IDENTITY } })).toMatch(
      /Its books: \d+ rules, 0 broken/,
    );

    await shop?.end("SIGKILL");
    database.kill();
    const { cluster } = database.place;
    rmSync(cluster, { recursive: true });
    await run({
      words: ["restore", "--at", moment, "--to", cluster, ...programs],
      files: ["backup"],
      env: { BACKUP_IDENTITY },
    });
    await database.start();
    expect(await run({ words: ["log-restore", "copy"], files: ["shop", "owner"] })).toMatch(/\w/);
    expect(await run({ words: ["audit"], files: ["shop"] })).toMatch(/\d rules, 0 broken\n$/);
    await startShop();
    expect(await Promise.all(["early", "known", "lost"].map(signIn))).toEqual([200, 200, 401]);
    expect(await run({ words: ["backup"], files: ["backup"] })).toMatch(/A new copy of/);
  },
  10 * MINUTES,
);
