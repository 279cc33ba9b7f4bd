import { expect } from "vitest";
import { it } from "./support/journey.ts";
import { findBox } from "./support/operator.ts";
import { signInAs } from "./support/people.ts";

const NOBODYS = "019cdd7a-d2a0-7f20-8d1a-6e0871dd0ea4";

const pages = [
  { what: "box", path: "/lootboxes/", title: "Box not found", link: "Browse boxes", to: "/lootboxes" },
  { what: "item", path: "/shop/items/", title: "Item not found", link: "Go to the shop", to: "/shop" },
];

it.for(pages)(
  "an unknown $what responds with 404 and offers a link to continue",
  async ({ path, title, link, to }, { newPage }) => {
    const page = await newPage();
    for (const id of [NOBODYS, "nothing"]) {
      const response = await page.goto(path + id);
      expect(response?.status()).toBe(404);
      await page.getByRole("heading", { level: 1, name: title }).waitFor();
    }
    await page.getByRole("main").getByRole("link", { name: link }).click();
    await page.waitForURL(`**${to}`);
  },
);

const panels = [
  { what: "shipment", path: `/shipments#${NOBODYS}`, says: "Shipment not found" },
  { what: "order", path: `/orders/${NOBODYS}`, says: "Order not found" },
  {
    what: "payment",
    path: `/payment-validation?type=purchase&paymentId=${NOBODYS}`,
    says: "We found no payment to check",
  },
  { what: "top-up", path: `/payment-validation?paymentId=${NOBODYS}`, says: "We found no payment to check" },
];

it.for(panels)(
  "an unknown $what is said to be missing on a page that still works",
  async ({ path, says }, { shop, newTab }) => {
    const page = await newTab({ as: await signInAs(shop, "user") });
    const faults: string[] = [];
    page.on("pageerror", ({ message }) => faults.push(message));
    await page.goto(path);
    await page.getByText(says).first().waitFor();
    await page.getByRole("main").getByRole("link").first().waitFor();
    expect(faults).toEqual([]);
  },
);

it("an unknown opening doesn't prevent opening its box", async ({ shop, newTab }) => {
  const box = await findBox(shop, "the-jewellers-tray");
  const page = await newTab({ as: await signInAs(shop, "user") });
  await page.goto(`/lootboxes/${box.id}?opening=${NOBODYS}`);
  await page.getByText("This opening couldn't be loaded.").waitFor();
  await page.getByRole("heading", { level: 1, name: box.name }).waitFor();
});
