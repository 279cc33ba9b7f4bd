import { expect } from "vitest";
import { signUp } from "../../../../apps/server/test/people/people.ts";
import { newOperator } from "../../../../e2e/support/people.ts";
import { it, type Page } from "../shown.ts";

const notice = "We restored your unsaved changes from last time.";
const dialog = (page: Page) => page.getByRole("dialog");

async function openNote(page: Page, userId: string): Promise<void> {
  await page.visit(`/dashboard/group/five/${userId}`);
  await page.getByRole("button", { name: "Write a note" }).click();
}

const draftsIn = () => Object.keys(localStorage).filter((key) => key.startsWith("draft_"));

it("a note that was typed survives a reload, for its person and its operator alone, until it is saved", async ({
  shop,
  newPage,
}) => {
  const [support, mara, noor] = [await newOperator(shop, "Support"), await signUp(shop), await signUp(shop)];
  const page = await newPage({ as: support });
  await openNote(page, mara.userId);
  await dialog(page).getByLabel("Note").fill("Called about a parcel");
  await page.reload();
  await openNote(page, noor.userId);
  expect(await dialog(page).getByLabel("Note").inputValue()).toBe("");
  await openNote(page, mara.userId);
  await dialog(page).getByText(notice).waitFor();
  expect(await dialog(page).getByLabel("Note").inputValue()).toBe("Called about a parcel");
  expect(draftsIn()).toEqual([`draft_${support.userName}/person-note_${mara.userId}`]);
  await dialog(page).getByRole("button", { name: "Write a note" }).click();
  await dialog(page).waitFor({ state: "detached" });
  await expect.poll(draftsIn).toEqual([]);
});

it("a draft is gone when it is discarded, and when its dialog is cancelled", async ({ shop, newPage }) => {
  const [support, mara] = [await newOperator(shop, "Support"), await signUp(shop)];
  const page = await newPage({ as: support });
  await openNote(page, mara.userId);
  await dialog(page).getByLabel("Note").fill("Typed");
  await openNote(page, mara.userId);
  await dialog(page).getByRole("button", { name: "Discard" }).click();
  expect(await dialog(page).getByLabel("Note").inputValue()).toBe("");
  await expect.poll(draftsIn).toEqual([]);
  await dialog(page).getByLabel("Note").fill("Typed again");
  await dialog(page).getByRole("button", { name: "Cancel" }).click();
  await expect.poll(draftsIn).toEqual([]);
});
