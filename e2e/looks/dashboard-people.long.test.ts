import type { Page } from "playwright-core";
import { appoint } from "../../apps/server/src/features/operators/index.ts";
import { openCase } from "../../apps/server/test/people/operator.ts";
import { signUp } from "../../apps/server/test/people/people.ts";
import { visit } from "../support/browser.ts";
import { newChargedBack } from "../support/charged-back.ts";
import { it } from "../support/journey.ts";
import { newOperator, signInAs } from "../support/people.ts";
import { buyOne, newCollector } from "../support/shipments.ts";
import { sweep } from "../support/sweep.ts";

const dialog = (page: Page) => page.getByRole("dialog");
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const timeline = (page: Page) => page.getByRole("list", { name: "Timeline" });
const inDialog = (page: Page, name: string) => dialog(page).getByRole("button", { name, exact: true });

it("people look right", async ({ shop, newTab }) => {
  const [admin, person] = [await signInAs(shop, "admin"), await newCollector(shop, 2)];
  await buyOne(shop, person);
  const own = `/dashboard/group/five/${person.userId}`;
  await sweep(await newTab({ as: admin }), [
    { name: "a search", isMinor: true, at: `/dashboard/group/five?search=${person.email}`, see: "1 user" },
    {
      name: "the question why an account is locked",
      at: own,
      act: async (page) => {
        await page.getByRole("button", { name: "More", exact: true }).click();
        await button(page, "Lock account").click();
        await inDialog(page, "Lock account").click();
      },
      see: (page) => dialog(page).getByText("Reason is required"),
    },
    {
      name: "more goodwill than the shop allows",
      isMinor: true,
      at: own,
      act: async (page) => {
        await page.getByRole("button", { name: "More", exact: true }).click();
        await button(page, "Credit goodwill").click();
        await dialog(page).getByLabel("Amount in euros").fill("1000");
        await dialog(page).getByLabel("Reason").fill("A late shipment");
        await inDialog(page, "Credit goodwill").click();
      },
      see: "Amount must be between €0.01 and €100.00",
    },
    {
      name: "shipments on hold, and a note",
      isMinor: true,
      at: own,
      act: async (page) => {
        await page.getByRole("button", { name: "More", exact: true }).click();
        await button(page, "Hold shipments").click();
        await dialog(page).getByLabel("Reason").fill("Another name on the card");
        await inDialog(page, "Hold shipments").click();
        await button(page, "Write a note").click();
        await dialog(page).getByLabel("Note").fill("Wrote about a late shipment.");
        await inDialog(page, "Write a note").click();
        await timeline(page).getByText("Wrote about a late shipment.").waitFor();
      },
      see: "put this person's shipments on hold on",
    },
    {
      name: "their orders",
      isMinor: true,
      act: (page) => page.getByRole("tab", { name: "Orders" }).click(),
      see: (page) => page.getByRole("table", { name: "Orders" }),
    },
  ]);
});

it("cases look right", async ({ shop, newTab }) => {
  const admin = await signInAs(shop, "admin");
  const person = await newChargedBack(shop, admin);
  const { body } = await openCase(shop, admin, person);
  await sweep(await newTab({ as: admin }), [
    { name: "the list", at: "/dashboard/group/cases", see: (page) => page.getByRole("row").nth(1) },
    {
      name: "a new case without its person",
      isMinor: true,
      act: async (page) => {
        await button(page, "Open a case").click();
        await inDialog(page, "Open a case").click();
      },
      see: (page) => dialog(page).getByText("User is required"),
    },
    {
      name: "orders whose money went back",
      isMinor: true,
      at: "/dashboard/group/cases/flagged",
      see: "Flagged orders",
    },
    {
      name: "a case with a note, closed without an outcome",
      at: `/dashboard/group/cases/${body.id}`,
      act: async (page) => {
        await button(page, "Take case").click();
        await page.getByLabel("Write a note").fill("Called the bank.");
        await button(page, "Save note").click();
        await page.getByRole("list", { name: "Notes" }).getByText("Called the bank.").waitFor();
        await button(page, "Close case").click();
      },
      see: "Outcome is required",
    },
    {
      name: "a closed case",
      isMinor: true,
      act: async (page) => {
        await page.getByLabel("Outcome").selectOption("Fraud");
        await page.getByLabel("Reason").fill("The card was stolen");
        await button(page, "Close case").click();
      },
      see: (page) => button(page, "Reopen case"),
    },
  ]);
});

