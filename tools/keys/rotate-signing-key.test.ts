import { describe, expect, test } from "vitest";
import { readEnvironment } from "../../apps/server/src/environment.ts";
import { signingKeysOf } from "../../apps/server/src/environment/signing-keys.ts";
import { newKeys } from "./new-keys.ts";
import { rotateSigningKey } from "./rotate-signing-key.ts";

const settingsOf = (lines: readonly string[]): Record<string, string> =>
  Object.fromEntries(lines.map((line) => line.split("=", 2)));

const seed = (byte: string) => byte.repeat(32);
const at = (day: number) => new Date(Date.UTC(2026, 10, day));

async function newShop() {
  const { settings, endorsingSecret } = await newKeys();
  const { SIGNING_KEY, ENDORSING_KEY } = settingsOf(settings);
  return { shop: { SIGNING_KEY, ENDORSING_KEY }, offline: settingsOf([endorsingSecret]) };
}

function publishedBy(shop: Record<string, string | undefined>) {
  const environment = readEnvironment(shop);
  return environment.SIGNING_KEY === undefined ? [] : signingKeysOf(environment.SIGNING_KEY, environment);
}

describe("a rotated signing key", () => {
  test("stands before the one it replaces, which endorses it, again and again", async () => {
    const { shop } = await newShop();
    const once = { ...shop, ...settingsOf(rotateSigningKey(shop, seed("07"), at(1))) };
    const twice = { ...once, ...settingsOf(rotateSigningKey(once, seed("09"), at(2))) };
    const [newest, middle, oldest, ...others] = publishedBy(twice);
    expect(others).toEqual([]);
    expect(newest).toMatchObject({ seed: seed("09"), fromUtc: "2026-11-02T01:00:00.000Z" });
    expect(newest?.endorsement?.keyId).toBe(middle?.keyId);
    expect(middle).toMatchObject({ seed: seed("07"), fromUtc: "2026-11-01T01:00:00.000Z" });
    expect(middle?.endorsement?.keyId).toBe(oldest?.keyId);
    expect(oldest).toMatchObject({ seed: shop.SIGNING_KEY, endorsement: null });
  });

  test("is endorsed by the offline key where that is given", async () => {
    const { shop, offline } = await newShop();
    const rotated = settingsOf(rotateSigningKey({ ...shop, ...offline }, seed("07"), at(1)));
    const [newest, oldest] = publishedBy({ ...shop, ...rotated });
    expect(newest?.endorsement?.keyId).toMatch(/^[0-9a-f]{16}$/);
    expect(newest?.endorsement?.keyId).not.toBe(oldest?.keyId);
    expect(Object.values(rotated).join()).not.toContain(offline["ENDORSING_SECRET"]);
  });
});

describe("a rotation", async () => {
  const { shop, offline } = await newShop();
  test.each([
    ["without the keys so far", {}],
    ["with another shop's offline key", { ...shop, ...(await newShop()).offline }],
    ["with an offline key of another form", { ...shop, ENDORSING_SECRET: seed("07") }],
    ["when the new key is the one in use", { ...shop, SIGNING_KEY: seed("0a") }],
    ["before the newest key began", { ...shop, ...settingsOf(rotateSigningKey(shop, seed("07"), at(20))) }],
  ])("is refused %s", (_, given) => {
    expect(() => rotateSigningKey(given, seed("0a"), at(10))).toThrow(/^(SIGNING_KEY|ENDORSING_SECRET)[^\n]+$/);
  });

  test("leaves the offline halves of a new shop's keys out of the server's settings", async () => {
    const { backupIdentity } = await newKeys();
    expect(() => readEnvironment({ ...shop, ...settingsOf([backupIdentity]) })).toThrow(/^BACKUP_IDENTITY: keep it/);
    expect(() => readEnvironment({ ...shop, ...offline })).toThrow(/^ENDORSING_SECRET: keep it offline/);
    expect(() => readEnvironment({ ...shop, ENDORSING_KEY: offline["ENDORSING_SECRET"] })).toThrow(
      /^ENDORSING_KEY: must/,
    );
  });
});
