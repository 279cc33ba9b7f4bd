import { randomUUIDv7 } from "node:crypto";
import { type BodyOf, type Endpoints, PAYEE_HOURS, type ResponseOf } from "@trove/contract";
import { untilRaceIsWon } from "../../../command/call-command.ts";
import type { Idempotency } from "../../../command/idempotency.ts";
import type { Person } from "../../../command/person.ts";
import { Refusal } from "../../../command/refusal.ts";
import type { Transaction } from "../../../database/connection.ts";
import { readName } from "../../protection/index.ts";
import { fullName, payoutTerms } from "../payout-terms.ts";
import type { PayoutParts } from "../parts.ts";
import { callAddPayee, readPayees } from "./payees.store.ts";
import { hintOf, ibanMarks, sealIban } from "./sealed-iban.ts";

type Shown = ResponseOf<Endpoints["listPayees"]>;
const HOUR_MILLISECONDS = 3_600_000;

export async function listPayees({ db }: PayoutParts, userId: string): Promise<Shown> {
  const [rows, name] = await Promise.all([readPayees(db, userId), readName(db, userId)]);
  return rows.map(({ payeeId, hint, holder, createdAt, usableAt }) => ({
    id: payeeId,
    hint,
    holder,
    addedAtUtc: createdAt.toISOString(),
    usableAtUtc: usableAt.toISOString(),
    isOwn: holder === fullName(name),
  }));
}

/**
 * Adds a bank account in the name of the person's verified identity, if they have confirmed who they are. It can be
 * paid after three days, and a mail tells them. Throws CONFIRMATION_REQUIRED, NOT_OFFERED_HERE, IDENTITY_REQUIRED and
 * STATUS_CONFLICT.
 */
export async function addPayee(
  parts: PayoutParts,
  person: Person,
  idempotency: Idempotency,
  { iban }: BodyOf<Endpoints["addPayee"]>,
  country: string | undefined,
): Promise<Shown[number]> {
  const { db, auth, secrets, now } = parts;
  const { userId } = person;
  await auth.requireReconfirmed(db, person);
  const { holder, refusal } = await payoutTerms(parts, userId, country);
  const payeeId = randomUUIDv7();
  const payee = {
    payee: payeeId,
    sealed: sealIban(secrets.rootKeys, { userId, payeeId }, iban),
    marks: ibanMarks(secrets.rootKeys, iban),
    hint: hintOf(iban),
    holder,
    usableAt: new Date(now().getTime() + PAYEE_HOURS * HOUR_MILLISECONDS),
    refusal,
  };
  const add = async (tx: Transaction) => {
    const added = await callAddPayee(tx, person, idempotency, payee, now());
    if (added === payeeId) await parts.tellMoney(tx, userId, "payeeAdded");
    return added;
  };
  const addedId = await untilRaceIsWon(() => db.transaction().execute(add));
  const shown = (await listPayees(parts, userId)).find(({ id }) => id === addedId);
  // A repeated request, whose account was removed meanwhile.
  if (shown === undefined) throw new Refusal("STATUS_CONFLICT");
  return shown;
}
