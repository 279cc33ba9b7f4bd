import { expect, test } from "vitest";
import { SESSION_KEY, clearSession, readSession, writeSession } from "./session-record.ts";

function storageWith(entries: Record<string, string> = {}): Storage {
  const kept = new Map(Object.entries(entries));
  return {
    get length() {
      return kept.size;
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  };
}

const mara = { token: "a.b.c", userName: "mara", email: "mara@example.org", roles: ["User"] as const };

test("what was written is read back from user_data, until it is cleared", () => {
  const storage = storageWith();
  writeSession(storage, mara);
  expect(JSON.parse(storage.getItem("user_data") ?? "")).toEqual(mara);
  expect(readSession(storage)).toEqual(mara);
  clearSession(storage);
  expect(readSession(storage)).toBeUndefined();
});

test("a malformed record is none, and unknown roles are left out", () => {
  for (const text of ["", "null", "[]", "{", '"x"', JSON.stringify({ ...mara, token: 5 })]) {
    expect(readSession(storageWith({ [SESSION_KEY]: text }))).toBeUndefined();
  }
  const odd = JSON.stringify({ ...mara, roles: ["User", "Root", 7] });
  expect(readSession(storageWith({ [SESSION_KEY]: odd }))?.roles).toEqual(["User"]);
});
