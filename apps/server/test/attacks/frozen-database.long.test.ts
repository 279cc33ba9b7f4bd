import { ensurePagesBuilt } from "@trove/web/build-pages";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { type SinglePlace, openLightPlace } from "../crash/crash-place.ts";

const { parallel } = inject("size");

describe("a database that hangs", () => {
  let place: SinglePlace;
  beforeAll(async () => {
    await ensurePagesBuilt(() => {});
    place = await openLightPlace();
  }, 300_000);
  afterAll(async () => {
    await place.thaw();
    await place.close();
  });

  let page = 1;
  /** Calls an endpoint whose response is not cached. */
  function ask(): Promise<Response> {
    page += 1;
    return fetch(`${place.url}/api/items?pageNumber=${page}`);
  }
  const signIn = () =>
    fetch(`${place.url}/api/auth/login`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ emailOrUserName: "nobody", password: "correct horse 1" }),
    });

  it("fails the readiness check first, then all calls with OVERLOADED, until it responds again", async () => {
    expect([(await ask()).status, (await signIn()).status]).toEqual([200, 401]);
    await place.freeze();
    let answered = 0;
    const calls = Array.from({ length: parallel }, async () => {
      const response = await ask();
      answered += 1;
      return response;
    });
    const responses = Promise.all([...calls, signIn()]);
    // The answer of the second before may still be in use.
    const ready = async () => (await fetch(`${place.url}/health/ready`)).json();
    await expect.poll(ready, { timeout: 10_000 }).toMatchObject({ status: 503, code: "OVERLOADED" });
    expect(answered).toBeLessThan(calls.length);
    expect((await fetch(`${place.url}/health/live`)).status).toBe(200);
    for (const response of await responses) {
      expect([response.status, await response.json()]).toMatchObject([503, { code: "OVERLOADED" }]);
      expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
    }
    await place.thaw();
    await expect.poll(async () => (await fetch(`${place.url}/health/ready`)).status, { timeout: 30_000 }).toBe(200);
    expect([(await ask()).status, (await signIn()).status]).toEqual([200, 401]);
    expect(place.unexpectedEnds).toEqual([]);
  });

  it("does not keep the server from stopping", async () => {
    await place.freeze();
    const call = ask().catch(() => undefined);
    expect(await place.endServer("SIGTERM")).toBe(0);
    await call;
  });
});
