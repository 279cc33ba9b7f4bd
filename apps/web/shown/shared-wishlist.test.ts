import { stockItems } from "../../../apps/server/test/catalogue/stock.ts";
import { signUp } from "../../../apps/server/test/people/people.ts";
import { it } from "./shown.ts";

it("shares a wishlist by a link that anybody can read, until its person ends it", async ({ shop, newPage }) => {
  const person = await signUp(shop);
  const [wished] = await stockItems(shop, [1200]);
  await shop.call("addWish", { params: { id: wished?.itemId ?? "" } }, person);
  const page = await newPage({ as: person });
  await page.visit("/wishlist");
  await page.getByRole("button", { name: "Share", exact: true }).click();
  await page.getByLabel("Show my username").click();
  await page.getByRole("button", { name: "Create link" }).click();
  await page.getByRole("textbox", { name: "Link" }).waitFor();
  const { share } = (await shop.call("getWishlistShare", {}, person)).body;
  const path = `/wishes/shared/${share?.token}`;
  const guest = await newPage();
  await guest.visit(path);
  await guest.getByRole("heading", { name: `Wishlist of ${person.userName}` }).waitFor();
  await guest.getByText("€12.00").waitFor();
  await page.visit("/wishlist");
  await page.getByRole("button", { name: "Share", exact: true }).click();
  await page.getByRole("button", { name: "Stop sharing" }).click();
  await page.getByRole("button", { name: "Create link" }).waitFor();
  await guest.visit(path);
  await guest.getByText("Nothing is shared here").waitFor();
});
