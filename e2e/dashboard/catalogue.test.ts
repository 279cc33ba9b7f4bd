import type { Page } from "playwright-core";
import { expect } from "vitest";
import { photo, pngOf } from "../../apps/server/test/catalogue/pictures.ts";
import type { TestPerson } from "../../apps/server/test/people/people.ts";
import { visit } from "../support/browser.ts";
import { catalogueJourney as it } from "../support/journey.ts";
import { signInAs } from "../support/people.ts";
import { inLongForm } from "../support/short-form.ts";

let admin: TestPerson;
it.beforeAll(async ({ shop }) => {
  admin = await signInAs(shop, "admin");
});

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

async function choosePictures(page: Page, files: { name: string; mimeType: string; buffer: Buffer }[]): Promise<void> {
  await page.locator('input[type="file"]').setInputFiles(files);
}

it("an item is made with pictures, found, given stock for a reason, and bought from its page in the shop", async ({
  newTab,
}) => {
  const page = await newTab({ as: admin });
  await visit(page, "/dashboard/three");
  await heading(page, "Catalogue").waitFor();
  await page.getByRole("table").waitFor();
  await page.getByRole("link", { name: "New item" }).click();
  await heading(page, "New item").waitFor();
  await button(page, "Create item").click();
  await page.getByText("Add at least one picture").waitFor();
  await page.getByLabel("Name", { exact: true }).fill("Kettle of Ida");
  await page.getByLabel("Brand").fill("Nordlys");
  await page.getByLabel("Description", { exact: true }).fill("Whistles in G.");
  await page.getByLabel("Category").selectOption({ index: 1 });
  await page.getByLabel("Market price").fill("39,50");
  await page.getByLabel("Stock", { exact: true }).fill("4");
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  await choosePictures(page, [
    { name: "notes.png", mimeType: "image/png", buffer: Buffer.from("no picture") },
    { name: "drawing.svg", mimeType: "image/svg+xml", buffer: svg },
    { name: "kettle.jpg", mimeType: "image/jpeg", buffer: await photo({ width: 700, height: 500 }) },
  ]);
  await page.getByText("notes.png: That is no picture").waitFor();
  await page.getByText("drawing.svg: This is not a JPEG, PNG or WebP file").waitFor();
  await page.getByLabel("Description of picture 1").fill("A green kettle");
  await button(page, "Create item").click();
  await heading(page, "Kettle of Ida").waitFor();
  await page.getByText("4 pieces left").waitFor();
  await page.getByLabel("New stock").fill("16");
  await page.getByLabel("Reason").fill("Delivery 4711");
  await button(page, "Change stock").click();
  await page.getByText("16 pieces left").waitFor();
  await page
    .getByRole("row", { name: /Delivery 4711/ })
    .getByText("+12")
    .waitFor();
  await page.getByText("Stock saved").waitFor({ state: "hidden" });
  // Scrolls to the top, because a field that is half below the header would be reported as too small to press.
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.getByRole("link", { name: "View in shop" }).click();
  const picture = page.getByRole("img", { name: "A green kettle" });
  await picture.waitFor();
  expect(await picture.getAttribute("srcset")).toMatch(/-128.webp 128w, .*-500.webp 500w$/);
  expect(
    await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBeGreaterThan(0);
  // The uploaded photograph had its location in its metadata. The served picture must not have it.
  const served = await picture.evaluate(async (image: HTMLImageElement) => (await fetch(image.currentSrc)).text());
  expect(served).toContain("WEBP");
  expect(served).not.toMatch(/Exif|GPS|Camera of Ida/);
});

inLongForm(() => {
  it("categories are made, moved and edited; one that the shop uses can't be hidden, and says why", async ({
    newTab,
  }) => {
    const page = await newTab({ as: admin });
    await visit(page, "/dashboard/three/categories");
    const names = () => page.getByRole("heading", { level: 2 }).allTextContents();
    await page.getByRole("grid", { name: "Categories" }).getByRole("row").first().waitFor();
    const before = await names();
    await button(page, "New category").click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Name", { exact: true }).fill("Lamps of Ida");
    await dialog.getByLabel("Description", { exact: true }).fill("To read by.");
    await choosePictures(page, [
      { name: "lamp.png", mimeType: "image/png", buffer: await pngOf({ width: 300, height: 300 }) },
    ]);
    await dialog.getByRole("button", { name: "Remove picture 1" }).waitFor();
    await button(page, "Save category").click();
    await dialog.waitFor({ state: "hidden" });
    await expect.poll(names).toEqual([...before, "Lamps of Ida"]);
    await button(page, "Move Lamps of Ida up").click();
    await expect.poll(names).toEqual([...before.slice(0, -1), "Lamps of Ida", before.at(-1)]);
    const moved = await names();
    await page.getByRole("row", { name: "Lamps of Ida" }).getByRole("button", { name: "Drag Lamps of Ida" }).focus();
    await page.keyboard.press("Enter");
    await page.locator("[data-drop-target]").first().waitFor();
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Enter");
    await expect.poll(names).not.toEqual(moved);
    expect((await names()).toSorted()).toEqual(moved.toSorted());
    const [first = "", second = ""] = await names();
    const row = (name: string) => page.getByRole("row", { name, exact: true });
    await row(second).dragTo(row(first), { targetPosition: { x: 120, y: 4 } });
    await expect.poll(async () => (await names()).slice(0, 2)).toEqual([second, first]);
    await button(page, `Edit ${before[0]}`).click();
    await dialog.getByText("Move or deactivate them first.").waitFor();
    expect(await dialog.getByRole("switch").isDisabled()).toBe(true);
  });
});
