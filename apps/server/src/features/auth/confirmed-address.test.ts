import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { mailFor, type ReceivedMail, sendMail } from "../../../test/people/mailbox.ts";
import { PASSWORD, signUp, type TestPerson } from "../../../test/people/people.ts";
import { addAuthenticator, addPasskey, factorMailsFor } from "../../../test/people/second-factor.ts";
import { replaceEmail } from "./accounts.store.ts";
import { openMailingShop } from "../../../test/shop/mailing-shop.ts";
import type { Shop } from "../../../test/shop/shop.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openMailingShop();
});
afterAll(() => shop.close());

const NEW_PASSWORD = "another horse 2";
const named = "Hello Mara,\r\n";
const nameless = "Hello,\r\n";

/** Returns the latest mail of a kind to a person. */
async function latest({ email }: Pick<TestPerson, "email">, kind: string): Promise<ReceivedMail | undefined> {
  await sendMail(shop);
  return (await mailFor(shop, email)).findLast(({ file }) => file.includes(kind));
}

/** Requests a reset link and returns the text of its mail. */
async function resetMail(person: Pick<TestPerson, "email">): Promise<string> {
  // Mail files are named by the second, so each mail needs a second of its own.
  shop.clock.now = new Date(shop.clock.now.getTime() + 1000);
  await shop.call("forgotPassword", { body: { email: person.email } });
  return (await latest(person, "passwordReset"))?.text ?? "";
}

async function resetByMail(person: TestPerson): Promise<TestPerson> {
  const [, token = ""] = /token=([\w-]{64})/.exec(await resetMail(person)) ?? [];
  const { status } = await shop.call("resetPassword", { body: { token, newPassword: NEW_PASSWORD } });
  expect(status).toBe(204);
  const login = { emailOrUserName: person.email, password: NEW_PASSWORD };
  return { ...person, password: NEW_PASSWORD, token: (await shop.call("login", { body: login })).body.token };
}

const saveProfile = (person: Pick<TestPerson, "token">) =>
  shop.call(
    "updateProfile",
    { body: { firstName: "Mara", lastName: "Lind", phoneNumber: null } },
    { token: person.token },
  );

describe("mail to the address of an account", () => {
  it("has no name after a registration, whatever was typed there, nor after a change of the name", async () => {
    const victim = { email: "victim@trove.example" };
    const names = { userName: "stranger", firstName: "Win at evil.example now", lastName: "Lind" };
    const { body } = await shop.call("register", { body: { ...victim, ...names, password: PASSWORD } });
    expect(await resetMail(victim)).toContain(nameless);
    expect((await saveProfile(body)).status).toBe(200);
    expect(await resetMail(victim)).toContain(nameless);
  });

  it("has the name once the person has sent the mailed code for a first factor", async () => {
    const person = await signUp(shop);
    await addAuthenticator(shop, person);
    expect((await factorMailsFor(shop, person))[0]?.text).toContain(named);
    expect(await resetMail(person)).toContain(named);
  });

  it("has no name after a reset link was used, until its owner saves the name, which may be a stranger's", async () => {
    const owner = await resetByMail(await signUp(shop));
    expect((await latest(owner, "passwordChanged"))?.text).toContain(nameless);
    expect((await latest(owner, "newDevice"))?.text).toContain(nameless);
    expect(await resetMail(owner)).toContain(nameless);
    expect((await saveProfile(owner)).status).toBe(200);
    expect(await resetMail(owner)).toContain(named);
  });

  it("has no name that was typed before a reset because its owner later sends a mailed code", async () => {
    const owner = await resetByMail(await signUp(shop));
    await addPasskey(shop, owner);
    expect((await factorMailsFor(shop, owner))[0]?.text).toContain(nameless);
  });

  it("loses the name when the address changes", async () => {
    const person = await signUp(shop);
    await addAuthenticator(shop, person);
    const email = `second.${person.email}`;
    await shop.owner.connection.transaction().execute(async (tx) => {
      await sql`update identities set value = ${`email:${email}`}
        where user_id = ${person.userId} and value like 'email:%'`.execute(tx);
      await replaceEmail(tx, person.userId, email, shop.clock.now);
    });
    expect(await resetMail({ email })).toContain(nameless);
  });
});
