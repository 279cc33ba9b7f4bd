import { describe, expect, test } from "vitest";
import { checkUses } from "./check-uses.ts";
import { readScript } from "./read-script.ts";

function rules(path: string, text: string): string[] {
  return checkUses(readScript({ path, text })).map(({ rule, line }) => `${line} ${rule}`);
}

const rule = "apps/server/src/features/lootboxes/odds.ts";
const command = `import { insert } from "./lootboxes.store.ts";\n`;

describe("SQL", () => {
  test("is allowed in stores and in the database folder only", () => {
    const text = "db.query('SELECT 1'); sql`SELECT 1`; trx.insertInto('items').values(x).execute();";
    expect(rules(rule, text)).toEqual(["1 sql", "1 sql", "1 sql"]);
    expect(rules("apps/server/src/features/lootboxes/lootboxes.store.ts", text)).toEqual([]);
    expect(rules("apps/server/src/database/migrate.ts", text)).toEqual([]);
    expect(rules("apps/server/src/features/lootboxes/odds.test.ts", text)).toEqual([]);
  });

  test("is not found in comments, texts and queries of other kinds", () => {
    expect(rules(rule, "// db.query('SELECT 1')\nconst text = 'db.query(1)'; query(1); request.query;")).toEqual([]);
  });
});

test("network calls are allowed in the web's api, the payment providers and the gateway", () => {
  const text = "await fetch(url); globalThis.fetch(url); store.fetch(url);";
  expect(rules("apps/web/app/features/items/item-page.tsx", text)).toEqual(["1 fetch", "1 fetch"]);
  expect(rules("apps/web/app/api/request.ts", text)).toEqual([]);
  expect(rules("apps/server/src/payment-providers/provider-http.ts", text)).toEqual([]);
  expect(rules("apps/server/src/features/mail/send.ts", text)).toEqual(["1 fetch", "1 fetch"]);
});

describe("clock and randomness", () => {
  const text = "Date.now(); new Date(); Math.random(); crypto.randomUUID(); randomUUIDv7(); randomBytes(8);";

  test("must be passed to rules", () => {
    expect(rules(rule, text)).toEqual(["1 clock", "1 clock", "1 chance", "1 chance", "1 chance"]);
    expect(rules("packages/fairness/src/draw/draw.ts", "new Date()")).toEqual(["1 clock"]);
    expect(rules(rule, "new Date(purchase.at); date.now; Math.round(1)")).toEqual([]);
  });

  test("must be passed to packages, even random bytes, while a room may make a secret", () => {
    expect(rules("packages/fairness/src/draw/draw.ts", "randomBytes(32)")).toEqual(["1 chance"]);
    expect(rules("apps/server/src/features/auth/passwords/reset-token.ts", "randomBytes(32)")).toEqual([]);
  });

  test("may be used by commands, which reach the database, and by the web", () => {
    expect(rules("apps/server/src/features/lootboxes/open-lootbox.ts", command + text)).toEqual([]);
    expect(rules("apps/web/app/session/expiry-timer.ts", text)).toEqual([]);
  });

  test("stay forbidden in a rule that imports only a store's type", () => {
    const typed = `import type { Row } from "./lootboxes.store.ts";\nimport { type Box } from "./boxes.store.ts";\n`;
    expect(rules(rule, `${typed}Date.now();`)).toEqual(["3 clock"]);
  });
});

test("only money converts between euros and cents", () => {
  const text =
    "parseFloat(a); Number.parseFloat(a); x.toFixed(2); euros * 100; 100 * euros; cents / 100; 100 / 3; x * 1000;";
  expect(rules("apps/web/app/ui/price.ts", text)).toEqual(Array.from({ length: 6 }, () => "1 money"));
  expect(rules("packages/money/src/cents.ts", text)).toEqual([]);
});
