import type { PaymentProviderName } from "@trove/contract/payment-providers";
import { sql } from "kysely";
import type { Connection, Database } from "../../../src/database/connection.ts";
import type { GatewayTables } from "../../../src/sandbox-gateway/index.ts";
import type { Vendors } from "../../payments/all-tills.ts";
import { addStandings, keptOf, type Standing } from "../../payments/standing.ts";
import { userIdOf } from "../../people/people.ts";
import type { Comparison } from "../compare.ts";
import { comparePayouts } from "./compare-payouts.ts";
import type { Payer } from "./payer.ts";

/** The payments and payouts of a provider, and how many of them the books lack or have too much of. */
export type ProviderResult = Standing & {
  provider: PaymentProviderName;
  lost: number;
  doubled: number;
  payouts: number;
};

type Standings = ReadonlyMap<string, Standing>;

/** The sum that the books have to have of sessions: they never give back more than was paid, though a bank can. */
function bookable(standings: Iterable<Standing>): number {
  return [...standings].reduce((sum, standing) => sum + Math.max(0, keptOf(standing)), 0);
}

/** The sandbox's books are in the shop's database, in a schema of their own. */
async function standingsAtSandbox(connection: Connection): Promise<Standings> {
  const payments = await connection
    .withTables<GatewayTables>()
    .selectFrom("sandboxGateway.gatewayPayments as p")
    .select(["sessionId", "amountMinor", "chargedBackMinor", "refundedMinor", "refundsBackMinor"])
    .select((eb) =>
      eb
        .selectFrom("sandboxGateway.gatewayRefunds as r")
        .whereRef("r.paymentId", "=", "p.paymentId")
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .as("refunds"),
    )
    .where("status", "=", "Captured")
    .execute();
  return new Map(
    payments.map(({ sessionId, amountMinor, chargedBackMinor, refundedMinor, refundsBackMinor, refunds }) => {
      const sums = { captured: amountMinor, refunded: refundedMinor - refundsBackMinor, chargedBack: chargedBackMinor };
      const counts = { captures: 1, refunds: Number(refunds), chargebacks: chargedBackMinor > 0 ? 1 : 0 };
      return [sessionId, { ...sums, ...counts }];
    }),
  );
}

type Booked = { provider: string; sessionId: string; status: string; kept: number };

/** The money that the books have of each session that was paid. Payments of the demo's history name no session. */
async function readBooked(connection: Connection): Promise<Booked[]> {
  const { rows } = await sql<Booked>`
    select p.provider, coalesce(p.session_id, g.session_id) as session_id,
      concat_ws(', ', p.status, p.provider_status, p.next_check_at) as status,
      case p.status when 'Success' then 1 else 0 end * (paid_cents - refunded_paid_cents + refunds_back_paid_cents - charged_back_paid_cents) as kept
    from payments p left join sandbox_gateway.gateway_payments g on g.payment_id = p.provider_payment_id
    where coalesce(p.session_id, g.session_id) is not null`.execute(connection);
  return rows;
}

/** The net sum that came from a provider, by the ledger. */
async function readLedger(connection: Connection, provider: string): Promise<number> {
  const account = `gateway:${provider}`;
  const { rows } = await sql<{ booked: number }>`
    select coalesce(sum(case when from_account = ${account} then amount_cents else -amount_cents end), 0)::bigint
      as booked
    from ledger_entries where ${account} in (from_account, to_account)`.execute(connection);
  return rows[0]?.booked ?? 0;
}

/** Accounts that a chargeback has locked can't ask for their balance. */
async function readBalances(connection: Connection): Promise<Map<string, number>> {
  const wallets = await connection.selectFrom("wallets").select(["userId", "balanceCents"]).execute();
  return new Map(wallets.map(({ userId, balanceCents }) => [userId, balanceCents]));
}

function compareSessions(provider: string, told: Standings, booked: ReadonlyMap<string, Booked>, into: Comparison) {
  for (const sessionId of new Set([...told.keys(), ...booked.keys()])) {
    const standing = told.get(sessionId);
    const { kept: ours, status } = booked.get(sessionId) ?? { kept: 0, status: "unknown" };
    const theirs = standing === undefined ? 0 : keptOf(standing);
    const text = `${provider}, ${sessionId}: the provider has ${theirs}, the books say ${ours} (${status})`;
    if (theirs > ours) into.lost.push(text);
    if (theirs < ours) into.doubled.push(text);
  }
}

/** Refunds that a kill has interrupted are tried again after five minutes. Lets that time be over. */
export async function retryRefunds({ connection }: Database): Promise<void> {
  const due = connection.updateTable("refunds").set({ nextAttemptAt: new Date() });
  await due.where("nextAttemptAt", "is not", null).execute();
}

/**
 * Compares each payment of every provider with the books, their sum with the ledger, and the balances of people who
 * only pay with what is left of their payments. All of it is read at one moment, because the shop goes on.
 */
export function compareProviders({ owner, ...place }: Place, into: Comparison): Promise<ProviderResult[]> {
  const moment = owner.connection.transaction().setIsolationLevel("repeatable read");
  return moment.execute((connection) => compareAt(connection, place, into));
}

async function compareAt(
  connection: Connection,
  { vendors, payers }: Omit<Place, "owner">,
  into: Comparison,
): Promise<ProviderResult[]> {
  const all = new Map<PaymentProviderName, Standings>([["sandbox", await standingsAtSandbox(connection)]]);
  for (const [name, till] of vendors) {
    all.set(name, new Map(till.sessions().map((id) => [id, till.standing(id)])));
  }
  const booked = await readBooked(connection);
  const paidOut = await comparePayouts(connection, vendors);
  const results: ProviderResult[] = [];
  for (const [provider, told] of all) {
    const own = booked.filter((each) => each.provider === provider);
    const found: Comparison = { lost: [], doubled: [], wrong: [] };
    compareSessions(provider, told, new Map(own.map((each) => [each.sessionId, each])), found);
    const total = addStandings(told.values());
    const ledger = await readLedger(connection, provider);
    const { payouts = 0, sum = 0, found: ofPayouts } = paidOut.get(provider) ?? {};
    const left = bookable(told.values()) - sum;
    if (ledger !== left) into.wrong.push(`${provider} has ${left}, the ledger says ${ledger}`);
    found.lost.push(...(ofPayouts?.lost ?? []));
    found.doubled.push(...(ofPayouts?.doubled ?? []));
    into.lost.push(...found.lost);
    into.doubled.push(...found.doubled);
    results.push({ ...total, provider, payouts, lost: found.lost.length, doubled: found.doubled.length });
  }
  const balances = await readBalances(connection);
  for (const { provider, people } of payers) {
    for (const { customer, sessions } of people) {
      const left = sessions.flatMap(({ id, provider: at }) => all.get(at)?.get(id) ?? []);
      const [balance, kept] = [balances.get(userIdOf(customer)) ?? 0, bookable(left)];
      const text = `a payer at ${provider} has ${balance}, what is left of their payments is ${kept}`;
      if (balance !== kept) into.wrong.push(text);
    }
  }
  return results;
}

export type Place = { vendors: Vendors; owner: Database; payers: readonly Payer[] };
