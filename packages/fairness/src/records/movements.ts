import type { Field } from "../text/fields.ts";
import { uuid, whole } from "../text/fields.ts";

/**
 * One change of a wallet in cents: negative for a debit, never 0. A movement with the id {@link EARLIER} is the sum of
 * several and may be 0.
 */
export type Movement = { readonly id: string; readonly cents: number };

/**
 * Maximum number of single movements in a list. If there are more, the list has the newest ones, after one entry with
 * the sum of all earlier ones.
 */
const MOST_MOVEMENTS = 1000;

/** The id of the entry that sums the earlier movements. */
export const EARLIER = "earlier";

const amount = whole(-Number.MAX_SAFE_INTEGER);

function readMovement(entry: string): Movement {
  const [id = "", cents = "", ...rest] = entry.split(":");
  if (rest.length > 0 || (cents === "0" && id !== EARLIER)) throw new SyntaxError("not id:cents");
  return { id: id === EARLIER ? id : uuid.read(id), cents: amount.read(cents) };
}

/** Movements in the order of the ledger. Without movements the line is empty. */
export const movementList: Field<readonly Movement[]> = {
  write: (movements) => movements.map(({ id, cents }) => `${id}:${cents}`).join(","),
  read: (line) => {
    const movements = line === "" ? [] : line.split(",", MOST_MOVEMENTS + 2).map(readMovement);
    const isSummed = movements.length === MOST_MOVEMENTS + 1;
    if (
      movements.length > MOST_MOVEMENTS + 1 ||
      movements.some(({ id }, at) => (id === EARLIER) !== (isSummed && at === 0))
    ) {
      throw new SyntaxError(`not up to ${MOST_MOVEMENTS} movements, or as many after the sum of the earlier ones`);
    }
    return movements;
  },
};

/** The balance after all movements. Exact, even if an intermediate sum is too large for a double. */
export function balanceAfter(balanceCents: number, movements: readonly Movement[]): bigint {
  return movements.reduce((sum, { cents }) => sum + BigInt(cents), BigInt(balanceCents));
}
