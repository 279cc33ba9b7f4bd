import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeAdmin, signUp, type TestPerson } from "../../test/people/people.ts";
import { openShop, type Shop } from "../../test/shop/shop.ts";
import { makePictureStorage } from "../features/files/index.ts";
import { administer } from "./administer.ts";

const cli = fileURLToPath(new URL("./cli.ts", import.meta.url));
const run = promisify(execFile);

const events: string[] = [];

let shop: Shop;
let person: TestPerson;
beforeAll(async () => {
  shop = await openShop();
  person = await signUp(shop);
});
afterAll(() => shop.close());

/** Runs the command within this process. */
async function admin(...words: string[]): Promise<string> {
  const { environment, secrets } = shop;
  const { connection: db } = shop.database;
  const pictures = makePictureStorage(environment, shop.database);
  return administer({ db, pictures, environment, secrets, log: (line) => void events.push(line) }, words);
}

/** Runs the command as its own process, as an operator does. */
async function adminProcess(...words: string[]): Promise<string> {
  const { JWT_SECRET, ROOT_KEY, LOG_KEY } = shop.environment;
  const SIGNING_KEY = shop.environment.SIGNING_KEY?.join();
  const env = { ...process.env, DATABASE_URL: shop.appUrl, JWT_SECRET, ROOT_KEY, SIGNING_KEY, LOG_KEY };
  const { stdout } = await run(process.execPath, [cli, ...words], { env });
  return stdout;
}

const signIn = async () =>
  (await shop.call("login", { body: { emailOrUserName: person.email, password: person.password } })).body;

describe("npm run admin", () => {
  it(
    "makes the first administrator, who is listed and can use the dashboard's endpoints",
    { tags: ["S1-18", "S3-05", "S6-01"] },
    async () => {
      expect(await adminProcess("list")).toBe("Nobody is an administrator\n");
      expect(await admin("grant", person.email.toUpperCase())).toContain("is an administrator");
      expect(await admin("grant", person.email)).toContain("already");
      expect(await admin("list")).toMatch(new RegExp(`^${person.email} .* Owner$`, "m"));
      const { roles, token } = await signIn();
      expect(roles).toEqual(["User", "Admin"]);
      expect((await shop.call("listAudit", { query: {} }, { token })).status).toBe(200);
    },
  );

  it("doesn't revoke the role of the last Owner", async () => {
    await expect(adminProcess("revoke", person.email)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining("There must be at least one Owner"),
    });
    await expect(admin("grant", person.email, "Support")).rejects.toThrow("There must be at least one Owner");
  });

  it("gives other rights than everything, if they are named", async () => {
    const other = await signUp(shop);
    expect(await admin("grant", other.email, "Support", "Warehouse")).toContain("Support, Warehouse");
    expect(await admin("list")).toMatch(new RegExp(`^${other.email} .* Warehouse, Support$`, "m"));
    expect(await admin("grant", other.email)).toContain("Owner");
  });

  it("revokes the role, and ends every session that has it", async () => {
    const { token } = await signIn();
    expect(await admin("revoke", person.email)).toContain("no longer");
    expect((await shop.call("listAudit", { query: {} }, { token })).status).toBe(401);
    expect((await signIn()).roles).toEqual(["User"]);
    expect(await admin("list")).not.toContain(person.email);
  });

  it("writes each change to the audit log, once", async () => {
    const { token } = await makeAdmin(shop);
    const { items } = (await shop.call("listAudit", { query: { subjectId: person.userId } }, { token })).body;
    const actor = { userInfoId: "00000000-0000-0000-0000-000000000000", userName: "npm run admin" };
    expect(items).toMatchObject([
      { action: "revokeAdmin", actor, before: { presets: ["Owner"] }, after: { roles: ["User"], presets: [] } },
      { action: "grantAdmin", actor, before: { presets: [] }, after: { roles: ["User", "Admin"], presets: ["Owner"] } },
    ]);
  });

  it("writes each change to the log, without a name", () => {
    expect(events.map((line) => (JSON.parse(line) as { event: string }).event)).toEqual([
      "admin_granted",
      "admin_granted",
      "admin_granted",
      "admin_revoked",
    ]);
    expect(events.join()).not.toContain(person.userName);
  });

  it.each([
    [["grant", "nobody@trove.example"], "No account"],
    [["grant"], "npm run admin"],
    [["grant", "nobody@trove.example", "Everything"], "npm run admin"],
    [[], "npm run admin"],
  ])("changes nothing on %j", async (words, line) => {
    await expect(admin(...words)).rejects.toThrow(line);
  });
});
