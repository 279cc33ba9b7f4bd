import { runInNewContext } from "node:vm";
import { afterEach, expect, test, vi } from "vitest";
import { SESSION_KEY } from "../../session/session-record.ts";
import { emptyBrowser } from "../../storage/memory-storage.fixture.ts";
import { firstPaintScript } from "./first-paint.ts";
import {
  FONT_FAMILIES,
  PRIMARY_COLORS,
  SETTINGS_KEY,
  type Settings,
  applySettings,
  defaultSettings,
} from "../settings/settings.ts";
import { readSettings } from "../settings/stored-settings.ts";

type Root = { attributes: Map<string, string>; dir: string };

function rootElement() {
  const attributes = new Map<string, string>();
  const root = {
    attributes,
    dir: "ltr",
    setAttribute: (name: string, value: string) => void attributes.set(name, value),
    removeAttribute: (name: string) => void attributes.delete(name),
  };
  return root;
}

afterEach(() => vi.unstubAllGlobals());

/** A browser whose storages contain these entries. */
function browserWith(local: Record<string, unknown>, session: Record<string, unknown> = {}) {
  const browser = emptyBrowser();
  const fill = (storage: Storage, entries: Record<string, unknown>) => {
    for (const [key, value] of Object.entries(entries)) {
      storage.setItem(key, typeof value === "string" ? value : JSON.stringify(value));
    }
  };
  fill(browser.local, local);
  fill(browser.session, session);
  return { localStorage: browser.local, sessionStorage: browser.session };
}

function runScript(
  local: Record<string, unknown>,
  session: Record<string, unknown> = {},
): Root & { preloaded: unknown[] } {
  const root = rootElement();
  const preloaded: unknown[] = [];
  runInNewContext(firstPaintScript("/face.woff2"), {
    document: {
      documentElement: root,
      createElement: (name: string) => ({ name }),
      head: { append: (element: unknown) => preloaded.push(element) },
    },
    ...browserWith(local, session),
    atob,
  });
  return { ...root, preloaded };
}

function settingsIn(local: Record<string, unknown>): Settings {
  browserWith(local);
  return readSettings();
}

function afterLoading(local: Record<string, unknown>): Root {
  const root = rootElement();
  applySettings(root, settingsIn(local));
  return root;
}

const varied: Partial<Settings>[] = [
  {},
  { colorScheme: "light" },
  { contrast: "high" },
  { direction: "rtl" },
  ...PRIMARY_COLORS.map((primaryColor) => ({ primaryColor })),
  ...FONT_FAMILIES.map((fontFamily) => ({ fontFamily })),
];

test.each(varied)("the first paint looks as it does after loading for %o", (change) => {
  const local = { [SETTINGS_KEY]: { ...defaultSettings, ...change } };
  const { attributes, dir } = runScript(local);
  expect(attributes.get("data-session")).toBe("none");
  attributes.delete("data-session");
  expect({ attributes, dir }).toEqual({ attributes: afterLoading(local).attributes, dir: afterLoading(local).dir });
});

test.each(FONT_FAMILIES)("only the default font is preloaded: %s", (fontFamily) => {
  const { preloaded } = runScript({ [SETTINGS_KEY]: { ...defaultSettings, fontFamily } });
  expect(preloaded).toMatchObject(
    fontFamily === defaultSettings.fontFamily
      ? [{ name: "link", rel: "preload", as: "font", href: "/face.woff2" }]
      : [],
  );
});

test("theme-mode wins over the scheme in app-settings", { tags: ["S3-67", "S9-03"] }, () => {
  const local = { [SETTINGS_KEY]: { colorScheme: "light" }, "theme-mode": "dark" };
  expect(runScript(local).attributes.get("data-scheme")).toBe("dark");
  expect(settingsIn(local).colorScheme).toBe("dark");
});

test("malformed settings become the defaults, and the old spelling of high is read", { tags: ["S3-75"] }, () => {
  expect(settingsIn({ [SETTINGS_KEY]: "{" })).toEqual(defaultSettings);
  const odd = { navLayout: "diagonal", compactLayout: "yes", fontFamily: 5 };
  expect(settingsIn({ [SETTINGS_KEY]: odd })).toEqual(defaultSettings);
  expect(settingsIn({ [SETTINGS_KEY]: { contrast: "hight" } }).contrast).toBe("high");
  expect(runScript({ [SETTINGS_KEY]: { contrast: "hight" } }).attributes.get("data-contrast")).toBe("high");
});

test("the header's right side is known before the app runs", () => {
  const token = (exp: number) => `x.${Buffer.from(JSON.stringify({ exp })).toString("base64url")}.y`;
  const later = Math.floor(Date.now() / 1000) + 60;
  const audience = (record: unknown) => runScript({}, { [SESSION_KEY]: record }).attributes.get("data-session");
  expect(audience({ token: token(later), roles: ["User"] })).toBe("user");
  expect(audience({ token: token(later), roles: ["User", "Admin"] })).toBe("admin");
  expect(audience({ token: token(later), roles: [] })).toBe("roleless");
  expect(audience({ token: token(1), roles: ["User"] })).toBe("none");
  expect(audience("{")).toBe("none");
});
