import { expect, test } from "vitest";
import { logKeys } from "../../../packages/fairness/test/sample-logs.ts";
import { seedOf, witnessSigner } from "../../../packages/fairness/test/log/keys.ts";
import { keyText } from "@trove/fairness/log";
import { parseSettings } from "./settings.ts";

const PAGE = "https://mirror.example/trove/";
const [one, other] = [1, 2].map((number) => keyText(witnessSigner(`witness.example/w${number}`, seedOf(number)).key));
const shop = { shop: "https://shop.example/", ...logKeys };
const parse = (more: object) => parseSettings(JSON.stringify({ ...shop, ...more }), PAGE);

test("addresses are relative to the page, and the shop's own logs are the first place", () => {
  const settings = parse({ copies: { terms: "log/terms", records: "log/records/" }, silences: "silences" });
  expect(settings).toMatchObject({
    shop: "https://shop.example",
    places: [
      { terms: "https://shop.example/log/terms", records: "https://shop.example/log/records" },
      { terms: `${PAGE}log/terms`, records: `${PAGE}log/records` },
    ],
    silences: `${PAGE}silences`,
  });
  expect(parse({})).toMatchObject({ silences: undefined, noticeMinutes: undefined });
});

test("a policy text says who must sign, in the place of witnesses and quorum", () => {
  const policy = `# Two of them\nwitness a ${one} https://w1.example\nwitness b ${other}\ngroup both all a b\nquorum both\n`;
  const names = ["witness.example/w1", "witness.example/w2"];
  for (const settings of [parse({ policy }), parse({ witnesses: [one, other] })]) {
    const { terms, records } = settings.policies;
    expect([terms, records].map(({ witnesses }) => witnesses.map(({ name }) => name))).toEqual([names, names]);
  }
  expect(parse({ policy }).policies.terms.quorum).toMatchObject({ quorum: "both" });
  expect(parse({ witnesses: [one, other], quorum: 1 }).policies.terms.quorum).toBe(1);
});

test.each<[string, object]>([
  ["of which a quorum is not defined", { policy: "quorum both\n" }],
  ["whose witness is no key", { policy: "witness a x\nquorum a\n" }],
  ["of no text", { policy: 1 }],
])("a policy %s is refused", (_, more) => {
  expect(() => parse(more)).toThrow(SyntaxError);
});
