import { expect } from "vitest";
import { shownBy } from "../../shown.ts";
import { openShownShop } from "../../shown-shop.ts";
import {
  boxOf,
  changePlan,
  createBox,
  moveBox,
  plannedBoxOf,
  publishNext,
} from "../../../../../apps/server/test/catalogue/operator-boxes.ts";

import { signInAs } from "../../../../../e2e/support/people.ts";
import { cheapestItems, dearestItem } from "../../../../../e2e/support/shopper.ts";

/** A separate shop, which publishes new odds ten minutes before they apply. */
const it = shownBy(() => openShownShop({ ODDS_NOTICE_MINUTES: "10" }));

it("counts the notice of an announced version down, and cancels it while it runs", async ({ shop, newPage }) => {
  const admin = await signInAs(shop, "admin");
  const items = [await dearestItem(shop), ...(await cheapestItems(shop, 3))];
  const id = await createBox(shop, admin, { ...plannedBoxOf(items.map((item) => item.id)), price: 49 });
  expect((await moveBox(shop, admin, id, "Active")).status).toBe(200);
  await changePlan(shop, admin, id, { price: 60 });
  expect((await publishNext(shop, admin, id)).status).toBe(200);

  const page = await newPage({ as: admin });
  await page.visit(`/dashboard/group/boxes/${id}`);
  const notice = page.getByRole("region", { name: "Version 2 at €60.00 is announced" });
  // The notice is ten minutes, and changes begin at whole minutes.
  await notice
    .getByRole("timer")
    .filter({ hasText: /in (9|1[0-2]) min \d+ s/ })
    .waitFor();
  await notice.getByRole("button", { name: "Cancel this version" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText("Version 1 is restored as your plan.").waitFor();
  await dialog.getByRole("button", { name: "Pause and cancel" }).click();
  await notice.getByText("nobody can open it with these odds").waitFor();
  await expect.poll(() => page.getByLabel("Price").inputValue()).toBe("49.00");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByRole("status").filter({ hasText: "All changes saved." }).waitFor();
  expect(await boxOf(shop, admin, id)).toMatchObject({ status: "Paused", price: 49, current: { tableVersion: 2 } });
});
