import type { Field } from "../text/fields.ts";
import { listOf, uuid, whole } from "../text/fields.ts";

/** One change of a wallet, in cents: below 0 for a debit, never 0. */
export type Movement = { readonly id: string; readonly cents: number };

/** More than anybody makes between an offer and its reveal, and few enough to read. */
const MOST_MOVEMENTS = 10_000;

const amount = whole(-Number.MAX_SAFE_INTEGER);

const movement: Field<Movement> = {
  write: ({ id, cents }) => `${id}:${cents}`,
  read: (line) => {
    const [id = "", cents = "", ...rest] = line.split(":");
    if (rest.length > 0 || cents === "0") throw new SyntaxError("not id:cents");
    return { id: uuid.read(id), cents: amount.read(cents) };
  },
};

/** Movements in the order of the ledger; none is an empty line. */
export const movementList = listOf(movement, 0, MOST_MOVEMENTS);

/** What a balance becomes. Exact, also where the sum on the way exceeds what a double can hold. */
export function balanceAfter(balanceCents: number, movements: readonly Movement[]): bigint {
  return movements.reduce((sum, { cents }) => sum + BigInt(cents), BigInt(balanceCents));
}
