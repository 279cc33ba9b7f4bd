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

/** Calls functions one after the other as the application's role, returns what a query reads then, and rolls back. */
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

/** A refusal of the catalogue, or a failed check that no honest call fails. */
const refused = { code: expect.stringMatching(/^(TR001|23514)$/) };

/** Calls functions one after the other as the application's role, and expects that one is refused. */
export async function expectRefused(shop: Shop, calls: readonly Call[]): Promise<void> {
  await expect(attempt(shop, calls, async () => {})).rejects.toMatchObject(refused);
}
