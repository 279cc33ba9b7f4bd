import { sql } from "kysely";
import { expect } from "vitest";
import type { Commands } from "../../src/command/functions.generated.ts";
import type { Shop } from "../shop/shop.ts";
import { type Args, callFunction } from "./honest-commands.ts";

export type Call = readonly [name: keyof Commands, args: Args];
export type Query = (text: string) => Promise<unknown[]>;

class Undone extends Error {}

function attempt(shop: Shop, calls: readonly Call[], look: (query: Query) => Promise<void>): Promise<never> {
  return shop.database.connection.transaction().execute(async (tx) => {
    for (const [name, args] of calls) await callFunction(tx, name, args);
    await look(async (text) => (await sql.raw(text).execute(tx)).rows);
    throw new Undone();
  });
}

/** Calls functions in order as the application's role, returns the result of `look`, and rolls back. */
export async function callUndone(
  shop: Shop,
  calls: readonly Call[],
  look: (query: Query) => Promise<unknown> = async () => {},
): Promise<unknown> {
  let seen: unknown;
  const undone = attempt(shop, calls, async (query) => {
    seen = await look(query);
  });
  await expect(undone).rejects.toThrow(Undone);
  return seen;
}

/** A refusal (TR001), or a violated check (23514), which no honest call causes. */
const refused = { code: expect.stringMatching(/^(TR001|23514)$/) };

/** Calls functions in order as the application's role, and expects that one of them is refused. */
export async function expectRefused(shop: Shop, calls: readonly Call[]): Promise<void> {
  await expect(attempt(shop, calls, async () => {})).rejects.toMatchObject(refused);
}
