import { randomUUIDv7 } from "node:crypto";
import type { Cents } from "@trove/money";
import { callCommand } from "../../command/call-command.ts";
import { command } from "../../command/command-call.ts";
import type { Connection, Transaction } from "../../database/connection.ts";

export type Wallet = { walletId: string; balance: Cents };

/** Creates the person's wallet. Called once, at registration. */
export async function createWallet(tx: Transaction, userId: string): Promise<void> {
  await callCommand(tx, command("wallet_create", { user: userId, wallet: randomUUIDv7() }));
}

/** Returns the person's wallet. Throws if there is none, which can't happen, because registration creates it. */
export function readWallet(db: Connection, userId: string): Promise<Wallet> {
  return db
    .selectFrom("wallets")
    .select(["walletId", "balanceCents as balance"])
    .where("userId", "=", userId)
    .executeTakeFirstOrThrow(() => new Error(`no wallet for ${userId}`));
}
