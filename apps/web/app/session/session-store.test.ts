import { afterEach, expect, test, vi } from "vitest";
import { emptyBrowser } from "../storage/memory-storage.fixture.ts";

afterEach(() => vi.unstubAllGlobals());

test("who is signed in is known to pages by user name, email and roles", { tags: ["S3-04", "S3-05"] }, async () => {
  emptyBrowser();
  vi.stubGlobal("BroadcastChannel", undefined);
  vi.stubGlobal("window", { setTimeout: () => 0, clearTimeout: () => {} });
  vi.stubGlobal("document", { documentElement: { dataset: {} } });
  const { beginSession, endSession, sessionStore } = await import("./session-store.ts");
  const token = `x.${Buffer.from('{"exp":2000000000}').toString("base64url")}.y`;
  const user = { userName: "mara", email: "mara@trove.example", roles: ["User", "Admin"] as const };
  beginSession({ token, ...user });
  expect(sessionStore.snapshot()).toEqual({ status: "authenticated", user });
  endSession("signedOut");
  expect(sessionStore.snapshot()).toEqual({ status: "unauthenticated", reason: "signedOut" });
});
