import { expect } from "vitest";
import { signUp } from "../../../apps/server/test/people/people.ts";
import { cheapestItems } from "../../../e2e/support/shopper.ts";
import { it } from "./shown.ts";

it("saves an item to the wishlist, and takes it off again", async ({ shop, newPage }) => {
  const [item] = await cheapestItems(shop, 1);
  const page = await newPage({ as: await signUp(shop) });
  await page.visit(`/shop/items/${item?.id}`);
  const heart = page.getByRole("button", { name: `Wishlist: ${item?.name}` });
  await page.getByRole("button", { name: "Open account menu" }).waitFor();
  await heart.click();
  await page.getByText(`${item?.name} saved to your wishlist`).waitFor();
  await expect.poll(() => heart.getAttribute("aria-pressed")).toBe("true");
  await page.getByRole("button", { name: "Open account menu" }).click();
  await page.getByRole("dialog", { name: "Account" }).getByRole("link", { name: "Wishlist" }).click();
  await page.getByRole("heading", { level: 1, name: "Wishlist" }).waitFor();
  await heart.click();
  await page.getByText("Your wishlist is empty. Choose the heart on an item to save it.").waitFor();
});
