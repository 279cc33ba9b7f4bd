import { toEuros } from "@trove/money";
import type { Bind } from "../../../http/bind.ts";
import { pageRange, pageResponse } from "../../../http/page.ts";
import type { PayoutProvider } from "../../../payment-providers/provider.ts";
import type { Secrets } from "../../../secrets.ts";
import type { OperationParts } from "../../operators/index.ts";
import type { Payments } from "../../payments/index.ts";
import type { IsStopped } from "./payout-acts.ts";
import { comparePayouts, openIban } from "../index.ts";
import { countPayouts, readPayouts } from "./payouts.store.ts";

type Parts = Pick<OperationParts, "db" | "now"> & {
  secrets: Pick<Secrets, "rootKeys">;
  payments: Pick<Payments, "statements">;
  payoutProviders: readonly PayoutProvider[];
  isStopped: IsStopped;
};

/** Returns the IBAN of a payee. Null if it was forgotten, or sealed with a key that is gone. */
function ibanOf({ secrets }: Pick<Parts, "secrets">, payee: Parameters<typeof openIban>[1], sealed: Buffer | null) {
  try {
    return sealed && openIban(secrets.rootKeys, payee, sealed);
  } catch {
    return null;
  }
}

const ENDED: readonly string[] = ["Paid", "Returned", "Refused", "Cancelled"];

export function operatorPayoutRoutes(
  bind: Bind,
  { db, now, secrets, payments: { statements }, payoutProviders, isStopped }: Parts,
): void {
  bind("listAdminPayouts", async ({ query }) => {
    const [rows, count, due] = await Promise.all([
      readPayouts(db, query, pageRange(query)),
      countPayouts(db, query),
      statements?.countDuePayouts(db) ?? 0,
    ]);
    const ids = rows.map(({ payoutId }) => payoutId);
    const files = (await statements?.filesOfPayouts(db, ids)) ?? new Map<string, string>();
    const stops = await Promise.all(rows.map(async (row) => !ENDED.includes(row.status) && isStopped(db, row)));
    const listed = rows.map(({ userId, payoutId, payeeId, amountCents, holder, ibanSealed, ...row }, place) => ({
      id: payoutId,
      userInfoId: userId,
      userName: row.userName,
      amount: toEuros(amountCents),
      status: row.status,
      reason: row.reason,
      holder: ibanSealed && holder,
      iban: row.kind === "Card" ? null : ibanOf({ secrets }, { userId, payeeId }, ibanSealed),
      kind: row.kind,
      hint: row.hint,
      sharedWith: row.sharedWith,
      isStopped: stops[place] === true,
      payeeAddedAtUtc: row.addedAt.toISOString(),
      createdAtUtc: row.createdAt.toISOString(),
      decidedAtUtc: row.decidedAt?.toISOString() ?? null,
      provider: row.provider,
      fileId: files.get(payoutId) ?? null,
    }));
    return { payouts: pageResponse(query, listed, count), due };
  });

  bind("comparePayouts", async () => {
    const found = await Promise.all(
      payoutProviders.map((provider) => comparePayouts({ db, secrets }, provider, now())),
    );
    return found.flat().map(({ amount, ...difference }) => ({ ...difference, amount: toEuros(amount) }));
  });
}
