import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { appoint } from "../../../../apps/server/src/features/operators/index.ts";
import { signUp } from "../../../../apps/server/test/people/people.ts";
import { shownBy, type Page } from "../shown.ts";
import { openShownShop } from "../shown-shop.ts";
import { newOperator, signInAs } from "../../../../e2e/support/people.ts";

const it = shownBy(() => openShownShop({ FOUR_EYES: "rights,credit", FOUR_EYES_ABOVE: "10" }));

const navigation = (page: Page) => page.getByRole("navigation", { name: "Dashboard" });
const dialog = (page: Page) => page.getByRole("dialog");

it("a second person approves credit, never whoever asked, and the person's history has both names", async ({
  shop,
  newPage,
}) => {
  const [finance, owner, person] = [
    await newOperator(shop, "Finance"),
    await signInAs(shop, "admin"),
    await signUp(shop),
  ];
  const page = await newPage({ as: finance });
  await page.visit(`/dashboard/group/five/${person.userId}`);
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("button", { name: "Credit goodwill" }).click();
  await dialog(page).getByLabel("Amount in euros").fill("25");
  await dialog(page).getByLabel("Reason").fill("A parcel that got lost");
  await dialog(page).getByRole("button", { name: "Credit goodwill" }).click();
  await dialog(page).getByText("Nothing has changed yet").waitFor();
  await page.visit("/dashboard/group/approvals");
  await page
    .getByRole("link", { name: `Give ${person.userName} €25.00 as goodwill` })
    .first()
    .click();
  await dialog(page).getByText("You requested this, so someone else has to decide.").waitFor();
  expect(await dialog(page).getByRole("button", { name: "Approve" }).count()).toBe(0);
  await dialog(page).getByRole("button", { name: "Withdraw" }).waitFor();

  const other = await newPage({ as: owner });
  await other.visit("/dashboard/group/approvals");
  await other
    .getByRole("link", { name: `Give ${person.userName} €25.00 as goodwill` })
    .first()
    .click();
  await dialog(other).getByRole("button", { name: "Approve" }).click();
  await other.getByText("Approved and done").waitFor();
  expect((await shop.call("getBalance", {}, person)).body.amount).toBe(25);
  await other.visit(`/dashboard/group/five/${person.userId}?tab=history`);
  const history = other.getByRole("list", { name: "History" });
  await history.getByText(`by ${finance.userName}, approved by ${owner.userName}`).waitFor();
});

it("what was asked for is withdrawn with a button, and decided by nobody then", async ({ shop, newPage }) => {
  const [finance, owner, person] = [
    await newOperator(shop, "Finance"),
    await signInAs(shop, "admin"),
    await signUp(shop),
  ];
  const asked = { params: { id: person.userId }, body: { amount: 26, reason: "Another parcel" } };
  expect((await shop.call("creditPerson", asked, { ...finance, key: randomUUID() })).status).toBe(409);
  const page = await newPage({ as: finance });
  await page.visit("/dashboard/group/approvals");
  await page
    .getByRole("link", { name: `Give ${person.userName} €26.00 as goodwill` })
    .first()
    .click();
  await dialog(page).getByRole("button", { name: "Withdraw" }).click();
  await dialog(page).waitFor({ state: "hidden" });
  await page.getByText("Nothing is waiting for approval.").waitFor();
  const { items } = (await shop.call("listApprovals", { query: { pageSize: 100 } }, owner)).body;
  expect(items.find(({ subjectId }) => subjectId === person.userId)).toMatchObject({ status: "Withdrawn" });
});

it("an operator of the preset Warehouse sees only shipments and withdrawals", async ({ shop, newPage }) => {
  const warehouse = await newOperator(shop, "Warehouse");
  const page = await newPage({ as: warehouse });
  await page.visit("/dashboard");
  await page.getByRole("heading", { level: 1, name: "Shipments" }).waitFor();
  const names = async () => (await navigation(page).getByRole("link").allTextContents()).filter(Boolean);
  await expect.poll(names).toEqual(["Trove", "Shipments", "Withdrawals"]);
  await page.visit("/dashboard/group/five");
  await page.getByRole("heading", { name: "Permission denied" }).waitFor();
  expect((await shop.call("listPeople", { query: {} }, warehouse)).status).toBe(403);
});

