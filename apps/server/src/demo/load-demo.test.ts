import { cutoutOf, pictureSizes, TRANSACTION_TYPES } from "@trove/contract";
import { boxes, categories, items } from "@trove/demo";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PASSWORD } from "../../test/people/people.ts";
import { stepsThatDoNotFollow } from "../../test/people/statements.ts";
import { findImbalances } from "../../test/shop/books.ts";
import { refundTopUp } from "../../test/payments/refund-desk.ts";
import { runGateway, runJob } from "../../test/payments/till.ts";
import { openListeningShop } from "../../test/shop/listening-shop.ts";
import { openShop, type Shop } from "../../test/shop/shop.ts";
import { loadDemo } from "./load-demo.ts";
import { refuseDemoAccounts } from "./refuse-demo-accounts.ts";

let shop: Shop;
const load = (app = shop.app) =>
  loadDemo({
    db: shop.database.connection,
    owner: shop.owner.connection,
    app,
    secrets: shop.secrets,
    publicUrl: shop.environment.PUBLIC_URL,
    now: () => new Date(shop.clock.now),
    log: () => {},
  });
/** Starts a load that fails at the given mail, as if the process had been killed there. */
function loadUntilMail(last: number): Promise<void> {
  let mails = 0;
  const ready: Shop["app"]["mail"]["ready"] = (request) => {
    mails += 1;
    if (mails === last) throw new Error("killed");
    return shop.app.mail.ready(request);
  };
  return load({ ...shop.app, mail: { ...shop.app.mail, ready } });
}
const signIn = async (emailOrUserName: string, password: string) =>
  (await shop.call("login", { body: { emailOrUserName, password } })).body;

beforeAll(async () => {
  shop = await openListeningShop();
});
afterAll(() => shop.close());

/** Returns the row count and a hash of every table. */
async function fingerprint(): Promise<unknown[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(shop.owner.connection);
  return Promise.all(
    tables.map(async ({ name }) => {
      const { rows } = await sql`
        select ${name} as name, count(*), md5(string_agg(t::text, '' order by t::text)) as hash
        from ${sql.table(name)} t`.execute(shop.owner.connection);
      return rows[0];
    }),
  );
}

it("leaves a shop unchanged if its people only share user names with the demo's people", async () => {
  const other = await openShop();
  const { connection: db } = other.database;
  const stranger = { email: "a@b.example", userName: "demo", firstName: "Ada", lastName: "Berg", password: PASSWORD };
  expect((await other.call("register", { body: stranger })).status).toBe(201);
  const { app, secrets, owner } = other;
  const parts = { db, owner: owner.connection, app, secrets, now: () => other.clock.now, log: () => {} };
  await loadDemo({ ...parts, publicUrl: "https://trove.example" });
  const { rows } = await sql`select user_name as "userName" from users`.execute(db);
  expect(rows).toEqual([{ userName: "demo" }]);
  await expect(refuseDemoAccounts(db)).resolves.toBeUndefined();
  await other.close();
});

