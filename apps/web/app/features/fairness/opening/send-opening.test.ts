import { expect, test } from "vitest";
import { ApiError } from "../../../api/api-error.ts";
import { isSettled, sendOpening } from "./send-opening.ts";
import type { StoredOpening } from "./stored-opening.ts";

const terms = { nonce: 3, serverSeedHash: "aa", clientSeed: "seed", oddsHash: "bb" };
const opening: StoredOpening = {
  userId: "ann",
  key: "key",
  lootBoxId: "box",
  lootBoxName: "Night Desk",
  storedAt: "2026-01-01T00:00:00.000Z",
  body: { quantity: 1, expectedPrice: 4.99, clientEntropy: "cc", terms },
  held: {},
};

const lost = new ApiError(0, {});
const signedOut = new ApiError(401, { code: "UNAUTHENTICATED" });
const moved = new ApiError(409, { code: "DRAW_TERMS_CHANGED" });

/** A server that fails with these errors in order and then succeeds. */
async function sendTo(failures: Error[], sentBefore = false) {
  const seen: StoredOpening[] = [];
  const waits: number[] = [];
  let unclear = 0;
  const result = await sendOpening(opening, sentBefore, {
    send: (request) => {
      seen.push(request);
      const failure = failures[seen.length - 1];
      return failure === undefined ? Promise.resolve("response") : Promise.reject(failure);
    },
    wait: (ms) => Promise.resolve(void waits.push(ms)),
    onUnclear: () => (unclear += 1),
  });
  return { result, seen, waits, unclear };
}

test("a response ends the sending", async () => {
  expect(await sendTo([])).toMatchObject({ result: { kind: "opened", response: "response" }, unclear: 0 });
});

test("after a lost connection or an unreadable response, the same request is sent again", async () => {
  const { result, seen, waits, unclear } = await sendTo([lost, new SyntaxError("response is no object")]);
  expect(result).toEqual({ kind: "opened", response: "response" });
  expect(seen).toEqual([opening, opening, opening]);
  expect(waits).toHaveLength(2);
  expect(unclear).toBe(2);
});

test("after three retries, each after a longer wait, the result stays unclear", async () => {
  const { result, seen, waits } = await sendTo([lost, lost, lost, lost, lost]);
  expect(result).toEqual({ kind: "unclear" });
  expect(seen).toHaveLength(4);
  expect(waits).toHaveLength(3);
  expect(waits).toEqual(waits.toSorted((a, b) => a - b));
});

test("a refusal of the first attempt means that nothing was opened", async () => {
  expect((await sendTo([signedOut])).result).toEqual({ kind: "refused", error: signedOut });
});

test("a refusal before the server looks up the key proves nothing about an earlier attempt", async () => {
  expect((await sendTo([signedOut], true)).seen).toHaveLength(2);
  expect((await sendTo([lost, signedOut])).result.kind).toBe("opened");
  expect((await sendTo([lost, moved])).result).toEqual({ kind: "refused", error: moved });
});

test("a bug of our own is not taken for a lost response", async () => {
  await expect(sendTo([new TypeError("x is undefined")])).rejects.toThrow(TypeError);
});

test.each([
  [{ status: 409, code: "DRAW_TERMS_CHANGED" }, true, true],
  [{ status: 409, code: "INSUFFICIENT_BALANCE" }, true, true],
  [{ status: 401, code: "UNAUTHENTICATED" }, false, true],
  [{ status: 401, code: "UNAUTHENTICATED" }, true, false],
  [{ status: 429, code: "RATE_LIMITED" }, false, true],
  [{ status: 429, code: "RATE_LIMITED" }, true, false],
  [{ status: 409, code: "IDEMPOTENCY_REUSED" }, true, false],
  [{ status: 408, code: undefined }, false, false],
  [{ status: 500, code: "INTERNAL" }, false, false],
  [{ status: 503, code: "OVERLOADED" }, false, false],
  [{ status: 200, code: undefined }, false, false],
  [{ status: 0, code: undefined }, false, false],
])("%o, sent before: %s, settles: %s", (attempt, sentBefore, settled) => {
  expect(isSettled(attempt, sentBefore)).toBe(settled);
});
