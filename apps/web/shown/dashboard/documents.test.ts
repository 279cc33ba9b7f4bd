import { expect } from "vitest";
import { pdfOf } from "../../../../apps/server/test/catalogue/documents.ts";
import type { TestPerson } from "../../../../apps/server/test/people/people.ts";
import { shownBy } from "../shown.ts";
import { openShownShop } from "../shown-shop.ts";
import { signInAs } from "../../../../e2e/support/people.ts";

// A separate shop, because the test replaces its terms of service.
const it = shownBy(openShownShop);

let admin: TestPerson;
it.beforeAll(async ({ shop }) => {
  admin = await signInAs(shop, "admin");
});

it("replaces the terms by a newer version, and refuses what is no PDF", async ({ shop, newPage }) => {
  const page = await newPage({ as: admin });
  await page.visit("/dashboard/group/six");
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("main").getByRole("link", { name: "Legal documents" }).click();
  const terms = page.getByRole("region", { name: "Terms of service" });
  const versions = terms.getByRole("list", { name: "Versions: Terms of service" });
  const before = await versions.getByRole("link", { name: "Default text (English)" }).getAttribute("href");

  const send = async (name: string, buffer: Buffer) => {
    await terms.getByLabel("New version (PDF)").setInputFiles({ name, mimeType: "application/pdf", buffer });
    await terms.getByRole("button", { name: "Upload" }).click();
  };
  await send("terms.pdf", Buffer.from("<html>These are terms</html>"));
  await terms.getByText("That is no PDF file").waitFor();
  await send("terms.pdf", await pdfOf("The new terms"));
  await versions.getByRole("link", { name: "Version 1" }).waitFor();
  const after = (await versions.getByRole("link", { name: "Version 1" }).getAttribute("href")) ?? "";
  await versions.getByRole("listitem").filter({ hasText: "Version 1" }).getByText("In force").waitFor();

  await terms.getByLabel("Language").selectOption("Français");
  await send("terms.pdf", await pdfOf("Les conditions"));
  const french = versions.getByRole("listitem").filter({ hasText: "Version 2" });
  await french.getByText("Français").waitFor();
  await french.getByText("In force").waitFor();

  const inForce = async () => (await shop.call("getFileUrl", { query: { fileName: "terms_of_service.pdf" } })).body;
  await expect.poll(inForce, { timeout: 15_000 }).toBe(after);
  for (const url of [before, after]) expect((await fetch(`${shop.url}${url}`)).status).toBe(200);
  const customer = await newPage();
  const link = customer.getByRole("contentinfo").getByRole("link", { name: "Terms and Conditions" });
  const inFooter = async () => {
    await customer.visit("/");
    return link.getAttribute("href");
  };
  await expect.poll(inFooter, { timeout: 15_000 }).toBe(after);
});
