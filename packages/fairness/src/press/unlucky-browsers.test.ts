import { describe, expect, test } from "vitest";
import type { LostProof } from "../index.ts";
import { entropiesPerNonce, failing, opened } from "../../test/press/opened.ts";
import { told } from "../../test/press/told.ts";
import { came, type Came, SILENCE } from "../../test/press/press-shop.ts";
import * as shops from "../../test/sample-shop.ts";
import type { PressPorts } from "./index.ts";

test("an honest press is verified, and each press after the first is one call", async () => {
  const { shop, browser, first } = await opened();
  expect(told(first)).toEqual(["Verified", "Verified"]);
  for (let press = 0; press < 3; press += 1) expect(told(await browser.press())).toEqual(["Verified", "Verified"]);
  expect([shop.offersMade, shop.reveals.length, browser.chain.head?.nonce]).toEqual([1, 4, 3]);
  expect(browser.shown).toEqual([]);
});

test("a record that is lost by the log's word too is contested, and the next press goes on", async () => {
  const { shop, browser } = await opened();
  browser.close();
  let leaves: LostProof | undefined;
  const ask: PressPorts["ask"] = async (opening, entropy) => {
    const answer = shop.answer(opening, entropy);
    if (leaves !== undefined) return answer;
    leaves = shop.lose(1);
    return SILENCE;
  };
  expect(told(await browser.press({ ask, findLeaf: async () => leaves }))).toEqual(["Contested", "Lost"]);
  expect(browser.chain.head).toMatchObject({ nonce: 1, hash: shop.before });
  expect(told(await browser.resume())).toEqual(["Contested", "Lost"]);
});

describe("an answer that proves nothing is shown as unknown, and the same reveal is sent again", () => {
  test.each<[string, (honest: Came) => Came]>([
    ["no answer", () => SILENCE],
    ["an answer that was cut", ({ status, body }) => ({ status, body: body.slice(0, -9) })],
    ["a page", () => came(200, "<!doctype html>")],
    ["an error after execution", () => came(500, '{"code":"INTERNAL"}')],
    ["the end of the session", () => came(401, '{"code":"UNAUTHENTICATED"}')],
    ["a limit", () => came(429, '{"code":"RATE_LIMITED"}')],
    ["a claim of an empty purse", () => came(409, '{"code":"INSUFFICIENT_BALANCE"}')],
  ])("an answer that proves nothing is shown as unknown, and the same reveal is sent again: %s", async (_, lose) => {
    const { shop, browser } = await opened();
    let lost = 0;
    const ask: PressPorts["ask"] = async (opening, entropy) => {
      const honest = shop.answer(opening, entropy);
      lost += 1;
      return lost <= 7 ? lose(honest) : honest;
    };
    const outcome = await browser.press({ ask });
    expect(told(outcome)).toEqual(["Verified", "Verified"]);
    expect(browser.shown).toHaveLength(7);
    expect(outcome.kind === "Verified" && outcome.opening.answers).toHaveLength(7);
    expect(entropiesPerNonce(shop)).toEqual([1, 1]);
  });
});

