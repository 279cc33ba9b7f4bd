import { type Endpoints, OPEN_WITHDRAWALS, type ResponseOf } from "@trove/contract";
import { type Cents, toEuros } from "@trove/money";
import { Refusal } from "../../../command/refusal.ts";
import type { Connection } from "../../../database/connection.ts";
import type { SettingsReader } from "../../settings/index.ts";
import { standardShipping } from "./standard-shipping.ts";
import { exceptionOf, readGoods, readPieces, readRefunds, readWanted } from "../index.ts";
import { findWithdrawal, type readWithdrawals, readHistory, type WithdrawalRow } from "./withdrawals.store.ts";

export type ReadingParts = { db: Connection; settings: SettingsReader; now: () => Date };
type Whole = ResponseOf<Endpoints["getWithdrawal"]>;
type Listed = Awaited<ReturnType<typeof readWithdrawals>>[number];

/** Renders the fields that the list has as well. */
export function listedWithdrawal(row: Listed, now: Date) {
  return {
    id: row.withdrawalId,
    number: row.number,
    subject: row.subject,
    orderNumber: row.typedNumber,
    reason: row.reason,
    status: row.status,
    receivedAtUtc: row.receivedAt.toISOString(),
    dueAtUtc: row.dueAt.toISOString(),
    isOverdue: OPEN_WITHDRAWALS.includes(row.status) && row.dueAt < now,
    version: row.version,
  };
}

function thingOf(row: WithdrawalRow): Whole["thing"] {
  const { userId, purchaseId, sentIn, orderNumber, shipmentNumber, orderStatus, takesBoxes } = row;
  if (userId === null) return null;
  const userInfoId = userId === purchaseId ? null : userId;
  return {
    userInfoId,
    purchaseId,
    shipmentId: sentIn,
    number: orderNumber ?? shipmentNumber,
    status: orderStatus,
    takesBoxes,
  };
}

type Line = { position: number; itemId: string; name: string; quantity: number; priceCents: Cents };

const lineOf = ({ position, itemId, name, quantity, priceCents }: Line) => {
  return { position, itemId, name, quantity, price: toEuros(priceCents) };
};

/** Finds a withdrawal. Throws NOT_FOUND. */
export async function requireWithdrawal(db: Connection, id: string): Promise<WithdrawalRow> {
  const row = await findWithdrawal(db, id);
  if (row === undefined) throw new Refusal("NOT_FOUND");
  return row;
}

/** Reads what standard delivery of an order or shipment cost, as its refund has it. */
export async function readStandardShipping(db: Connection, settings: SettingsReader, row: WithdrawalRow) {
  const [pieces, goods] = await Promise.all([readPieces(db, row), readGoods(db, row)]);
  const cents = standardShipping(row, [...pieces, ...goods], await settings.at(row.orderedAt ?? row.receivedAt));
  return { pieces, goods, cents };
}

/** Reads a withdrawal in wire form. Throws NOT_FOUND. */
export async function shownWithdrawal({ db, settings, now }: ReadingParts, id: string): Promise<Whole> {
  const row = await requireWithdrawal(db, id);
  const [{ pieces, goods, cents }, wanted, refunds, history] = await Promise.all([
    readStandardShipping(db, settings, row),
    readWanted(db, row),
    readRefunds(db, row),
    readHistory(db, id),
  ]);
  return {
    ...listedWithdrawal(row, now()),
    name: row.typedName,
    email: row.typedEmail,
    hasBuyersName: row.hasName,
    closesAtUtc: row.closesAt?.toISOString() ?? null,
    isLate: row.closesAt !== null && row.receivedAt >= row.closesAt,
    exception: row.exception,
    thing: thingOf(row),
    wanted,
    sendByUtc: row.sendBy?.toISOString() ?? null,
    guaranteeUntilUtc: row.guaranteeUntil?.toISOString() ?? null,
    pieces: pieces.map((piece) => {
      return { ...lineOf(piece), source: piece.source, isSent: piece.isSent, exception: exceptionOf(piece, row) };
    }),
    goods: goods.map(({ condition, isRestocked, ...piece }) => ({ ...lineOf(piece), condition, isRestocked })),
    standardShipping: toEuros(cents),
    refunds: refunds.map(({ means, cents: amount, refundedAt }) => {
      return { means, amount: toEuros(amount), refundedAtUtc: refundedAt.toISOString() };
    }),
    setOff: toEuros(row.setOffCents),
    history: history.map(({ status, operatorName, note, createdAt }) => {
      return { status, operatorName, note, atUtc: createdAt.toISOString() };
    }),
  };
}
