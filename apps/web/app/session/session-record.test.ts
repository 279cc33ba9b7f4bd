import { afterEach, expect, test, vi } from "vitest";
import { emptyBrowser } from "../storage/memory-storage.fixture.ts";
import { SESSION_KEY, clearSession, readSession, writeSession } from "./session-record.ts";

afterEach(() => vi.unstubAllGlobals());

const mara = { token: "a.b.c", userName: "mara", email: "mara@example.org", roles: ["User"] as const };

test(
  "what was written to user_data is read back until it is cleared",
  { tags: ["S3-01", "S3-02", "S3-03", "S9-01"] },
  () => {
    const { session } = emptyBrowser();
    writeSession(mara);
    expect(JSON.parse(session.getItem("user_data") ?? "")).toEqual(mara);
    expect(readSession()).toEqual(mara);
    clearSession();
    expect(readSession()).toBeUndefined();
  },
);

test("a malformed record counts as none, and unknown roles are left out", { tags: ["S3-05"] }, () => {
  const { session } = emptyBrowser();
  for (const text of ["", "null", "[]", "{", '"x"', JSON.stringify({ ...mara, token: 5 })]) {
    session.setItem(SESSION_KEY, text);
    expect(readSession()).toBeUndefined();
  }
  session.setItem(SESSION_KEY, JSON.stringify({ ...mara, roles: ["User", "Root", 7] }));
  expect(readSession()?.roles).toEqual(["User"]);
});
