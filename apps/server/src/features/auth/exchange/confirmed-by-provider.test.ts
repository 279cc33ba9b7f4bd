import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { mailFor, sendMail } from "../../../../test/people/mailbox.ts";
import { signUp } from "../../../../test/people/people.ts";
import { type Issuer, openIssuer } from "../../../../test/sign-in/issuer.ts";
import { newSubject, openProviderDesk, type ProviderDesk } from "../../../../test/sign-in/provider-desk.ts";
import type { Shop } from "../../../../test/shop/shop.ts";

let issuer: Issuer;
let desk: ProviderDesk;
let shop: Shop;
let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "trove-mail-"));
  issuer = await openIssuer();
  desk = await openProviderDesk(issuer, "auth0", { DATA_DIR: dataDir });
  ({ shop } = desk);
});
afterAll(async () => {
  await shop.close();
  await issuer.close();
  await rm(dataDir, { recursive: true });
});

const seedOf = async (token: string) => (await shop.call("getProvablyFair", {}, { token })).body.clientSeed;

const typeSeed = (from: Pick<Shop, "call">, token: string) =>
  from.call("updateClientSeed", { body: { clientSeed: "Win at evil.example now" } }, { token });

/** Returns the text of the latest mail of a kind to an address. */
async function latest(email: string, kind: string): Promise<string | undefined> {
  await sendMail(shop);
  return (await mailFor(shop, email)).findLast(({ file }) => file.includes(kind))?.text;
}

describe("mail to an address that the identity provider has verified", () => {
  it("has the name that its subject registered with, until the address changes", async () => {
    const subject = newSubject();
    await desk.enter(subject);
    await desk.enter(subject);
    expect(await latest(subject.email, "newDevice")).toContain("Hello Mara,\r\n");
    const moved = { ...subject, email: `new.${subject.email}` };
    await desk.enter(moved);
    expect(await latest(subject.email, "emailFollowed")).toContain("Hello Mara,\r\n");
    expect(await latest(moved.email, "newDevice")).toContain("Hello,\r\n");
  });

  it("has no name that somebody else registered with, until the new owner saves one", async () => {
    const stranger = await desk.withPasswords(signUp);
    const subject = newSubject({ email: stranger.email });
    const token = await desk.token(subject);
    expect(await desk.exchange(token)).toMatchObject({ body: { code: "EMAIL_CODE_REQUIRED" } });
    const linkMail = (await latest(stranger.email, "linkCode")) ?? "";
    expect(linkMail).toContain("Hello,\r\n");
    const emailCode = /\b\d{8}\b/.exec(linkMail)?.[0];
    const { body: session } = await shop.call("exchangeToken", { body: { token, emailCode } });
    expect(await latest(stranger.email, "accountLinked")).toContain("Hello,\r\n");
    await desk.enter(subject);
    expect(await latest(stranger.email, "newDevice")).toContain("Hello,\r\n");
    const body = { firstName: "Ida", lastName: "Berg", phoneNumber: null };
    expect((await shop.call("updateProfile", { body }, { token: session.token })).status).toBe(200);
    shop.clock.now = new Date(shop.clock.now.getTime() + 1000);
    await desk.enter(subject);
    expect(await latest(stranger.email, "newDevice")).toContain("Hello Ida,\r\n");
  });
});

describe("a client seed that was typed before the identity provider verified the address", () => {
  it("is drawn anew when the account is taken over", async () => {
    const stranger = await desk.withPasswords(async (then) => {
      const person = await signUp(then);
      expect((await typeSeed(then, person.token)).status).toBe(200);
      return person;
    });
    const token = await desk.token(newSubject({ email: stranger.email }));
    await desk.exchange(token);
    const emailCode = /\b\d{8}\b/.exec((await latest(stranger.email, "linkCode")) ?? "")?.[0];
    const { body: session } = await shop.call("exchangeToken", { body: { token, emailCode } });
    expect(await seedOf(session.token)).toMatch(/^[0-9a-f]{32}$/);
  });

  it("is drawn anew when the account follows another address, and stays while it keeps its own", async () => {
    const subject = newSubject();
    const { token } = (await desk.enter(subject)).body;
    await typeSeed(shop, token);
    await desk.enter(subject);
    expect(await seedOf(token)).toBe("Win at evil.example now");
    await desk.enter({ ...subject, email: `new.${subject.email}` });
    expect(await seedOf(token)).toMatch(/^[0-9a-f]{32}$/);
  });
});