describe("the demo shop", () => {
  it("is completed by the start after two starts that were killed", async () => {
    await expect(loadUntilMail(1)).rejects.toThrow("killed");
    await expect(loadUntilMail(2)).rejects.toThrow("killed");
    await load();
  });

  it("shows all of its items, categories and boxes", async () => {
    const shown = async (query: object) => (await shop.call("listItems", { query })).body.totalCount;
    expect(await shown({})).toBe(items.length);
    expect((await shop.call("listCategories")).body).toHaveLength(categories.length);
    const active = boxes.filter((box) => box.status === "Active").length;
    expect((await shop.call("listLootboxes", { query: {} })).body.totalCount).toBe(active);
  });

  it("changes nothing when it is loaded again", async () => {
    const before = await fingerprint();
    await load();
    expect(await fingerprint()).toEqual(before);
  });

  it("gives the items of an earlier demo shop their photographs, unless an operator changed the picture", async () => {
    const db = shop.database.connection;
    const [earlier, changed] = items;
    if (earlier === undefined || changed === undefined) throw new Error("the demo shop sells nothing");
    const picture = (file: string) => ({ imageUrl: `/pictures/${file}`, galleryUrls: [] });
    const show = (itemId: string, file: string) =>
      db.updateTable("items").set(picture(file)).where("itemId", "=", itemId).execute();
    const shown = (itemId: string) =>
      db.selectFrom("items").select("imageUrl").where("itemId", "=", itemId).executeTakeFirstOrThrow();
    await show(earlier.id, `${earlier.motif}.webp`);
    await show(changed.id, "radio.webp");
    await load();
    expect((await shown(earlier.id)).imageUrl).toBe(`/pictures/${earlier.pictures[0]}`);
    expect((await shown(changed.id)).imageUrl).toBe("/pictures/radio.webp");
    await db
      .updateTable("items")
      .set({ imageUrl: `/pictures/${changed.pictures[0]}` })
      .where("itemId", "=", changed.id)
      .execute();
  });

  it("has every size of its photographs, and each item without its surroundings", async () => {
    for (const { pictures } of items.filter((_, index) => index % 20 === 0)) {
      const urls = pictures.map((file) => `/pictures/${file}`);
      const [main = ""] = urls;
      for (const url of [...urls.flatMap((each) => pictureSizes(each).map((size) => size.url)), cutoutOf(main)]) {
        expect((await shop.app.http.inject({ url })).headers["content-type"], url).toBe("image/webp");
      }
    }
  });

  it("gives the demo user a history that ends yesterday, books that balance, and €500", async () => {
    const { token } = await signIn("demo", "Demo-pass-1");
    expect((await shop.call("getBalance", {}, { token })).body.amount).toBe(500);
    const today = shop.clock.now.toISOString().slice(0, 10);
    const from = new Date(shop.clock.now.getTime() - 300 * 86_400_000).toISOString().slice(0, 10);
    const transactions = (await shop.call("listTransactions", { query: { from, to: today } }, { token })).body;
    expect(transactions.length).toBeGreaterThan(60);
    expect(stepsThatDoNotFollow(transactions)).toEqual([]);
    expect(transactions[0]?.createdAtUtc.slice(0, 10) ?? today).not.toBe(today);
    expect(new Set(transactions.map((each) => each.transactionType))).toEqual(new Set(TRANSACTION_TYPES));
    // The history has operators' entries that are months old. The first job of a start adds them to the audit chain.
    await runJob(shop, "audit-chain");
    expect(await findImbalances(shop)).toEqual([]);
  });

  it("gives the demo user shipments delivered, under way and waiting for the operator, and sends no old mail", async () => {
    const { token } = await signIn("demo", "Demo-pass-1");
    const shipments = (await shop.call("listShipments", { query: {} }, { token })).body.items;
    const told = shipments.map(({ status, deliveredAtUtc }) => (deliveredAtUtc === null ? status : "Delivered"));
    expect(told).toEqual(["Ordered", "Shipped", "Delivered", "Delivered"]);
    const steps = shipments.map(({ carrierSteps }) => carrierSteps.map(({ step, place }) => `${step}, ${place}`));
    const carried = ["InTransit, Utrecht", "InTransit, Amsterdam"];
    expect(steps.slice(0, 3)).toEqual([[], carried, [...carried, "OutForDelivery, Amsterdam", "Delivered, null"]]);
    expect((await shop.call("listPurchases", { query: {} }, { token })).body.totalCount).toBe(3);
    const { rows } = await sql`select from outbox where sent_at is null and kind <> 'newDevice'`.execute(
      shop.owner.connection,
    );
    expect(rows).toEqual([]);
  });

  it("has people who have confirmed their addresses, so that its mails greet them by name", async () => {
    const { rows } =
      await sql`select from users where user_name in ('demo', 'admin') and name_confirmed_at is not null`.execute(
        shop.owner.connection,
      );
    expect(rows).toHaveLength(2);
  });

  it("has an administrator, and is refused by a production start", async () => {
    expect((await signIn("admin", "Admin-pass-1")).roles).toEqual(["Admin"]);
    await expect(refuseDemoAccounts(shop.database.connection)).rejects.toThrow(/demo account "demo" exists/);
  });
});

describe("the demo's payments", () => {
  const differences = async (admin: { token: string }) => {
    const { rows } = await sql<{ day: string }>`select distinct created_at::date::text as day from payments`.execute(
      shop.owner.connection,
    );
    const reports = await Promise.all(
      rows.map(async ({ day }) => (await shop.call("reconcileDay", { query: { day } }, admin)).body),
    );
    return { days: reports.length, found: reports.flatMap((report) => report.differences) };
  };

  it("are known to the sandbox gateway, so that reconciliation finds no difference", async () => {
    const { days, found } = await differences(await signIn("admin", "Admin-pass-1"));
    expect(found).toEqual([]);
    expect(days).toBeGreaterThan(1);
  });

  it("can be refunded to the card", async () => {
    const session = await signIn("admin", "Admin-pass-1");
    const admin = { userId: "", userName: "admin", email: "", password: "", token: session.token };
    const { items: topUps } = (await shop.call("listPayments", { query: { purpose: "TopUp" } }, admin)).body;
    const latest = topUps[0];
    expect((await refundTopUp(shop, admin, latest?.id ?? "", 10)).status).toBe(200);
    await runJob(shop, "send-refunds");
    await runGateway(shop);
    const { body } = await shop.call("getPayment", { params: { id: latest?.id ?? "" } }, admin);
    expect(body).toMatchObject({ refundedAmount: 10, refunds: [{ status: "Taken" }] });
    expect((await differences(admin)).found).toEqual([]);
  });
});