describe("a browser without luck", () => {
  test.each<[keyof PressPorts, number, string]>([
    ["lock", 1, "the lock can't be had"],
    ["recall", 1, "the storage can't be read"],
    ["offer", 1, "the connection is lost"],
    ["before", 1, "the shop's keys can't be loaded"],
    ["keep", 1, "the offer can't be kept"],
    ["watchLogs", 1, "the shop can't say its terms"],
    ["sign", 1, "the key can't sign"],
    ["keep", 2, "the storage is full when the reveal is kept"],
  ])("reveals nothing if %s fails at call %d: %s", async (port, at) => {
    const { shop, browser } = await opened();
    expect(told(await browser.press(failing(browser.ports, port, at)))).toEqual(["Refused", "Failed"]);
    expect(shop.reveals).toHaveLength(1);
    expect(told(await browser.press())).toEqual(["Verified", "Verified"]);
  });

  test.each<[keyof PressPorts, number, string]>([
    ["ask", 1, "it is offline"],
    ["keep", 3, "the answer can't be kept"],
    ["known", 1, "the answer can't be judged now"],
    ["keep", 4, "the end can't be kept"],
  ])("is verified in the end if %s fails at call %d: %s", async (port, at) => {
    const { shop, browser } = await opened();
    expect(told(await browser.press(failing(browser.ports, port, at)))).toEqual(["Verified", "Verified"]);
    expect(browser.shown).toHaveLength(1);
    expect(entropiesPerNonce(shop)).toEqual([1, 1]);
    expect(told(await browser.press())).toEqual(["Verified", "Verified"]);
  });

  test.each(["reread", "lock"] as const)("asks on if %s fails while it asks on", async (port) => {
    const { shop, browser } = await opened();
    let asked = 0;
    const ask: PressPorts["ask"] = async (opening, entropy) => {
      asked += 1;
      return asked === 1 ? SILENCE : shop.answer(opening, entropy);
    };
    const ports = failing({ ...browser.ports, ask }, port, port === "lock" ? 2 : 1);
    expect(told(await browser.press(ports))).toEqual(["Verified", "Verified"]);
    expect(browser.shown).toHaveLength(2);
  });

  test("says after ten seconds that it takes long", async () => {
    const { browser } = await opened();
    browser.isLong = true;
    expect(told(await browser.press())).toEqual(["Verified", "Verified"]);
    expect(browser.shown).toMatchObject([{ kind: "Unknown", isLong: true }]);
  });

  test.each(["resume", "press"] as const)(
    "a browser that is closed before the answer settles that at the next %s",
    async (way) => {
      const { shop, browser } = await opened();
      browser.close();
      const { promise, resolve } = Promise.withResolvers<void>();
      const closed: Partial<PressPorts> = {
        ask: (opening, entropy) => {
          shop.answer(opening, entropy);
          resolve();
          return new Promise(() => undefined);
        },
        lock: async () => () => undefined,
      };
      void browser.press(closed);
      await promise;
      const outcome = await browser[way]();
      expect([told(outcome), outcome?.kind === "Verified" && outcome.isResumed]).toEqual([
        ["Verified", "Verified"],
        true,
      ]);
      expect(told(await browser.resume())).toEqual(["Verified", "Verified"]);
      expect(entropiesPerNonce(shop)).toEqual([1, 1]);
    },
  );

  test("can't judge an end that it kept earlier, says so, and stays able to", async () => {
    const { browser } = await opened();
    const offline = failing(browser.ports, "known", 1);
    expect(told(await browser.resume(offline))).toEqual(["Unknown"]);
    expect(told(await browser.resume())).toEqual(["Verified", "Verified"]);
  });

  test("a browser with two tabs that press at the same time gets two records", async () => {
    const { shop, browser } = await opened();
    const balance = shop.balanceCents;
    const outcomes = await Promise.all([browser.press(), browser.press()]);
    expect(outcomes.map(told)).toEqual([
      ["Verified", "Verified"],
      ["Verified", "Verified"],
    ]);
    expect([entropiesPerNonce(shop), shop.balanceCents]).toEqual([[1, 1, 1], balance - 4 * 499]);
  });

  test("has nothing to resume once the person has seen everything", async () => {
    const { browser } = await opened();
    browser.close();
    expect(await browser.resume()).toBeUndefined();
  });

  test("catches up with the person's other browser once they know it", async () => {
    const { shop, browser } = await opened();
    shop.openElsewhere();
    expect(told(await browser.press())).toEqual(["Refused", "Question"]);
    const phone = shops.phoneKey.publicKey;
    browser.knownKeys = [...browser.knownKeys, phone];
    browser.chain = { ...browser.chain, acceptedKeys: [...browser.chain.acceptedKeys, phone] };
    expect(told(await browser.press())).toEqual(["Verified", "Verified"]);
    expect(browser.chain.head?.nonce).toBe(2);
  });
});
