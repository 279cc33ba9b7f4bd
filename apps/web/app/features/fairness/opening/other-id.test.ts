import { expect, test } from "vitest";
import { openingsAt } from "../kept/kept-openings.ts";
import { acceptNewId } from "./same-person.ts";
import { SampleBrowser, told } from "./sample/sample-browser.fixture.ts";
import { SampleShop, USER_ID } from "./sample/sample-shop.fixture.ts";

const OTHER_ID = "0b5e5e00-0000-4000-8000-0000000000ff";

/** Makes a browser in which one opening waits for its record. */
async function waiting() {
  const shop = new SampleShop();
  const browser = await SampleBrowser.start(shop);
  void browser
    .tab({
      ...shop.calls,
      open: async (request) => {
        shop.reveals.push(request);
        return { status: 0, body: new Uint8Array() };
      },
    })
    .press();
  await browser.untilReveals(1);
  return { shop, browser };
}

test("the same name under another id stops, until the person says that the account is new", async () => {
  const { browser } = await waiting();
  expect(await browser.pressAs(OTHER_ID)).toEqual({ kind: "Refused", why: "NewId", otherId: USER_ID });
  await acceptNewId(USER_ID, browser.kept);
  expect(told(await browser.pressAs(OTHER_ID))[0]).toBe("Refused");
});

test("an open reveal is settled whoever is signed in, and said to be open as long as it is", async () => {
  const { shop, browser } = await waiting();
  const silent = browser.tab({ ...shop.calls, open: async () => ({ status: 0, body: new Uint8Array() }) });
  expect(await silent.openings.resume(OTHER_ID, () => undefined)).toMatchObject({
    kind: "Unknown",
    opening: { userId: USER_ID, nonce: 0 },
  });
  expect(await browser.tab(shop.calls).openings.resume(OTHER_ID, () => undefined)).toBeUndefined();
  expect(await openingsAt(browser.kept, USER_ID, "Unseen")).toMatchObject([{ verdict: "Verified" }]);
});
