import { describe, expect, it } from "vitest";
import { publicKeyOf } from "../ed25519.ts";
import { endorsementEntry } from "./endorsement.ts";
import { refusal } from "./production.fixture.ts";

const seedOf = (byte: string) => byte.repeat(32);
const [oldest, middle, newest, offline] = [seedOf("07"), seedOf("08"), seedOf("09"), seedOf("0a")];

/** Returns one entry of SIGNING_KEY_ENDORSEMENTS, for a key that begins on this day of November. */
function endorsed(seed: string, day: number, bySeed: string): string {
  const fromUtc = new Date(Date.UTC(2026, 10, day)).toISOString();
  return endorsementEntry({ publicKey: publicKeyOf(seed), fromUtc }, bySeed);
}

function settings(seeds: readonly string[], endorsements: readonly string[], endorsingKey?: string) {
  return {
    SIGNING_KEY: seeds.join(","),
    SIGNING_KEY_ENDORSEMENTS: endorsements.join(","),
    ENDORSING_KEY: endorsingKey,
  };
}

const both = [endorsed(newest, 2, middle), endorsed(middle, 1, oldest)];

describe("several signing keys", () => {
  it.each([
    ["each endorsed by the one before", settings([newest, middle, oldest], both)],
    ["one endorsed by the oldest", settings([newest, middle, oldest], [endorsed(newest, 2, oldest), both[1] ?? ""])],
    [
      "one endorsed by the endorsing key",
      settings([newest, oldest], [endorsed(newest, 2, offline)], publicKeyOf(offline)),
    ],
    [
      "a first key that the endorsing key endorses",
      settings([oldest], [endorsed(oldest, 1, offline)], publicKeyOf(offline)),
    ],
    ["spaces after commas", { ...settings([], both), SIGNING_KEY: `${newest}, ${middle}, ${oldest}` }],
  ])("start: %s", (_, variables) => {
    expect(refusal(variables)).toBe("starts");
  });

  it.each([
    ["SIGNING_KEY", "no key after a comma", settings([oldest, ""], [])],
    ["SIGNING_KEY", "a key that is too short", settings([newest.slice(2), oldest], [])],
    ["SIGNING_KEY", "a key twice", settings([oldest, oldest], [])],
    ["SIGNING_KEY", "a key that nothing endorses", settings([newest, oldest], [])],
    ["SIGNING_KEY", "the older key first", settings([oldest, middle], [endorsed(middle, 1, oldest)])],
    [
      "SIGNING_KEY",
      "times in another order",
      settings([newest, middle, oldest], [endorsed(newest, 1, oldest), endorsed(middle, 2, oldest)]),
    ],
    ["SIGNING_KEY_ENDORSEMENTS", "another form", settings([newest, oldest], ["me"])],
    ["SIGNING_KEY_ENDORSEMENTS", "an endorsement of no key", settings([oldest], [endorsed(newest, 2, oldest)])],
    [
      "SIGNING_KEY_ENDORSEMENTS",
      "two of one key",
      settings([middle, oldest], [endorsed(middle, 1, oldest), endorsed(middle, 2, oldest)]),
    ],
    ["SIGNING_KEY_ENDORSEMENTS", "one by the key itself", settings([middle, oldest], [endorsed(middle, 1, middle)])],
    [
      "SIGNING_KEY_ENDORSEMENTS",
      "one by a newer key",
      settings([newest, middle, oldest], [both[0] ?? "", endorsed(middle, 1, newest)]),
    ],
    ["SIGNING_KEY_ENDORSEMENTS", "one by an unknown key", settings([middle, oldest], [endorsed(middle, 1, offline)])],
    [
      "SIGNING_KEY_ENDORSEMENTS",
      "a changed time",
      settings([middle, oldest], [endorsed(middle, 1, oldest).replace("-11-01", "-11-02")]),
    ],
    [
      "SIGNING_KEY_ENDORSEMENTS",
      "a time that is none",
      settings([middle, oldest], [endorsed(middle, 1, oldest).replace("-11-01", "-11-31")]),
    ],
    ["ENDORSING_KEY", "one of the signing keys", settings([oldest], [], publicKeyOf(oldest))],
    ["ENDORSING_KEY", "a key of small order", settings([oldest], [], `01${"00".repeat(31)}`)],
    ["ENDORSING_SECRET", "its offline half", { ENDORSING_SECRET: `endorsing-secret-${offline}` }],
  ])("stop the start with a line about %s: %s", (name, _, variables) => {
    expect(refusal(variables)).toMatch(new RegExp(`^${name}: [^\n]+$`));
    expect(refusal(variables)).not.toMatch(/(0[789a]){32}/);
  });
});
