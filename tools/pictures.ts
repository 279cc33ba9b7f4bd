// npm run pictures -- http://localhost:3000: takes the pictures of the README and of the specification's rows. Needs a
// running shop with the demo data in which the demo user has opened no box yet.
import { chromium, type Page } from "playwright-core";
import { people } from "../demo/src/index.ts";
import { chromiumExecutable } from "./chromium.ts";

const url = process.argv[2] ?? "http://localhost:3000";
const folder = new URL("../docs/pictures/", import.meta.url).pathname;
const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

async function signIn({ userName: emailOrUserName, password }: (typeof people)["user"]): Promise<string> {
  const response = await fetch(`${url}/api/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ emailOrUserName, password }),
  });
  if (!response.ok) throw new Error(await response.text());
  return response.text();
}

async function boxNamed(name: string): Promise<string> {
  const response = await fetch(`${url}/api/lootboxes?search=${encodeURIComponent(name)}`);
  const { items } = (await response.json()) as { items: { id: string }[] };
  const [box] = items;
  if (box === undefined) throw new Error(`no box is called ${name}`);
  return box.id;
}

const user = await signIn(people.user);
const admin = await signIn(people.admin);
const box = await boxNamed("Game Night");
const launch = await chromiumExecutable();
const browser = await chromium.launch({ ...launch, args: [...launch.args, "--disable-background-networking"] });

type Scene = { as?: string; prepare?: (page: Page) => Promise<unknown> };

async function take(name: string, path: string, size: typeof WIDE, { as = user, prepare }: Scene = {}) {
  const context = await browser.newContext({ baseURL: url, viewport: size, colorScheme: "dark", locale: "en-GB" });
  await context.addInitScript((record) => sessionStorage.setItem("user_data", record), as);
  // Blocks the stream of events, because with an open stream the network is never idle.
  await context.route("**/api/events", (route) => route.fulfill({ status: 204 }));
  const page = await context.newPage();
  await page.goto(path, { waitUntil: "networkidle" });
  await prepare?.(page);
  await page.screenshot({ path: `${folder}${name}.jpg`, type: "jpeg", quality: 82, animations: "disabled" });
  await context.close();
  console.log(`docs/pictures/${name}.jpg`);
}

await take("shop", "/", WIDE);
await take("boxes", "/lootboxes", WIDE);
await take("opening", `/lootboxes/${box}`, WIDE, {
  prepare: async (page) => {
    await page.getByRole("button", { name: /^Open for / }).click();
    await page.getByText("Verified", { exact: true }).first().waitFor();
  },
});
await take("inventory", "/inventory", WIDE);
await take("phone", `/lootboxes/${box}`, PHONE);
// Rows of the specification that only a person can judge. The file name is the row's id.
await take("rows/S2-94", "/", WIDE, {
  prepare: async (page) => {
    // Holds the next page's data back, so that the progress bar stays.
    await page.route("**/*.data*", () => {});
    await page.getByRole("link", { name: "Boxes", exact: true }).first().click();
    await page.locator("#nprogress .bar").waitFor();
  },
});
await take("rows/S2-148", "/dashboard", WIDE, {
  as: admin,
  prepare: async (page) => {
    await page.keyboard.press("Control+k");
    const search = page.getByRole("dialog", { name: "Search the dashboard" });
    await search.waitFor();
    await page.keyboard.type("pay");
    await search.getByRole("option", { name: "Payments" }).waitFor();
  },
});
await browser.close();
