import { photo } from "../../apps/server/test/catalogue/pictures.ts";
import { bornOf, decide } from "../../apps/server/test/protection/identity-desk.ts";
import { marketWith } from "../../apps/server/test/protection/markets.ts";
import { PHONE, reload } from "../support/browser.ts";
import type { DemoShop } from "../support/demo-shop.ts";
import { catalogueJourney as it } from "../support/journey.ts";
import { findBox } from "../support/operator.ts";
import { signInAs } from "../support/people.ts";
import { newPlayer, openButton, resultOf } from "../support/player.ts";

/** Lets Luxembourg, where nobody else in the journeys lives, ask for verified identities. */
async function askForProof(shop: DemoShop): Promise<void> {
  const admin = await signInAs(shop, "admin");
  const params = { group: "markets" } as const;
  const { version } = (await shop.call("getSettings", { params }, admin)).body;
  const value = { standard: marketWith({}), countries: { LU: marketWith({ ageCheck: "Verified" }) } };
  const body = { value, version, fromUtc: null, reason: "A law" };
  const { status, text } = await shop.call("changeSettings", { params, body }, admin);
  if (status !== 200) throw new Error(text);
}

it("a person proves on a phone who they are, an operator verifies it, and a box opens", async ({ shop, newTab }) => {
  await askForProof(shop);
  const box = await findBox(shop, "game-night");
  const { page, person } = await newPlayer(shop, newTab, box, { size: PHONE });
  await shop.call("beginIdentity", { body: { birthDate: bornOf(person), residence: "LU" } }, person);
  await reload(page);
  await page.getByRole("link", { name: "Your identity" }).click();
  await page.getByRole("button", { name: "Start" }).click();
  // More pixels than the shop accepts, as phones take.
  const buffer = await photo({ width: 6000, height: 4500 });
  for (const name of ["Document, front", "Your face"]) {
    await page.getByLabel(name, { exact: true }).setInputFiles({ name: "p.jpg", mimeType: "image/jpeg", buffer });
    await page.getByRole("button", { name: `Take it again: ${name}` }).waitFor();
  }
  await page.getByRole("button", { name: "Send for checking" }).click();
  await page.getByText("Being checked").waitFor();
  await decide(shop, await signInAs(shop, "admin"), person);
  await reload(page);
  await page.getByText("Verified", { exact: true }).waitFor();
  await page.getByRole("link", { name: "Back to where you were" }).click();
  await openButton(page).click();
  await resultOf(page).getByText("Verified").waitFor();
});