it("an operator of the preset Support looks at items and boxes without a button that does nothing", async ({
  shop,
  newPage,
}) => {
  const [support, owner] = [await newOperator(shop, "Support"), await signInAs(shop, "admin")];
  const { items } = (await shop.call("listAdminItems", { query: {} }, owner)).body;
  const { items: boxes } = (await shop.call("listAdminLootboxes", { query: {} }, owner)).body;
  const page = await newPage({ as: support });
  await page.visit(`/dashboard/three/items/${items[0]?.id ?? ""}`);
  await expect.poll(() => page.getByRole("textbox", { name: "Name" }).isDisabled()).toBe(true);
  const dead = page.getByRole("button", { name: /^(Save|Change stock|Add)/ });
  expect(await dead.count()).toBe(0);
  await page.visit(`/dashboard/group/boxes/${boxes[0]?.id ?? ""}`);
  await page.getByRole("heading", { level: 1, name: boxes[0]?.name }).waitFor();
  expect(await dead.count()).toBe(0);
});

it("the audit log shows an entry that was changed past the shop, and takes others back", async ({ shop, newPage }) => {
  const [owner, person] = [await signInAs(shop, "admin"), await signUp(shop)];
  const lock = { isLocked: true, reason: "A stolen card", version: 1 };
  await shop.call("lockPerson", { params: { id: person.userId }, body: lock }, owner);
  const page = await newPage({ as: owner });
  const entries = `/dashboard/group/audit?subjectId=${person.userId}`;
  await page.visit(entries);
  await page.getByRole("link", { name: "Locked or unlocked an account" }).click();
  await dialog(page).getByText("A stolen card").waitFor();
  await dialog(page).getByText("Revert this…").click();
  await dialog(page).getByLabel("Reason").fill("It was found again");
  await dialog(page).getByRole("button", { name: "Revert" }).click();
  await page.getByText("Reverted", { exact: true }).waitFor();
  await page.getByText("It was found again").waitFor();

  const waiting = async () => (await shop.owner.pool.query("select from audit_queue")).rows.length;
  await expect.poll(waiting, { timeout: 20_000 }).toBe(0);
  await shop.owner.pool.query("alter table audit_entries disable trigger user");
  const rewrite = "update audit_entries set reason = 'Nothing' where subject_id = $1 and reason = 'A stolen card'";
  await shop.owner.pool.query(rewrite, [person.userId]);
  await shop.owner.pool.query("alter table audit_entries enable trigger user");
  await page.visit(entries);
  await page.getByText("Tampered with").waitFor();
});

it("an open page says that rights have changed, and takes them over with one press", async ({ shop, newPage }) => {
  const packer = await newOperator(shop, "Warehouse");
  const page = await newPage({ as: packer });
  await page.visit("/dashboard/two");
  await page.getByRole("table", { name: "Shipments" }).waitFor();
  expect(await navigation(page).getByRole("link", { name: "Payments" }).count()).toBe(0);
  await page.hears();
  await appoint({ db: shop.owner.connection, now: () => new Date() }, packer.email, ["Warehouse", "Finance"]);
  await page.getByText("Your rights have changed.").waitFor();
  await navigation(page).getByRole("link", { name: "Payments" }).waitFor();
  await page.getByRole("button", { name: "Reload" }).click();
  await page.getByText("Your rights have changed.").waitFor({ state: "hidden" });
  await navigation(page).getByRole("link", { name: "Payments" }).waitFor();
});

it("an open page tells somebody who was made an operator to sign in again", async ({ shop, newPage }) => {
  const customer = await signUp(shop);
  const page = await newPage({ as: customer });
  await page.visit("/dashboard/two");
  await page.getByText("Permission denied").waitFor();
  await page.hears();
  await appoint({ db: shop.owner.connection, now: () => new Date() }, customer.email, ["Warehouse"]);
  await page.getByRole("heading", { name: "You're an operator now" }).waitFor();
  await page.getByRole("button", { name: "Sign in again" }).click();
  await page.getByLabel("Email or username").fill(customer.userName);
  await page.getByLabel("Password", { exact: true }).fill(customer.password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await page.getByRole("table", { name: "Shipments" }).waitFor();
});
