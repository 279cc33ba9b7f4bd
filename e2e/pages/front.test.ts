import { expect } from "vitest";
import { it } from "../support/journey.ts";
import { PHONE, visit } from "../support/browser.ts";

it("a newcomer tries a box on the front page without an account, and begins with the shop on the next visit", async ({
  newVisitor,
}) => {
  const context = await newVisitor({ size: PHONE });
  const page = await context.newPage();
  await visit(page, "/");
  const head = page.getByRole("region", { name: "New here" });
  const sent: string[] = [];
  page.on("request", (request) => request.method() !== "GET" && sent.push(request.url()));
  const demo = head.getByRole("button", { name: "Try it: free demo" });
  const fold = (await demo.boundingBox())?.y ?? Infinity;
  expect(fold).toBeLessThan(PHONE.height);
  await demo.click();
  await head.getByText(/Worth €[\d.]+, chance [\d.<]+%\. Nothing was charged/u).waitFor();
  expect(sent).toEqual([]);
  await head.getByRole("button", { name: "Try it again" }).waitFor();
  await page.close();

  // A new tab has a session storage of its own.
  const next = await context.newPage();
  await visit(next, "/");
  await next.getByRole("heading", { name: "Shop", level: 1 }).waitFor();
  expect(await next.getByRole("region", { name: "New here" }).count()).toBe(0);
  await next.getByRole("region", { name: "Boxes" }).waitFor();
});
