import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { notify } from "../../apps/server/src/features/notifications/index.ts";
import { openBoxes } from "../../apps/server/test/openings/browser.ts";
import { PHONE, visit, WIDE } from "../support/browser.ts";
import type { DemoShop } from "../support/demo-shop.ts";
import { it } from "../support/journey.ts";
import { findBox } from "../support/operator.ts";
import { newOperator, signInAs } from "../support/people.ts";
import { sweep } from "../support/sweep.ts";
import { newCustomer } from "../support/shopper.ts";

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const press = (name: string | RegExp) => (page: Page) => button(page, name).first().click();
const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const chart = (page: Page, name: string) => page.getByRole("figure", { name });
const navigation = (page: Page) => page.getByRole("navigation", { name: "Dashboard" });

/** Opens a box as a new person and returns the user name. */
async function openOne(shop: DemoShop): Promise<string> {
  const [person, box] = [await newCustomer(shop), await findBox(shop, "desk-drawer")];
  await openBoxes(shop, person, { lootboxId: box.id, price: box.price });
  return person.userName;
}

async function useSettings(page: Page, settings: Record<string, unknown>): Promise<void> {
  await page.evaluate((text) => localStorage.setItem("app-settings", text), JSON.stringify(settings));
}

it("the overview looks right", async ({ shop, newPage }) => {
  await openOne(shop);
  const latest = (page: Page) => section(page, "Latest openings");
  await sweep(await newPage({ as: await signInAs(shop, "admin") }), [
    {
      name: "a week, with a chart as a table",
      at: "/dashboard?days=7",
      act: (page) => chart(page, "Sales").getByText("Sales as a table").click(),
      see: (page) => chart(page, "Sales").getByRole("row"),
    },
    {
      name: "openings that wait behind a pause",
      isMinor: true,
      act: async (page) => {
        await latest(page).getByText("Live", { exact: true }).waitFor();
        await latest(page).getByRole("button", { name: "Pause" }).click();
        await openOne(shop);
      },
      see: "Paused. New openings available",
    },
    {
      name: "a lost connection",
      isMinor: true,
      at: "/dashboard",
      act: async (page) => {
        await latest(page).getByText("Live", { exact: true }).waitFor();
        await page.context().setOffline(true);
      },
      see: "Not live",
    },
    {
      name: "figures that can't be loaded",
      isMinor: true,
      act: async (page) => {
        await page.context().setOffline(false);
        await page.route("**/api/admin/overview/figures*", (route) => route.fulfill({ status: 500, body: "{}" }));
        await visit(page, "/dashboard");
        await section(page, "What the shop owes").getByText("Balances").first().waitFor();
      },
      see: (page) => section(page, "Figures").getByRole("button", { name: "Try again" }),
    },
    {
      name: "the entries behind a figure",
      at: "/dashboard/entries?figure=boxSales",
      see: (page) => page.getByRole("status").filter({ hasText: /entr(y|ies)/ }),
    },
    { name: "the shop's status", at: "/dashboard/status", see: (page) => page.getByRole("row", { name: /Invoices/ }) },
    {
      name: "the odds of all boxes",
      isMinor: true,
      at: "/dashboard/odds",
      see: (page) => page.getByRole("row").nth(1),
    },
    {
      name: "the odds of a box",
      act: (page) => page.getByRole("row").getByRole("link").first().click(),
      see: (page) => chart(page, "Tickets drawn, in fifty equal parts"),
    },
  ]);
});

it("the dashboard's navigation looks right in every layout", async ({ shop, newTab }) => {
  const bar = { navLayout: "horizontal", navColor: "apparent", colorScheme: "light", primaryColor: "purple" };
  await sweep(await newTab({ as: await signInAs(shop, "admin") }), [
    {
      name: "with the settings open",
      at: "/dashboard/group/approvals",
      act: async (page) => {
        await button(page, "Settings").click();
        await page.getByRole("switch", { name: "Compact" }).uncheck();
      },
      see: (page) => page.getByRole("dialog", { name: "Settings" }).getByRole("radio", { name: "Horizontal" }),
    },
    {
      name: "as a narrow column",
      isMinor: true,
      at: "/dashboard/two",
      act: press("Collapse navigation"),
      see: (page) => button(page, "Expand navigation"),
      sizes: [WIDE],
    },
    {
      name: "as a bar with an open group",
      isMinor: true,
      act: async (page) => {
        await useSettings(page, bar);
        await visit(page, "/dashboard/two");
        await navigation(page).getByRole("button", { name: "Finance" }).focus();
      },
      see: (page) => navigation(page).getByRole("link", { name: "Reconciliation" }),
      sizes: [WIDE],
    },
    {
      name: "with the account's menu",
      isMinor: true,
      act: async (page) => {
        await useSettings(page, { colorScheme: "dark" });
        await visit(page, "/dashboard/security");
        await button(page, "Open account menu").click();
      },
      see: (page) => page.getByRole("dialog", { name: "Account" }).getByRole("link", { name: "Security" }),
    },
    {
      name: "as a drawer on a phone",
      act: async (page) => {
        await page.setViewportSize(PHONE);
        await visit(page, "/dashboard/group/five");
        await button(page, "Open navigation").click();
      },
      see: (page) => page.getByRole("dialog", { name: "Dashboard" }).getByRole("link", { name: "Overview" }),
      sizes: [PHONE],
    },
  ]);
});

it("the dashboard's search looks right", async ({ shop, newTab }) => {
  const search = (page: Page) => page.getByRole("dialog", { name: "Search the dashboard" });
  const results = (page: Page) => search(page).getByRole("option");
  const write = (words: string) => async (page: Page) => {
    await page.keyboard.press("Control+a");
    await page.keyboard.type(words);
  };
  await sweep(await newTab({ as: await signInAs(shop, "admin") }), [
    {
      name: "before anything is typed",
      at: "/dashboard/three",
      act: press("Search"),
      see: (page) => search(page).getByText("Please enter keywords"),
    },
    {
      name: "pages by their path",
      isMinor: true,
      act: write("GROUP/"),
      see: (page) => results(page).locator("mark"),
    },
    { name: "nothing found", isMinor: true, act: write("payment plans"), see: "Not found" },
    {
      name: "a search that failed",
      isMinor: true,
      act: async (page) => {
        await page.route("**/api/admin/search*", (route) => route.fulfill({ status: 500, body: "{}" }));
        await write("desk")(page);
      },
      see: "The shop search failed.",
    },
  ]);
});

it("an operator's notifications look right", async ({ shop, newTab }) => {
  const owner = await newOperator(shop);
  const tell = (name: string) => {
    const params = { itemId: randomUUID(), name, available: 2 };
    const to = { userId: owner.userId };
    return notify(shop.owner.connection, to, { kind: "stockLow", params }, { at: new Date() });
  };
  for (let told = 0; told < 101; told += 1) await tell(`Lamp ${told}`);
  await sweep(await newTab({ as: owner }), [
    {
      name: "more of them than the bell counts",
      at: "/dashboard/two",
      act: async (page) => {
        await button(page, /^Notifications/)
          .getByText("9+")
          .waitFor();
        await button(page, /^Notifications/).click();
      },
      see: (page) => page.getByRole("dialog", { name: "Notifications" }).getByText("Lamp 100"),
    },
  ]);
});
