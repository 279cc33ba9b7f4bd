import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { identityChecks } from "./identity-checks.ts";

describe.each(Object.entries(identityChecks))("the check %s", (name, check) => {
  it("the check has the name under which the shop finds it", () => {
    expect(check.name).toBe(name);
  });

  it("the check asks for the same again when it is begun again", async () => {
    const checkId = randomUUID();
    const step = await check.begin({ checkId });
    expect(await check.begin({ checkId })).toEqual(step);
  });

  it("the check asks people for something exactly if it can verify", async () => {
    expect((await check.begin({ checkId: randomUUID() })) !== null).toBe(check.verifies);
  });

  it("the check proves nothing before its person has done what it asks for, and answers the same again", async () => {
    const running = { checkId: randomUUID(), sent: [] };
    await check.begin(running);
    expect(await check.result(running)).toEqual({ state: "Declared" });
    expect(await check.result(running)).toEqual({ state: "Declared" });
  });

  it("the check waits, or has a result, once its person has done what it asks for", async () => {
    const checkId = randomUUID();
    const step = await check.begin({ checkId });
    const { state } = await check.result({ checkId, sent: step?.required ?? [] });
    expect(state === "Declared").toBe(!check.verifies);
  });
});
