import { visit } from "./support/browser.ts";
import { it } from "./support/journey.ts";

it(
  "an unknown path redirects to /404 without adding it to the history",
  { tags: ["S2-18", "S2-19"] },
  async ({ newTab }) => {
    const page = await newTab();
    await visit(page, "/coming-soon");
    await page.evaluate(() => window.location.assign("/no-such-page"));
    await page.waitForURL("**/404");
    await page.goBack();
    await page.waitForURL("**/coming-soon");
  },
);
