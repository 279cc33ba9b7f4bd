import { expect } from "vitest";
import { it } from "../shown.ts";

it("anybody complains without an account, and learns the number and the day of the answer", async ({ newPage }) => {
  const page = await newPage();
  await page.visit("/complaints");
  await page.getByText("answer within 14 days").waitFor();
  await page.getByRole("button", { name: "Send complaint" }).click();
  await page.getByText("Name is required").waitFor();
  await page.getByLabel("Name").fill("Ida Berg");
  await page.getByLabel("Email").fill("ida@berg.example");
  await page.getByLabel("What happened?").fill("My parcel never came.");
  await page.getByRole("button", { name: "Send complaint" }).click();
  await page.getByText(/^We have your complaint. Its number is C-\d{6}\./).waitFor();
  await expect.poll(() => document.activeElement?.textContent).toMatch(/^We have your complaint/);
  expect(document.body.innerHTML).not.toMatch(/ec\.europa\.eu/);
});

it("the statement about accessibility says what was tested and what was not, and whom to tell", async ({ newPage }) => {
  const page = await newPage();
  await page.visit("/accessibility");
  for (const name of ["What was tested, and how", "What was not tested", "You meet a barrier?"])
    await page.getByRole("heading", { name }).waitFor();
});
