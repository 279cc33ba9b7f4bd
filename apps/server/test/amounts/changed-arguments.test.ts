import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { readRules } from "../../src/audit/rules.ts";
import type { Args } from "./honest-commands.ts";
import { type HonestShop, moving, openHonestShop } from "./honest-shop.ts";
import type { Call } from "./undone-calls.ts";

let honest: HonestShop;
let brokenRules: string;
beforeAll(async () => {
  honest = await openHonestShop();
  const rules = await readRules();
  brokenRules = rules
    .map(
      ({ name, query }) => `select '${name}' as rule where exists (
      select from (${query}) checked where problem is not null)`,
    )
    .join(" union all ");
});
afterAll(() => honest.shop.close());

/**
 * Arguments that this test leaves unchanged: the caller, the time, values that are only stored, and the ids of new
 * ledger entries.
 */
const whoAndWhen = ["user", "request", "at", "nextCheckAt"];
const onlyStored = ["address", "billingAddress", "shippingAddress", "language", "receipt"];
const untouched = new Set([...whoAndWhen, ...onlyStored, "entries", "transactionIds"]);

const isPart = (value: unknown): value is Args =>
  value !== null && typeof value === "object" && Object.getPrototypeOf(value) === Object.prototype;

function othersFor(value: unknown): unknown[] {
  if (typeof value === "number") return [null, -value, 0, 1, value + 1, value * 1000];
  if (typeof value === "string") return [null, /^[0-9a-f-]{36}$/.test(value) ? randomUUID() : ""];
  if (Array.isArray(value)) return [null, [], [...value, ...value]];
  return [null];
}

/** Yields variants of the arguments. In each, one argument or one field within an argument has another value. */
function* changesOf(args: Args, path = ""): Generator<[where: string, changed: Args]> {
  for (const [name, value] of Object.entries(args)) {
    if (untouched.has(name)) continue;
    const where = `${path}.${name}`;
    for (const other of othersFor(value)) yield [`${where} = ${JSON.stringify(other)}`, { ...args, [name]: other }];
    const parts = Array.isArray(value) ? value : [value];
    for (const [index, part] of parts.entries()) {
      if (!isPart(part)) continue;
      for (const [deeper, changed] of changesOf(part, where)) {
        yield [deeper, { ...args, [name]: Array.isArray(value) ? value.with(index, changed) : changed }];
      }
    }
  }
}

/** Returns the audit rules that the call would break; none if the call is refused. */
const brokenBy = (call: Call) => honest.call([call], (query) => query(brokenRules)).catch(() => []);

/** In the short form, one command that takes money, one that moves it in, and the one that draws. */
const some = ["buy_from_balance", "settle_top_up", "open_lootboxes"] as const;

it.each(inject("size").allLooks ? moving : some)(
  "%s is refused or leaves the books right, whichever argument has another value",
  async (name) => {
    const args = name === "buy_from_balance" ? honest.sent : honest.commands[name];
    const broken: unknown[] = [];
    const known = await honest.call([[name, args]], (query) => query(brokenRules));
    for (const [where, changed] of changesOf(args)) {
      const rules = await brokenBy([name, changed]);
      if (!isDeepStrictEqual(rules, []) && !isDeepStrictEqual(rules, known)) broken.push([where, rules]);
    }
    expect(broken).toEqual([]);
  },
);
