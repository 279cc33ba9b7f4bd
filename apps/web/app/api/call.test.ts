import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { setBearer } from "./bearer.ts";
import { call, get } from "./call.ts";

const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal("document", { documentElement: { lang: "en" } });
  vi.stubGlobal("fetch", fetched);
});
afterEach(() => {
  setBearer(undefined);
  vi.unstubAllGlobals();
  fetched.mockReset();
});

const respond = (status: number, body: string) => fetched.mockResolvedValue(new Response(body, { status }));

test("the token of the session goes with every call", { tags: ["S7-02", "S4-07"] }, async () => {
  const headerOf = async () => {
    respond(200, "{}");
    await call("getMe");
    return new Headers(fetched.mock.lastCall?.[1]?.headers).get("authorization");
  };
  expect(await headerOf()).toBeNull();
  setBearer("a.b.c");
  expect(await headerOf()).toBe("Bearer a.b.c");
  setBearer(undefined);
  expect(await headerOf()).toBeNull();
});

test("a refusal is logged and thrown again with the server's body", { tags: ["S8-01", "S8-03", "S8-04"] }, async () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  respond(409, JSON.stringify({ title: "The price has changed", code: "PRICE_CHANGED" }));
  const refused: unknown = await call("getBalance").catch((error: unknown) => error);
  expect(refused).toMatchObject({ status: 409, problem: { title: "The price has changed", code: "PRICE_CHANGED" } });
  expect(logged.mock.calls).toEqual([[refused]]);
  logged.mockRestore();
});

test(
  "the generic GET takes a path, or a path with options, and returns the body",
  { tags: ["S7-50", "S7-51", "S7-52"] },
  async () => {
    respond(200, '{"amount":1.5}');
    expect(await get("/api/anything")).toEqual({ amount: 1.5 });
    expect(fetched.mock.lastCall).toMatchObject(["/api/anything", { method: "GET" }]);
    respond(200, "[1]");
    expect(await get(["/api/anything", { headers: { "x-asked": "yes" } }])).toEqual([1]);
    expect(new Headers(fetched.mock.lastCall?.[1]?.headers).get("x-asked")).toBe("yes");
  },
);
