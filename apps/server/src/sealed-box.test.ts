import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { seal, type SealKey, unseal } from "./sealed-box.ts";

const key = (): SealKey => ({ keyId: randomBytes(8), bytes: randomBytes(32) });
const [current, previous, stranger] = [key(), key(), key()];
const plain = Buffer.from("a root");

test("a value opens with the key that sealed it, whether that is the current or a previous key", () => {
  const sealed = seal([previous], "row 1", plain);
  expect(unseal([current, previous], "row 1", sealed)).toEqual(plain);
  expect(unseal([previous, current], "row 1", sealed)).toEqual(plain);
});

test("a value without a key id opens too", () => {
  const unnamed = seal([previous], "row 1", plain).subarray(8);
  expect(unseal([current, previous], "row 1", unnamed)).toEqual(plain);
});

test("a value does not open with another key, in another row or with a changed bit", () => {
  const sealed = seal([current], "row 1", plain);
  const changed = Buffer.from(sealed);
  changed.writeUInt8(changed.readUInt8(40) ^ 1, 40);
  expect(() => unseal([stranger, previous], "row 1", sealed)).toThrow("unable to authenticate");
  expect(() => unseal([current], "row 2", sealed)).toThrow("unable to authenticate");
  expect(() => unseal([current], "row 1", changed)).toThrow("unable to authenticate");
});
