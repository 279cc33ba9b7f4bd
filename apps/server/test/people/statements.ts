import type { ResponseOf, Endpoints } from "@trove/contract";
import { cents, fromEuros } from "@trove/money";
import { sql } from "kysely";
import type { Shop } from "../shop/shop.ts";
import { PASSWORD } from "./people.ts";

type Statement = ResponseOf<Endpoints["listTransactions"]>;

const DAYS_MS = 365 * 86_400_000;

/**
 * Returns the rows whose balance isn't the previous row's balance plus their own amount. `rows` are sorted from the
 * newest to the oldest; the oldest starts at 0.
 */
export function stepsThatDoNotFollow(rows: Statement): Statement {
  let balance = cents(0);
  return rows
    .toReversed()
    .filter(({ status }) => status === "Success")
    .filter(({ amount, balanceAfter }) => {
      const expected = cents(balance + fromEuros(amount));
      balance = fromEuros(balanceAfter ?? Number.NaN);
      return balance !== expected;
    });
}

/** Reads all transactions of a person within a year. */
export async function readStatement(shop: Shop, token: string): Promise<Statement> {
  const [from, to] = [shop.clock.now.getTime() - DAYS_MS, shop.clock.now.getTime()].map((time) =>
    new Date(time).toISOString().slice(0, 10),
  );
  return (await shop.call("listTransactions", { query: { from, to } }, { token })).body;
}

/** Reads the statements of all customers who sign in with the tests' password. */
export async function readStatements(shop: Shop): Promise<Statement[]> {
  const { rows } = await sql<{ userName: string }>`
    select user_name as "userName" from users join ledger_entries using (user_id)
    where 'User' = any (roles) and not is_locked and balance_after_cents is not null group by user_name`.execute(
    shop.owner.connection,
  );
  return Promise.all(
    rows.map(async ({ userName }) => {
      const { body } = await shop.call("login", { body: { emailOrUserName: userName, password: PASSWORD } });
      return readStatement(shop, body.token);
    }),
  );
}
