import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { GROUNDS as PAGE_GROUNDS } from "@trove/contract/colour";
import { contrast } from "@trove/contract/contrast";

type Roles = Record<string, string>;
type Block = { selectors: string[]; roles: Roles };

function blocksOf(file: string): Block[] {
  const css = readFileSync(new URL(file, import.meta.url), "utf8").replaceAll(/\/\*[\s\S]*?\*\//gu, "");
  return [...css.matchAll(/([^{}]+)\{([^{}]*)\}/gu)].map(([, selector = "", body = ""]) => ({
    selectors: selector.split(",").map((part) => part.trim()),
    roles: Object.fromEntries(
      [...body.matchAll(/--([\w-]+):\s*(?:var\(--brand-[\w-]+, )?(#[\da-f]{6})\)?;/giu)].map(([, name, value]) => [
        name,
        value,
      ]),
    ),
  }));
}

const blocks = [...blocksOf("tokens.css"), ...blocksOf("presets.css")];

function rolesUnder(...selectors: string[]): Roles {
  const found = selectors.map((selector) => blocks.filter((block) => block.selectors.includes(selector)));
  return Object.assign({}, ...found.flat().map(({ roles }) => roles)) as Roles;
}

const light = '[data-scheme="light"]';
const base = { dark: rolesUnder(":root"), light: { ...rolesUnder(":root"), ...rolesUnder(light) } };
const looks: [string, Roles][] = [
  ["dark", base.dark],
  ["light", base.light],
  ["dark, high contrast", { ...base.dark, ...rolesUnder('[data-contrast="high"]') }],
  ["light, high contrast", { ...base.light, ...rolesUnder(`${light}[data-contrast="high"]`) }],
  ...["cyan", "purple", "blue", "orange", "red"].flatMap((color): [string, Roles][] => [
    [`dark, ${color}`, { ...base.dark, ...rolesUnder(`[data-primary="${color}"]`) }],
    [`light, ${color}`, { ...base.light, ...rolesUnder(`${light}[data-primary="${color}"]`) }],
  ]),
];

const GROUNDS = ["canvas", "surface", "raised", "sunken"];
const TEXTS = ["text", "muted", "primary-text", "danger-text", "warning-text", "positive-text", "note-text"];
const TIERS = ["tier-common", "tier-uncommon", "tier-rare", "tier-epic", "tier-legendary"];
const PAIRS = [
  ...[...TEXTS, ...TIERS].flatMap((text) => GROUNDS.map((ground): [string, string] => [text, ground])),
  ["primary-ink", "primary-fill"],
  ["primary-ink", "primary-hover"],
  ["danger-ink", "danger-fill"],
  ["primary-text", "primary-soft"],
  ["text", "primary-soft"],
  ...["danger", "warning", "positive", "note"].flatMap((state) => [
    [`${state}-text`, `${state}-soft`],
    ["text", `${state}-soft`],
  ]),
] as [string, string][];

describe.each(looks)("%s", (_, roles) => {
  const ratio = (one: string, other: string) => contrast(roles[one] ?? "", roles[other] ?? "");

  test("text has a contrast of 4.5 to 1 with its background", () => {
    const weak = PAIRS.filter(([text, ground]) => ratio(text, ground) < 4.5);
    expect(weak.map(([text, ground]) => `${text} on ${ground}: ${ratio(text, ground)}`)).toEqual([]);
  });

  test("edges of controls have a contrast of 3 to 1", () => {
    expect(GROUNDS.filter((ground) => ratio("control-line", ground) < 3)).toEqual([]);
  });
});

test("the shop's own colour is checked on the backgrounds that pages have", () => {
  const grounds = (roles: Roles) => GROUNDS.map((ground) => roles[ground]);
  expect(new Set(grounds(base.dark))).toEqual(new Set(PAGE_GROUNDS.dark));
  expect(new Set(grounds(base.light))).toEqual(new Set(PAGE_GROUNDS.light));
});

test("high contrast is higher", () => {
  const [dark, bright, highDark, highBright] = looks.map(([, roles]) =>
    contrast(roles["muted"] ?? "", roles["surface"] ?? ""),
  );
  expect(highDark).toBeGreaterThan(dark ?? 0);
  expect(highBright).toBeGreaterThan(bright ?? 0);
});
