import type { Connection, Transaction } from "../../database/connection.ts";
import type { BankAccount } from "./account.ts";
import type { BankConnection } from "./ledger/connection.ts";
import { touch } from "./ledger/refunds.store.ts";
import { readStatements } from "./ledger/statements.store.ts";
import { type ChooseDue, type MadeFile, makeRefundFile } from "./refunds/make-refund-file.ts";
import { countDuePayouts, failPayout, filesOfPayouts } from "./ledger/payouts.store.ts";
import {
  failRefund,
  findRefundFile,
  readRefunds,
  type RefusedRefund,
  type TransferKind,
} from "./refunds/refund-files.store.ts";
import {
  applyStatement,
  type JudgedStatement,
  judgeStatement,
  type ReadFile,
  readStatementFile,
  storeStatementFile,
} from "./statements/statement-desk.ts";

export type { JudgedLine } from "./statements/judge-bookings.ts";
export type { NamedRefund } from "./ledger/refunds.store.ts";
export type { JudgedStatement } from "./statements/statement-desk.ts";
export type StatementSummary = Awaited<ReturnType<typeof readStatements>>["rows"][number];
export type RefundRow = Awaited<ReturnType<typeof readRefunds>>["rows"][number];

type Range = { limit: number; offset: number };

/** Operators' work with a provider whose payments statements tell. Everything runs in the caller's transaction. */
export type StatementDesk = {
  iban: string;
  /** Reads a file. Throws VALIDATION_FAILED with a reason. */
  read(bytes: Buffer): ReadFile;
  /** Stores a file, or returns the id of the equal one that was stored before. Imports nothing. */
  store(tx: Transaction, file: ReadFile, fileName: string, at: Date): Promise<string>;
  /** Reads a file with the effects that its import has, or had. With `isLocked`, nobody else can apply it meanwhile. */
  judge(db: Connection, statementId: string, isLocked?: boolean): Promise<JudgedStatement | undefined>;
  /** Imports a judged file. Returns the ids of the payments that are new or have changed. */
  apply(tx: Transaction, statement: JudgedStatement, at: Date): Promise<string[]>;
  list(db: Connection, range: Range): ReturnType<typeof readStatements>;
  listRefunds(db: Connection, range: Range): ReturnType<typeof readRefunds>;
  /** Writes the chosen refunds or payouts that are in no file yet into one for the bank. Undefined if none is. */
  makeRefundFile(tx: Transaction, kind: TransferKind, at: Date, choose?: ChooseDue): Promise<MadeFile | undefined>;
  refundFile(db: Connection, fileId: string): ReturnType<typeof findRefundFile>;
  /**
   * Notes that the bank has refused to send a refund. Undefined if a statement says otherwise, or the refund is in no
   * file.
   */
  failRefund(tx: Transaction, refundKey: string, at: Date): Promise<RefusedRefund | undefined>;
  /** Notes that a payout is not sent. Returns false if a statement says otherwise. */
  failPayout(tx: Transaction, payoutKey: string, at: Date): Promise<boolean>;
  /** Returns the files for the bank that these payouts are in, by their keys. */
  filesOfPayouts(db: Connection, keys: readonly string[]): Promise<Map<string, string>>;
  /** Counts the payouts that are in no file yet. */
  countDuePayouts(db: Connection): Promise<number>;
};

/** The shop's connection, typed for the bank's tables. */
const own = (db: Connection): BankConnection => db.withTables();

export function makeStatementDesk(account: BankAccount): StatementDesk {
  return {
    iban: account.iban,
    read: (bytes) => readStatementFile(account, bytes),
    store: (tx, file, fileName, at) => storeStatementFile(own(tx), file, fileName, at),
    judge: (db, statementId, isLocked) => judgeStatement(own(db), statementId, isLocked),
    apply: (tx, statement, at) => applyStatement(own(tx), statement, at),
    list: (db, range) => readStatements(own(db), range),
    listRefunds: (db, range) => readRefunds(own(db), range),
    makeRefundFile: (tx, kind, at, choose = async (due) => due) => makeRefundFile(own(tx), account, kind, at, choose),
    refundFile: (db, fileId) => findRefundFile(own(db), fileId),
    async failRefund(tx, refundKey, at) {
      const refused = await failRefund(own(tx), refundKey, at);
      if (refused !== undefined) await touch(own(tx), [refused.entryId], at);
      return refused;
    },
    failPayout: (tx, payoutKey, at) => failPayout(own(tx), payoutKey, at),
    filesOfPayouts: (db, keys) => filesOfPayouts(own(db), keys),
    countDuePayouts: (db) => countDuePayouts(own(db)),
  };
}
