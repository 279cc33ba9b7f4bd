import type { Connection, Transaction } from "../../../database/connection.ts";
import type { OperationParts } from "../../operators/index.ts";
import { readFoldedNumber } from "../projections/cursor.store.ts";
import { SumTable } from "./compare-sums.ts";
import {
  claimCheck,
  type Difference,
  inOneState,
  readBoxesOfDays,
  readDaySums,
  readHoursOfDays,
  readSummedHoldings,
  readWholeSums,
  sumEntries,
  sumInventories,
  writeSeal,
} from "./seal.store.ts";

/** Rows per read. One read takes a fraction of a second. */
const PIECE = 20_000;
/**
 * The time until the next check is at least this multiple of a check's duration, so that checks take at most a
 * twentieth of the time.
 */
const REST_FACTOR = 20;
const SHORTEST_REST_MS = 60_000;
/** If a check has not ended after this time, another process may begin a new one. */
const LONGEST_CHECK_MS = 60 * 60_000;

const NOBODY = "00000000-0000-0000-0000-000000000000";

export type SealLog = { error(details: object, text: string): void };

/** Sums the ledger again, from its first entry up to the last one that the sums contain. */
async function sumLedger(tx: Transaction, upTo: number): Promise<SumTable> {
  const table = new SumTable();
  for (let after = 0; after < upTo; after += PIECE) {
    table.add(await sumEntries(tx, { after, upTo: Math.min(upTo, after + PIECE) }));
  }
  return table;
}

async function compareHoldings(tx: Transaction): Promise<Difference[]> {
  const found = { pieces: 0, marketCents: 0, sellCents: 0 };
  let after = { userId: NOBODY, inventoryItemId: NOBODY };
  for (;;) {
    const { last, ...part } = await sumInventories(tx, after, PIECE);
    found.pieces += part.pieces;
    found.marketCents += part.marketCents;
    found.sellCents += part.sellCents;
    if (last === null) break;
    after = last;
  }
  const summed = await readSummedHoldings(tx);
  const isSame =
    summed.pieces === found.pieces && summed.marketCents === found.marketCents && summed.sellCents === found.sellCents;
  return isSame ? [] : [{ day: null, fromAccount: "inventories", toAccount: "inventories" }];
}

const isOfBoxes = ({ fromAccount, toAccount }: Pick<Difference, "fromAccount" | "toAccount">) =>
  fromAccount === "wallet" && toAccount === "house:boxes";

async function compareWithLedger(tx: Transaction, upTo: number): Promise<Difference[]> {
  const ledger = await sumLedger(tx, upTo);
  const whole = new SumTable().add(ledger.rows().map((row) => ({ ...row, startsAt: undefined })));
  const boxes = new SumTable().add(ledger.rows().filter(isOfBoxes));
  return [
    ...ledger.differences(new SumTable().add(await readDaySums(tx))),
    ...ledger.differences(new SumTable().add(await readHoursOfDays(tx))),
    ...whole.differences(new SumTable().add(await readWholeSums(tx))),
    ...boxes.differences(new SumTable().add(await readBoxesOfDays(tx, "day"))),
    ...boxes.differences(new SumTable().add(await readBoxesOfDays(tx, "hour"))),
  ];
}

/** Compares all sums with the ledger and the inventories, in one state of the database. */
async function findDifferences(db: Connection): Promise<{ checkedNumber: number; differences: Difference[] }> {
  return inOneState(db, async (tx) => {
    const foldedNumber = await readFoldedNumber(tx);
    const found = [...(await compareWithLedger(tx, foldedNumber)), ...(await compareHoldings(tx))];
    const different = new Map(found.map((difference) => [JSON.stringify(difference), difference]));
    return { checkedNumber: foldedNumber, differences: [...different.values()] };
  });
}

/**
 * Checks the sums if a check is due, and logs the differences. Reads tables in pieces that take a fraction of a second
 * each, all in one state of the database. Others can write meanwhile.
 */
export async function checkProjections({ db, now }: OperationParts, log: SealLog): Promise<void> {
  const begunAt = now();
  const isMine = await claimCheck(db, begunAt, new Date(begunAt.getTime() + LONGEST_CHECK_MS));
  if (!isMine) return;
  const began = performance.now();
  const { checkedNumber, differences } = await findDifferences(db);
  const restMs = Math.max(SHORTEST_REST_MS, (performance.now() - began) * REST_FACTOR);
  const dueAt = new Date(now().getTime() + restMs);
  await writeSeal(db, { checkedAt: begunAt, checkedNumber, dueAt, differences });
  if (differences.length > 0) log.error({ differences }, "the dashboard's sums differ from the ledger");
}
