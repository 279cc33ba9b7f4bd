import { expect } from "vitest";
import { runJob } from "../../../../apps/server/test/payments/till.ts";
import { signUp, type TestPerson } from "../../../../apps/server/test/people/people.ts";
import { bornOf, handIn } from "../../../../apps/server/test/protection/identity-desk.ts";
import { setMarkets } from "../../../../apps/server/test/protection/markets.ts";
import type { Shop } from "../../../../apps/server/test/shop/shop.ts";
import { newOperator } from "../../../../e2e/support/people.ts";
import { it } from "../shown.ts";

/** Finds the case of a person's identity check. Waits, because another process of the shop may be finding signals. */
async function checkCase(shop: Shop, operator: TestPerson, person: TestPerson): Promise<string> {
  let found: string | undefined;
  const look = async () => {
    await runJob(shop, "find-signals");
    const { items } = (await shop.call("listCases", { query: { kind: "IdentityCheck" } }, operator)).body;
    const cases = await Promise.all(items.map(({ id }) => shop.call("getCase", { params: { id } }, operator)));
    found = cases.find(({ body }) => body.people.some(({ id }) => id === person.userId))?.body.id;
    return found;
  };
  await expect.poll(look, { timeout: 20_000 }).toBeDefined();
  return found ?? "";
}

it("a person declares who they are, begins a check, and is told which pictures are missing", async ({
  shop,
  newPage,
}) => {
  await setMarkets(shop, { NL: { ageCheck: "Verified" } });
  const person = await signUp(shop);
  const page = await newPage({ as: person });
  await page.visit("/account/identity");
  await page.getByText("Not declared").waitFor();
  const [year = "", month = "", day = ""] = bornOf(person).split("-");
  await page.getByLabel("Day").fill(day);
  await page.getByLabel("Month").fill(month);
  await page.getByLabel("Year").fill(year);
  await page.getByLabel("Country where you live").selectOption("NL");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByRole("button", { name: "Start" }).click();
  await page.getByText("Hold the document beside your face.").waitFor();
  await page.getByRole("button", { name: "Send for checking" }).click();
  await page.getByText("Take the pictures that are missing first").waitFor();
  await setMarkets(shop, {});
});

it("a person takes back pictures that nobody has decided about, and begins again", async ({ shop, newPage }) => {
  await setMarkets(shop, { NL: { ageCheck: "Verified" } });
  const person = await signUp(shop);
  await handIn(shop, person);
  const page = await newPage({ as: person });
  await page.visit("/account/identity?returnTo=/top-up");
  await page.getByText("Being checked").waitFor();
  expect(await page.getByRole("button", { name: "Start" }).count()).toBe(0);
  await page.getByRole("link", { name: "Back to where you were" }).waitFor();
  await page.getByRole("button", { name: "Take the pictures back" }).click();
  await page.getByRole("button", { name: "Start" }).click();
  await page.getByText("Document, front").waitFor();
  await setMarkets(shop, {});
});

it("an operator opens each picture by itself, and decides with the document's birth date", async ({
  shop,
  newPage,
}) => {
  const person = await signUp(shop);
  await handIn(shop, person);
  const operator = await newOperator(shop, "Identity");
  const found = await checkCase(shop, operator, person);
  const page = await newPage({ as: operator });
  await page.visit(`/dashboard/group/cases/${found}`);
  await page.getByRole("button", { name: "Show: Your face" }).click();
  await page.getByRole("img", { name: "Your face" }).waitFor();
  await page.getByRole("button", { name: "Show: Document, front" }).click();
  await page.getByRole("img", { name: "Document, front" }).waitFor();
  const decideNow = page.getByRole("button", { name: "Decide" });
  await decideNow.click();
  await page.getByText("Birth date on the document is required").waitFor();
  await page.getByLabel("Birth date on the document").fill("1949-01-01");
  await page.getByLabel("Document valid until").fill("2031-03-31");
  await page.getByLabel("Reason for the audit log").fill("A passport");
  await decideNow.click();
  await page.getByText("The document states another birth date").first().waitFor();
  await page.getByLabel("Birth date on the document").fill(bornOf(person));
  await decideNow.click();
  await page.getByRole("button", { name: "Take the verification back" }).waitFor();
});

it("an operator without the right sees the case, but nothing of the document", async ({ shop, newPage }) => {
  const person = await signUp(shop);
  await handIn(shop, person);
  const operator = await newOperator(shop, "Support");
  const found = await checkCase(shop, operator, person);
  const page = await newPage({ as: operator });
  await page.visit(`/dashboard/group/cases/${found}`);
  await page.getByText("Asks to check an identity").first().waitFor();
  expect(await page.getByText("Compare the document").count()).toBe(0);
});
