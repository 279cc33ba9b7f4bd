import { randomUUIDv7 } from "node:crypto";
import { type Cents, cents } from "@trove/money";
import { sql } from "kysely";
import { callCommand } from "../../command/call-command.ts";
import { command } from "../../command/command-call.ts";
import type { Connection, Transaction } from "../../database/connection.ts";

export type Wallet = { walletId: string; balance: Cents };

/** Every person has one wallet from the moment they register. */
export async function createWallet(tx: Transaction, userId: string): Promise<void> {
  await callCommand(tx, command("wallet_create", { user: userId, wallet: randomUUIDv7() }));
}

/** Throws when the person has no wallet, which registration makes impossible. */
export async function readWallet(db: Connection, userId: string): Promise<Wallet> {
  const { rows } = await sql<{ walletId: string; balanceCents: number }>`
    select wallet_id as "walletId", balance_cents as "balanceCents" from wallets where user_id = ${userId}`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error(`no wallet for ${userId}`);
  return { walletId: row.walletId, balance: cents(row.balanceCents) };
}
