import type { Connection } from "../../../database/connection.ts";
import type { ProveOpenings } from "../../lootboxes/index.ts";
import {
  readActsOn,
  readCasesAbout,
  readComplaints,
  readWithdrawals,
  readKeptRows,
  readLaunchSignUp,
  readNonces,
  readNotesAbout,
  readSignalsAbout,
  readSubjects,
  readUnmatched,
} from "./kept-rows.store.ts";
import { type KeptTable, keptTables } from "./kept-tables.ts";

/** The most records in one file of proofs. Such a file has about two megabytes. */
const MOST_PROVEN = 200;

const partlyKept = {
  signInProviders: readSubjects,
  unmatchedPayments: readUnmatched,
  launchSignUp: readLaunchSignUp,
  cases: readCasesAbout,
  caseSignals: readSignalsAbout,
  complaints: readComplaints,
  withdrawals: readWithdrawals,
  operatorActs: readActsOn,
  notes: readNotesAbout,
};

/** Writes a row without the columns that the file leaves out. Bytes become hex. */
function rowText(row: Readonly<Record<string, unknown>>, without: KeptTable["without"]): string {
  const kept = Object.entries(row).filter(([column]) => !(column in without));
  const shown = (value: unknown): unknown => {
    if (Buffer.isBuffer(value)) return value.toString("hex");
    return Array.isArray(value) ? value.map(shown) : value;
  };
  return JSON.stringify(Object.fromEntries(kept.map(([column, value]) => [column, shown(value)])));
}

/** Writes a list piece by piece, with commas between the elements. */
async function* listOf(batches: AsyncIterable<readonly string[]>): AsyncGenerator<string> {
  let before = "[";
  for await (const elements of batches) {
    if (elements.length === 0) continue;
    yield before + elements.join(",\n");
    before = ",\n";
  }
  yield before === "[" ? "[]" : "]";
}

async function* rowTexts(db: Connection, userId: string, kept: KeptTable): AsyncGenerator<string[]> {
  for await (const rows of readKeptRows(db, userId, kept)) yield rows.map((row) => rowText(row, kept.without));
}

async function* proofTexts(db: Connection, userId: string, prove: ProveOpenings): AsyncGenerator<string[]> {
  for await (const nonces of readNonces(db, userId, MOST_PROVEN)) {
    yield (await prove(db, userId, nonces)).map(({ proofs }) => proofs.trimEnd());
  }
}

type Made = { userId: string; at: Date };

async function* piecesOf(db: Connection, prove: ProveOpenings, { userId, at }: Made): AsyncGenerator<string> {
  const head = { format: "trove/account/v1", madeAtUtc: at.toISOString(), userInfoId: userId };
  yield JSON.stringify(head).slice(0, -1);
  for (const [name, kept] of Object.entries(keptTables)) {
    yield `,\n"${name}":`;
    yield* listOf(rowTexts(db, userId, kept));
  }
  for (const [name, readRows] of Object.entries(partlyKept))
    yield `,\n"${name}":${JSON.stringify(await readRows(db, userId))}`;
  yield `,\n"proofs":`;
  yield* listOf(proofTexts(db, userId, prove));
  yield "}\n";
}

/**
 * Everything that the shop has stored about a person, as one file of JSON. It is read in batches, so that neither its
 * size nor the number of connections grows with the account.
 */
export function exportAccount(db: Connection, prove: ProveOpenings, made: Made) {
  return {
    fileName: `account-${made.at.toISOString().slice(0, 10)}.json`,
    mediaType: "application/json; charset=utf-8",
    pieces: piecesOf(db, prove, made),
  };
}
