import { randomUUIDv7 } from "node:crypto";
import type { Cents } from "@trove/money";
import { callCommand } from "../../command/call-command.ts";
import { command } from "../../command/command-call.ts";
import type { Connection, Transaction } from "../../database/connection.ts";

export type Wallet = { walletId: string; balance: Cents };

/** Every person has one wallet from the moment they register. */
export async function createWallet(tx: Transaction, userId: string): Promise<void> {
  await callCommand(tx, command("wallet_create", { user: userId, wallet: randomUUIDv7() }));
}

/** Throws when the person has no wallet, which registration makes impossible. */
export function readWallet(db: Connection, userId: string): Promise<Wallet> {
  return db
    .selectFrom("wallets")
    .select(["walletId", "balanceCents as balance"])
    .where("userId", "=", userId)
    .executeTakeFirstOrThrow(() => new Error(`no wallet for ${userId}`));
}
