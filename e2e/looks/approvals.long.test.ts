import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { signUp } from "../../apps/server/test/people/people.ts";
import { visit } from "../support/browser.ts";
import { openDemoShop } from "../support/demo-shop.ts";
import { journeyThrough } from "../support/journey.ts";
import { newOperator, signInAs } from "../support/people.ts";
import { sweep } from "../support/sweep.ts";
import { cheapestItems } from "../support/shopper.ts";

/** Uses its own shop, where a second person approves credit and prices change. */
const it = journeyThrough(() => openDemoShop({ FOUR_EYES: "rights,credit", FOUR_EYES_ABOVE: "10" }));

const dialog = (page: Page) => page.getByRole("dialog");
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });

it("bulk work that ran looks right, with its lines in the audit log", async ({ shop, newTab }) => {
  const admin = await signInAs(shop, "admin");
  const itemIds = (await cheapestItems(shop, 60)).slice(30).map(({ id }) => id);
  const body = { itemIds, change: { pricePercent: 10 } };
  const { body: work } = await shop.call("planItemEdit", { body }, { ...admin, key: randomUUID() });
  await sweep(await newTab({ as: admin }), [
    {
      name: "work that is done",
      at: `/dashboard/three/works/${work.id}`,
      act: (page) => button(page, "Change 30 items").click(),
      see: (page) => page.getByRole("status").getByText("Done"),
    },
    {
      name: "its lines in the audit log",
      at: "/dashboard/group/audit?view=changes&isChange=true",
      act: (page) =>
        page
          .getByRole("link", { name: /^\d+ lines$/ })
          .first()
          .click(),
      see: (page) => page.getByRole("status").filter({ hasText: /^\d+ entries$/ }),
    },
  ]);
});

it("what a second person approves looks right", async ({ shop, newPage }) => {
  const [finance, owner, person] = [
    await newOperator(shop, "Finance"),
    await signInAs(shop, "admin"),
    await signUp(shop),
  ];
  const asked = `Give ${person.userName} €25.00 as goodwill`;
  await sweep(await newPage({ as: finance }), [
    {
      name: "a credit that waits",
      at: `/dashboard/group/five/${person.userId}`,
      act: async (page) => {
        await page.getByRole("button", { name: "More", exact: true }).click();
        await button(page, "Credit goodwill").click();
        await dialog(page).getByLabel("Amount in euros").fill("25");
        await dialog(page).getByLabel("Reason").fill("A parcel that got lost");
        await dialog(page).getByRole("button", { name: "Credit goodwill" }).click();
      },
      see: "Nothing has changed yet",
    },
  ]);
  await sweep(await newPage({ as: owner }), [
    {
      name: "a decision",
      isMinor: true,
      at: "/dashboard/group/approvals",
      act: (page) => page.getByRole("link", { name: asked }).first().click(),
      see: (page) => dialog(page).getByRole("button", { name: "Approve" }),
    },
    {
      name: "the history with both names",
      act: async (page) => {
        await dialog(page).getByRole("button", { name: "Approve" }).click();
        await page.getByText("Approved and done").waitFor();
        await visit(page, `/dashboard/group/five/${person.userId}?tab=history`);
      },
      see: `by ${finance.userName}, approved by ${owner.userName}`,
    },
    {
      name: "the entry with both names",
      isMinor: true,
      at: "/dashboard/group/audit?action=creditPerson",
      act: (page) => page.getByRole("link", { name: "Gave goodwill credit" }).first().click(),
      see: (page) => dialog(page).getByText(`approved by ${owner.userName}`),
    },
  ]);
});