it("rights, settings and the audit log look right", async ({ shop, newTab }) => {
  const [owner, colleague, person] = [await newOperator(shop), await signUp(shop), await signUp(shop)];
  const lock = { isLocked: true, reason: "A stolen card", version: 1 };
  await shop.call("lockPerson", { params: { id: person.userId }, body: lock }, owner);
  await sweep(await newTab({ as: owner }), [
    {
      name: "settings",
      at: "/dashboard/group/settings?group=shipping",
      see: (page) => page.getByRole("heading", { name: "What changes" }),
    },
    { name: "rights", at: "/dashboard/group/rights", see: (page) => page.getByRole("list", { name: "Rights" }) },
    {
      name: "a new operator",
      isMinor: true,
      act: async (page) => {
        await button(page, "Add an operator").click();
        await dialog(page).getByLabel("Email").fill(colleague.email);
        await dialog(page).getByRole("checkbox", { name: "Support" }).check();
        await dialog(page).getByLabel("Reason").fill("Answers our mails");
      },
      see: (page) => inDialog(page, "Save"),
    },
    {
      name: "an entry that is reverted",
      at: `/dashboard/group/audit?subjectId=${person.userId}`,
      act: async (page) => {
        await page.getByRole("link", { name: "Locked or unlocked an account" }).click();
        await dialog(page).getByText("Revert this…").click();
        await dialog(page).getByLabel("Reason").fill("It was found again");
      },
      see: (page) => inDialog(page, "Revert"),
    },
  ]);
});

it("the dashboard of an operator with few rights looks right", async ({ shop, newTab }) => {
  const warehouse = await newOperator(shop, "Warehouse");
  await sweep(await newTab({ as: warehouse }), [
    { name: "a page without the right to it", at: "/dashboard/group/five", see: "Permission denied" },
  ]);
});

it("items and boxes look right to an operator who may not change them", async ({ shop, newTab }) => {
  const [support, owner] = [await newOperator(shop, "Support"), await signInAs(shop, "admin")];
  const [item] = (await shop.call("listAdminItems", { query: {} }, owner)).body.items;
  const [box] = (await shop.call("listAdminLootboxes", { query: {} }, owner)).body.items;
  const heading =
    (name = "") =>
    (page: Page) =>
      page.getByRole("heading", { level: 1, name });
  await sweep(await newTab({ as: support }), [
    { name: "an item", at: `/dashboard/three/items/${item?.id}`, see: heading(item?.name) },
    { name: "a box", isMinor: true, at: `/dashboard/group/boxes/${box?.id}`, see: heading(box?.name) },
  ]);
});

it("rights that change under an open page look right", async ({ shop, newTab, newPage }) => {
  const [packer, customer] = [await newOperator(shop, "Warehouse"), await signUp(shop)];
  const appointed = { db: shop.owner.connection, now: () => new Date() };
  const openThen = (email: string) => async (page: Page) => {
    const heard = page.waitForResponse("**/api/events*");
    await visit(page, "/dashboard/two");
    await heard;
    await appoint(appointed, email, ["Warehouse", "Finance"]);
  };
  await sweep(await newTab({ as: packer }), [
    { name: "of an operator", act: openThen(packer.email), see: "Your rights have changed." },
  ]);
  await sweep(await newPage({ as: customer }), [
    { name: "of a customer", act: openThen(customer.email), see: "You're an operator now" },
  ]);
});
