import { expect } from "vitest";
import { creditPerson } from "../apps/server/test/people/operator.ts";
import { mailFor } from "../apps/server/test/people/mailbox.ts";
import { signUp } from "../apps/server/test/people/people.ts";
import { PHONE, visit } from "./support/browser.ts";
import { it } from "./support/journey.ts";
import { expectSound } from "./support/looks.ts";
import { newOperator } from "./support/people.ts";
import { moveShipment, newCollector, sendShipment } from "./support/shipments.ts";

it("shows what happens under the bell at once, and keeps it until it is put away", async ({ shop, newTab }) => {
  const [person, admin] = [await signUp(shop), await newOperator(shop)];
  const page = await newTab({ as: person, size: PHONE });
  const bellLoaded = page.waitForResponse((response) => response.url().includes("/api/notifications"));
  await visit(page, "/shop");
  await bellLoaded;
  await page.getByRole("button", { name: "Notifications", exact: true }).click();
  const drawer = page.getByRole("dialog", { name: "Notifications" });
  await drawer.getByText("No notifications").waitFor();
  await creditPerson(shop, admin, person, 5);
  await page.getByText("We credited €5.00 to your balance").first().waitFor();
  await drawer.getByRole("tab", { name: "Unread 1" }).click();
  await drawer.getByRole("listitem").filter({ hasText: "We credited €5.00" }).waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Notifications, 1 unread" }).click();
  await drawer.getByRole("button", { name: "Archive" }).click();
  await drawer.getByText("You're all caught up").waitFor();
  await drawer.getByRole("link", { name: "Email preferences" }).click();
  const wishlist = page.getByRole("switch", { name: /Wishlist/ });
  await wishlist.check();
  await page.getByText("Saved", { exact: true }).waitFor();
});

it("the link in a mail ends such mails, without signing in, but not before a press", async ({ shop, newTab }) => {
  const [person, admin] = [await newCollector(shop, 1), await newOperator(shop)];
  const { id } = await sendShipment(shop, person);
  await moveShipment(shop, admin, id, "Approved", "Shipping", "Shipped");
  const mailbox = { environment: { DATA_DIR: shop.dataDir } };
  const linked = async () => {
    const mails = await mailFor(mailbox, person.email);
    return mails.flatMap(({ headers }) => /^List-Unsubscribe: <.+(\/unsubscribe\/.+)>$/m.exec(headers)?.[1] ?? []);
  };
  await expect.poll(linked, { timeout: 10_000 }).toHaveLength(1);
  const [link = ""] = await linked();
  const isOn = async () => (await shop.call("getMailPreferences", {}, person)).body.shipmentSent;

  const page = await newTab();
  await visit(page, link);
  await page.getByRole("heading", { level: 1, name: "Turn off emails about shipments on their way?" }).waitFor();
  expect(await isOn()).toBe(true);
  const press = page.getByRole("button", { name: "Turn off" });
  await press.click();
  await page.getByText("You won't get these emails any more.").waitFor();
  await expectSound(page);
  expect([await isOn(), await press.count()]).toEqual([false, 0]);

  await visit(page, "/unsubscribe/shipmentSent/nobodys");
  await press.click();
  await page.getByText("This link isn't valid.").waitFor();
  const unknown = await page.goto("/unsubscribe/invoices/nobodys");
  expect(unknown?.status()).toBe(404);
  await page.getByRole("heading", { level: 1, name: "Page not found" }).waitFor();
});
