import { expect } from "vitest";
import type { TestPerson } from "../../apps/server/test/people/people.ts";
import { visit } from "../support/browser.ts";
import { it } from "../support/journey.ts";
import { signInAs } from "../support/people.ts";
import { inLongForm } from "../support/short-form.ts";

let admin: TestPerson;
it.beforeAll(async ({ shop }) => {
  admin = await signInAs(shop, "admin");
});

inLongForm(() => {
  it(
    "offers the five languages",
    { tags: ["S2-155", "S2-156", "S2-157", "S2-158", "S2-159", "S2-160", "S3-54"] },
    async ({ newTab }) => {
      const page = await newTab({ as: admin });
      await visit(page, "/dashboard/two");
      await page.getByRole("banner").getByRole("button", { name: "Language" }).click();
      const choices = page.getByRole("dialog", { name: "Language" }).getByRole("button");
      await choices.first().waitFor();
      const names = () => choices.evaluateAll((buttons) => buttons.map((button) => button.getAttribute("title")));
      expect(await names()).toEqual(["English", "French", "Vietnamese", "Chinese", "Arabic"]);
      // Each choice shows the country's code and the language's own name.
      expect(await choices.allTextContents()).toEqual([
        "GBEnglish",
        "FRFrançais",
        "VNTiếng Việt",
        "CN中文",
        "SAالعربية",
      ]);
      await choices.last().click();
      await expect.poll(() => page.evaluate(() => localStorage.getItem("i18nextLng"))).toBe("ar");
      await page.getByRole("heading", { level: 1, name: "الشحنات" }).waitFor();
    },
  );
});

it(
  "has the dashboard's settings in its drawer, and the public pages don't",
  { tags: ["S3-57", "S3-58", "S3-63", "S3-65", "S3-66"] },
  async ({ newTab }) => {
    const page = await newTab({ as: admin });
    await visit(page, "/dashboard/two");
    await page.getByRole("button", { name: "Settings" }).click();
    const drawer = page.getByRole("dialog", { name: "Settings" });
    await drawer.getByRole("radio", { name: "Horizontal" }).check();
    await drawer.getByRole("radio", { name: "Apparent" }).check();
    await drawer.getByRole("switch", { name: "Compact" }).uncheck();
    const stored = await page.evaluate(() => JSON.parse(localStorage.getItem("app-settings") ?? "null"));
    expect(stored).toMatchObject({ navLayout: "horizontal", navColor: "apparent", compactLayout: false });
    await page.keyboard.press("Escape");
    await page.setViewportSize({ width: 1800, height: 900 });
    const main = page.getByRole("main");
    const width = () => main.evaluate((element) => element.getBoundingClientRect().width);
    expect(await width()).toBeGreaterThan(1700);
    await page.getByRole("button", { name: "Settings" }).click();
    await drawer.getByRole("button", { name: "Reset all" }).click();
    await drawer.getByRole("radio", { name: "Vertical", checked: true }).waitFor();
    await drawer.getByRole("radio", { name: "Integrate", checked: true }).waitFor();
    expect(await drawer.getByRole("switch", { name: "Compact" }).isChecked()).toBe(true);
    await expect.poll(width).toBeLessThan(1400);
    await visit(page, "/shop");
    await page.getByRole("button", { name: "Settings" }).click();
    await drawer.getByRole("switch", { name: "Dark mode" }).waitFor();
    expect(await drawer.getByRole("radio", { name: "Horizontal" }).count()).toBe(0);
  },
);

it("writes nothing to the console that a policy refused", async ({ newTab }) => {
  const page = await newTab({ as: admin });
  const errors: string[] = [];
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  await visit(page, "/dashboard/two");
  await page.getByRole("button", { name: "Search" }).waitFor();
  expect(await page.getByRole("button", { name: /^Workspace/ }).count()).toBe(0);
  await page.keyboard.press("Control+k");
  await page.getByRole("option").first().waitFor();
  expect(errors).toEqual([]);
});
