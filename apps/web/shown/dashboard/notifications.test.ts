import { randomUUID } from "node:crypto";
import { notify } from "../../../../apps/server/src/features/notifications/index.ts";
import { shownBy } from "../shown.ts";
import { openShownShop } from "../shown-shop.ts";
import { signInAs } from "../../../../e2e/support/people.ts";

const it = shownBy(() => openShownShop({ DEMO: "false" }));

it("counts on its bell up to 9", async ({ shop, newPage }) => {
  for (let told = 0; told < 11; told += 1) {
    const params = { itemId: randomUUID(), name: `Lamp ${told}`, available: 1 };
    await notify(
      shop.owner.connection,
      { permission: "catalogue.read" },
      { kind: "stockLow", params },
      { at: new Date() },
    );
  }
  const page = await newPage({ as: await signInAs(shop, "admin") });
  await page.visit("/dashboard");
  await page
    .getByRole("button", { name: /^Notifications/ })
    .getByText("9+")
    .waitFor();
});
