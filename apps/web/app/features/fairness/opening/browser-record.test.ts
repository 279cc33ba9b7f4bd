import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { emptyBrowser } from "../../../storage/memory-storage.fixture.ts";
import { forgetRequest, keepRequest, readHeld, requestsOf, writeHeld } from "./browser-record.ts";
import { NOTHING_HELD } from "./held-commitments.ts";
import type { StoredOpening } from "./stored-opening.ts";

let storage: Storage;
beforeEach(() => {
  storage = emptyBrowser().local;
});
afterEach(() => vi.unstubAllGlobals());

function request(userId: string, key: string, storedAt: string): StoredOpening {
  const terms = { nonce: 3, serverSeedHash: "aa", clientSeed: "seed", oddsHash: "bb" };
  const body = { quantity: 1, expectedPrice: 4.99, clientEntropy: "cc", terms };
  return { userId, key, lootBoxId: "box", lootBoxName: "Night Desk", storedAt, body, held: { oddsTable: "{}" } };
}

test("requests are stored one by one, per person, oldest first, and removed one by one", () => {
  const later = request("ann", "k2", "2026-01-02T00:00:00.000Z");
  const earlier = request("ann", "k1", "2026-01-01T00:00:00.000Z");
  for (const one of [later, earlier, request("bob", "k3", "2026-01-01T00:00:00.000Z")]) keepRequest(one);
  expect(requestsOf("ann")).toEqual([earlier, later]);
  forgetRequest(earlier);
  expect(requestsOf("ann")).toEqual([later]);
  expect(requestsOf("bob")).toHaveLength(1);
});

test("entries that something else wrote are skipped", () => {
  for (const [name, text] of [
    ["a", "{"],
    ["b", "null"],
    ["c", '{"key":"k"}'],
    ["d", JSON.stringify({ ...request("bob", "d", "x") })],
  ]) {
    storage.setItem(`fairness_request_ann_${name}`, text ?? "");
  }
  expect(requestsOf("ann")).toEqual([]);
  storage.setItem("fairness_held_ann", '{"commitments":5}');
  expect(readHeld("ann")).toEqual(NOTHING_HELD);
});

test("held commitments are read back as they were stored", () => {
  const held = { commitments: [], lastReceipt: { nonce: 2, text: "receipt" } };
  writeHeld("ann", held);
  expect(readHeld("ann")).toEqual(held);
  expect(readHeld("bob")).toEqual(NOTHING_HELD);
});
