import { expect } from "vitest";
import { signUp } from "../../../apps/server/test/people/people.ts";
import { signInAs } from "../../../e2e/support/people.ts";
import { it, type Page } from "./shown.ts";

const USER_PAGES = [
  "/inventory",
  "/top-up",
  "/transactions",
  "/payment-validation",
  "/shipment-create",
  "/shipments",
  "/account-settings",
  "/account/protection",
  "/orders",
  "/wishlist",
];
const DASHBOARD_PAGES = [
  "/dashboard",
  "/dashboard/two",
  "/dashboard/three",
  "/dashboard/group",
  "/dashboard/group/five",
  "/dashboard/group/six",
];

async function expectDenied(page: Page, path: string): Promise<void> {
  await page.visit(path);
  await page.getByText("Permission denied").waitFor();
  await page.getByText("You do not have permission to access this page.").waitFor();
  expect(page.path()).toBe(path);
}

it(
  "a visitor is sent from the pages of Users and of the dashboard to sign-in, with the way back",
  {
    tags: [
      "S2-29",
      "S2-30",
      "S2-31",
      "S2-32",
      "S2-33",
      "S2-34",
      "S2-35",
      "S2-43",
      "S2-44",
      "S2-62",
      "S2-76",
      "S2-77",
      "S2-78",
      "S2-79",
      "S2-80",
      "S2-81",
      "S2-84",
      "S2-85",
      "S2-86",
      "S6-03",
      "S6-15",
    ],
  },
  async ({ newPage }) => {
    const page = await newPage();
    for (const path of [...USER_PAGES, ...DASHBOARD_PAGES, "/transactions?from=2026-01-01#top"]) {
      await page.visit(path);
      await page.waitForPath("/auth/jwt/sign-in?returnTo=*");
      expect(new URLSearchParams(location.search).get("returnTo")).toBe(path);
    }
  },
);

it(
  "an administrator is refused the pages of Users, in the specified words",
  {
    tags: [
      "S2-36",
      "S2-37",
      "S2-38",
      "S2-39",
      "S2-40",
      "S2-41",
      "S2-42",
      "S2-43",
      "S6-21",
      "S6-32",
      "S6-33",
      "S8-11",
      "S8-12",
    ],
  },
  async ({ shop, newPage }) => {
    const page = await newPage({ as: await signInAs(shop, "admin") });
    for (const path of USER_PAGES) await expectDenied(page, path);
    await page.getByRole("link", { name: "Go to Dashboard" }).waitFor();
  },
);

it(
  "a User is refused the pages of the dashboard, in the specified words",
  {
    tags: ["S2-76", "S2-77", "S2-78", "S2-79", "S2-80", "S2-81", "S2-83", "S6-32", "S6-33", "S8-11", "S8-12"],
  },
  async ({ shop, newPage }) => {
    const page = await newPage({ as: await signUp(shop) });
    for (const path of DASHBOARD_PAGES) await expectDenied(page, path);
    expect(await page.getByRole("navigation", { name: "Dashboard" }).count()).toBe(0);
  },
);
