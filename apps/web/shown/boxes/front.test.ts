import { expect } from "vitest";
import { it, type Page } from "../shown.ts";

const head = (page: Page) => page.getByRole("region", { name: "New here" });

function offer(page: Page, boxes: { areOffered: boolean; differ: boolean }): void {
  page.answer("getApplicationInfo", async (ask) => {
    const info: object = await (await ask()).json();
    return Response.json({ ...info, boxes });
  });
}

it("the front page offers no box to try where boxes are off, and the shop's own address never does", async ({
  newPage,
}) => {
  const page = await newPage();
  await page.visit("/shop");
  await page.getByRole("region", { name: "Boxes" }).waitFor();
  expect(await head(page).count()).toBe(0);
  await page.visit("/");
  await head(page).waitFor();
  offer(page, { areOffered: false, differ: false });
  await page.visit("/");
  await page.getByRole("region", { name: "Boxes" }).waitFor();
  expect(await head(page).count()).toBe(0);
});

it("the front page runs no demo where the visitor's country has no boxes, and tells of a failure", async ({
  newPage,
}) => {
  const page = await newPage();
  offer(page, { areOffered: true, differ: true });
  page.answer("getOffered", async () => new Response(null, { status: 503 }));
  await page.visit("/");
  const demo = head(page).getByRole("button", { name: "Try it: free demo" });
  await demo.click();
  await head(page).getByText("The demo could not be loaded. Try again.").waitFor();
  page.answer("getOffered", { boxes: false });
  await demo.click();
  await head(page).getByText("Boxes aren't offered in your country. The shop is open.").waitFor();
  expect(await demo.isDisabled()).toBe(true);
});
