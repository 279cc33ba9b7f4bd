import { auditBooks } from "../../src/audit/audit-books.ts";
import type { Shop } from "./shop.ts";

/** Returns the problems that the audit finds in a shop's database, rule by rule. */
export async function findImbalances({ owner }: Pick<Shop, "owner">): Promise<string[]> {
  // One connection, because each builds its own cache of the tables, which takes longer than the rules.
  const findings = await auditBooks(owner.connection, 1);
  return findings.flatMap(({ name, problems }) => problems.map((problem) => `${name}: ${problem}`));
}

export async function balanceOf(shop: Shop, { userId }: { userId: string }): Promise<number> {
  const wallet = await shop.owner.connection
    .selectFrom("wallets")
    .select("balanceCents")
    .where("userId", "=", userId)
    .executeTakeFirst();
  return wallet?.balanceCents ?? 0;
}
