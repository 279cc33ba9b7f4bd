import type { PaymentProviderName } from "@trove/contract/payment-providers";
import { sql } from "kysely";
import type { Connection, Database } from "../../../src/database/connection.ts";
import type { GatewayTables } from "../../../src/sandbox-gateway/index.ts";
import type { Vendors } from "../../payments/all-tills.ts";
import type { Comparison } from "../compare.ts";
import type { Winner } from "./winner.ts";

/** The payouts of a provider: how many it has paid, and their sum in cents. */
export type PaidOut = { payouts: number; sum: number; found: Comparison };

type Ours = { reference: string; userId: string; status: string; provider: string; amount: number };

async function readOurs(connection: Connection): Promise<Ours[]> {
  const { rows } = await sql<Ours>`select concat(user_id, '.', payout_id) as reference, user_id, status, provider,
    amount_cents as amount from payouts`.execute(connection);
  return rows;
}

/** The sandbox's books are in the shop's database, in a schema of their own. */
async function paidBySandbox(connection: Connection): Promise<ReadonlyMap<string, number>> {
  const payouts = await connection
    .withTables<GatewayTables>()
    .selectFrom("sandboxGateway.gatewayPayouts")
    .select(["reference", "amountMinor", "status"])
    .execute();
  const paid = new Map<string, number>();
  for (const { reference, amountMinor, status } of payouts) {
    paid.set(reference, (paid.get(reference) ?? 0) + (status === "Paid" ? amountMinor : 0));
  }
  return paid;
}

const UNDER_WAY: readonly string[] = ["Approved", "Sent"];

function compareEach(provider: string, paid: ReadonlyMap<string, number>, ours: readonly Ours[]): PaidOut {
  const found: Comparison = { lost: [], doubled: [], wrong: [] };
  const own = new Map(ours.map((each) => [each.reference, each]));
  for (const reference of new Set([...paid.keys(), ...own.keys()])) {
    const theirs = paid.get(reference) ?? 0;
    const { status, amount } = own.get(reference) ?? { status: "unknown", amount: 0 };
    const expected = status === "Paid" ? amount : 0;
    const text = `${provider}, payout ${reference}: the provider has paid ${theirs}, the books say ${expected} (${status})`;
    if (theirs > expected) found.doubled.push(text);
    if (theirs < expected || UNDER_WAY.includes(status)) found.lost.push(text);
  }
  const sums = [...paid.values()];
  return { payouts: sums.filter((sum) => sum > 0).length, sum: sums.reduce((total, sum) => total + sum, 0), found };
}

/** Compares each payout with what its provider has paid. One that is still under way counts as lost. */
export async function comparePayouts(
  connection: Connection,
  vendors: Vendors,
): Promise<ReadonlyMap<PaymentProviderName, PaidOut>> {
  const ours = await readOurs(connection);
  const at = (name: string) => ours.filter(({ provider }) => provider === name);
  const all = new Map<PaymentProviderName, PaidOut>([
    ["sandbox", compareEach("sandbox", await paidBySandbox(connection), at("sandbox"))],
  ]);
  for (const [name, { payouts }] of vendors) {
    if (payouts !== undefined) all.set(name, compareEach(name, payouts.paid(), at(name)));
  }
  return all;
}

/** Compares the payouts that responses have named with the database, and what is left of each person's winnings. */
export async function compareWinners(owner: Database, winners: readonly Winner[], into: Comparison): Promise<void> {
  const ours = await readOurs(owner.connection);
  const wallets = await owner.connection.selectFrom("wallets").select(["userId", "balanceCents"]).execute();
  for (const { userId, provider, asked, won } of winners) {
    const rows = ours.filter((each) => each.userId === userId);
    const whose = `a winner at ${provider}`;
    const known = new Set(rows.map(({ reference }) => reference.split(".")[1]));
    for (const id of asked.keys()) if (!known.has(id)) into.lost.push(`${whose}, payout ${id}`);
    if (rows.length > asked.size)
      into.doubled.push(`${whose} has ${rows.length} payouts, the responses name ${asked.size}`);
    const gone = rows.filter(({ status }) => !["Returned", "Refused", "Cancelled"].includes(status));
    const left = won - gone.reduce((total, { amount }) => total + amount, 0);
    const balance = wallets.find((wallet) => wallet.userId === userId)?.balanceCents ?? 0;
    if (balance !== left) into.wrong.push(`${whose} has ${balance}, what is left of the winnings is ${left}`);
  }
}
