import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { signUp } from "../../../test/people/people.ts";
import { openShop, type Shop } from "../../../test/shop/shop.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const mara = {
  email: "Mara@Trove.example",
  userName: "Mara",
  firstName: "Mara",
  lastName: "Lind",
  password: "correct horse 1",
};

/** Counts the rows that a new account must have: the user, the wallet and the fairness state. */
async function belongings(userName: string) {
  const { rows } = await sql<{ users: number; wallets: number; roots: number }>`
    select (select count(*) from users where user_name = ${userName}) as users,
      (select count(*) from wallets join users using (user_id) where user_name = ${userName}) as wallets,
      (select count(*) from fairness_states join users using (user_id) where user_name = ${userName}) as roots
  `.execute(shop.owner.connection);
  return rows[0];
}

describe("an account", () => {
  it(
    "is created with everything that belongs to it, and can sign in and read its data",
    { tags: ["S1-17", "S3-06", "S3-07", "S3-08", "S3-09", "S6-02", "S6-05"] },
    async () => {
      const made = await shop.call("register", { body: mara });
      expect(made).toMatchObject({ status: 201, body: { userName: "Mara", email: mara.email, roles: ["User"] } });
      expect(Object.keys(made.body).toSorted()).toEqual(["email", "roles", "token", "userName"]);
      expect(await belongings("Mara")).toEqual({ users: 1, wallets: 1, roots: 1 });
      for (const emailOrUserName of ["MARA", " mara@trove.EXAMPLE "]) {
        const { status, body } = await shop.call("login", { body: { emailOrUserName, password: mara.password } });
        expect(status).toBe(200);
        expect(Object.keys(body).toSorted()).toEqual(["email", "roles", "token", "userName"]);
        const me = await shop.call("getMe", {}, { token: body.token });
        expect(me).toMatchObject({ status: 200, body: { userName: "Mara", firstName: "Mara", phoneNumber: null } });
        expect(me.body.createdAtUtc).toBe(shop.clock.now.toISOString());
        expect(me.text).not.toContain("argon2");
      }
    },
  );

  it("takes a passphrase without digits", async () => {
    const body = {
      ...mara,
      userName: "phrase",
      email: "phrase@trove.example",
      password: "correct horse battery staple",
    };
    expect((await shop.call("register", { body })).status).toBe(201);
  });

  it("is not made for an address that only looks like another one, and keeps its letters in one encoding", async () => {
    const register = (email: string, userName: string) => shop.call("register", { body: { ...mara, email, userName } });
    expect(await register("\uFB01ona@trove.example", "ligature")).toMatchObject({
      status: 400,
      body: { errors: { email: ["Email must use plain letters"] } },
    });
    const made = await register("zo\u0065\u0308@trove.example", "zoe");
    expect(made).toMatchObject({ status: 201, body: { email: "zo\u00EB@trove.example" } });
  });

  it("responds alike to a wrong password and an unknown name", async () => {
    const refused = await Promise.all(
      ["mara", "nobody.here", "nobody@trove.example"].map((emailOrUserName) =>
        shop.call("login", { body: { emailOrUserName, password: "wrong horse 1" } }),
      ),
    );
    for (const { status, body } of refused) {
      expect(status).toBe(401);
      expect(body).toEqual({ ...refused[0]?.body, traceId: expect.any(String) });
      expect(body).toMatchObject({ code: "INVALID_CREDENTIALS" });
    }
  });

  it("is refused with a message at each field that is taken", async () => {
    const { userName, email } = await signUp(shop);
    const other = { ...mara, userName: "free.name", email: "free@trove.example" };
    const byEmail = await shop.call("register", { body: { ...other, email: email.toUpperCase() } });
    expect(byEmail).toMatchObject({
      status: 409,
      body: { code: "EMAIL_TAKEN", errors: { email: [expect.any(String)] } },
    });
    const byName = await shop.call("register", { body: { ...other, userName: userName.toUpperCase() } });
    expect(byName).toMatchObject({ status: 409, body: { code: "USERNAME_TAKEN" } });
    expect(byName.body).toHaveProperty("errors.userName");
    expect(byName.body).not.toHaveProperty("errors.email");
    const both = await shop.call("register", { body: { ...other, userName, email } });
    expect(both.body).toMatchObject({
      code: "EMAIL_TAKEN",
      errors: { email: [expect.any(String)], userName: [expect.any(String)] },
    });
    expect((await shop.call("register", { body: other })).status).toBe(201);
  });

  it.each([
    ["no roles of one's own choice", { roles: ["Admin"] }, "request"],
    ["no password that is the user name", { userName: "horse1horse", password: "Horse1Horse" }, "password"],
    ["no password that is the e-mail", { email: "m1@trove.example", password: "M1@trove.example" }, "password"],
    ["no short password", { password: "password1" }, "password"],
    ["no password that everybody tries", { password: "Password123!" }, "password"],
    ["no password made of one's own name", { password: "maramara2026", userName: "maramara" }, "password"],
    ["no name of digits", { firstName: "R2D2" }, "firstName"],
    ["no e-mail without a domain", { email: "mara@trove" }, "email"],
  ])("accepts %s", async (_, change, field) => {
    const { status, body } = await shop.call("register", { body: { ...mara, ...change } });
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: "VALIDATION_FAILED", errors: { [field]: [expect.any(String)] } });
  });

  it("is created once by parallel registrations", async () => {
    for (let round = 0; round < 5; round += 1) {
      const responses = await Promise.all(
        Array.from({ length: 8 }, (_, index) =>
          shop.call("register", {
            body: {
              ...mara,
              userName: `racer${round}`,
              email: index % 2 ? `racer${round}@trove.example` : `r${round}.${index}@trove.example`,
            },
          }),
        ),
      );
      const codes = responses.map(({ status }) => status);
      expect(codes.filter((status) => status === 201)).toHaveLength(1);
      expect(codes.filter((status) => status === 409)).toHaveLength(7);
      expect(await belongings(`racer${round}`)).toEqual({ users: 1, wallets: 1, roots: 1 });
    }
  });

  it("has a user name that nobody can take in other upper and lower case", async () => {
    const spelling = fc.stringMatching(/^[A-Za-z][A-Za-z0-9_.-]{5,18}$/);
    const shuffled = spelling.chain((name) =>
      fc.tuple(
        fc.constant(name),
        fc
          .array(fc.boolean(), { minLength: name.length, maxLength: name.length })
          .map((upper) =>
            name.replaceAll(/./g, (letter, at: number) => (upper[at] ? letter.toUpperCase() : letter.toLowerCase())),
          ),
      ),
    );
    let count = 0;
    await fc.assert(
      fc.asyncProperty(shuffled, async ([name, other]) => {
        const register = (userName: string) => {
          count += 1;
          return shop.call("register", { body: { ...mara, userName, email: `case${count}@trove.example` } });
        };
        await register(name);
        expect((await register(other)).body).toMatchObject({ code: "USERNAME_TAKEN" });
      }),
      { numRuns: 15 },
    );
  });
});
