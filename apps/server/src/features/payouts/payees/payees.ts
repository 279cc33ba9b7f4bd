import { randomUUIDv7 } from "node:crypto";
import { type BodyOf, type Endpoints, PAYEE_HOURS, type ResponseOf } from "@trove/contract";
import { untilRaceIsWon } from "../../../command/call-command.ts";
import type { Idempotency } from "../../../command/idempotency.ts";
import type { Person } from "../../../command/person.ts";
import { Refusal } from "../../../command/refusal.ts";
import type { Transaction } from "../../../database/connection.ts";
import { recall } from "../../auth/index.ts";
import { readName } from "../../protection/index.ts";
import { fullName, NO_PROVIDER, type PayoutRefusal, payoutTerms } from "../payout-terms.ts";
import type { PayoutParts } from "../parts.ts";
import { callAddPayee, type NewPayee, readPayees } from "./payees.store.ts";
import { hintOf, payeeMarks, sealIban } from "./sealed-payee.ts";

type Shown = ResponseOf<Endpoints["listPayees"]>;
const HOUR_MILLISECONDS = 3_600_000;

export async function listPayees({ db }: PayoutParts, userId: string): Promise<Shown> {
  const [rows, name] = await Promise.all([readPayees(db, userId), readName(db, userId)]);
  return rows.map(({ payeeId, kind, hint, holder, createdAt, usableAt }) => ({
    id: payeeId,
    kind,
    hint,
    holder,
    addedAtUtc: createdAt.toISOString(),
    usableAtUtc: usableAt.toISOString(),
    isOwn: holder === fullName(name),
  }));
}

/** Throws STATUS_CONFLICT after a repeated request, whose payee was removed meanwhile. */
async function shownPayee(parts: PayoutParts, userId: string, payeeId: string): Promise<Shown[number]> {
  const shown = (await listPayees(parts, userId)).find(({ id }) => id === payeeId);
  if (shown === undefined) throw new Refusal("STATUS_CONFLICT");
  return shown;
}

type Asked = { person: Person; idempotency: Idempotency; country: string | undefined };
type Destination = Pick<NewPayee, "sealed" | "marks" | "hint" | "kind" | "provider" | "payment">;

/**
 * Adds a payee in the name of the person's verified identity, if they have confirmed who they are. It can be paid after
 * three days, and a mail tells them. `destinationOf` is asked once they have confirmed.
 */
export async function addDestination(
  parts: PayoutParts,
  { person, idempotency, country }: Asked,
  destinationOf: (place: { userId: string; payeeId: string }, refusal: PayoutRefusal | null) => Promise<Destination>,
): Promise<Shown[number]> {
  const { db, auth, now } = parts;
  const { userId } = person;
  await auth.requireReconfirmed(db, person);
  // Before a provider is asked, which may not answer now, or may no longer tell of the card.
  const recorded = await recall<{ payeeId: string }>(db, person, idempotency, now());
  if (recorded !== null) return shownPayee(parts, userId, recorded.payeeId);
  const { holder, refusal } = await payoutTerms(parts, userId, country);
  const payeeId = randomUUIDv7();
  const payee = {
    payee: payeeId,
    ...(await destinationOf({ userId, payeeId }, refusal)),
    holder,
    usableAt: new Date(now().getTime() + PAYEE_HOURS * HOUR_MILLISECONDS),
    refusal,
  };
  const add = async (tx: Transaction) => {
    const added = await callAddPayee(tx, person, idempotency, payee, now());
    if (added === payeeId) await parts.tellMoney(tx, userId, "payeeAdded");
    return added;
  };
  return shownPayee(parts, userId, await untilRaceIsWon(() => db.transaction().execute(add)));
}

/** Adds a bank account. Throws CONFIRMATION_REQUIRED, NOT_OFFERED_HERE, IDENTITY_REQUIRED and STATUS_CONFLICT. */
export const addPayee = (parts: PayoutParts, asked: Asked, { iban }: BodyOf<Endpoints["addPayee"]>) =>
  addDestination(parts, asked, async (place) => {
    const { paying, secrets } = parts;
    if (!paying.some(({ pays }) => pays === "Account")) {
      throw new Refusal(NO_PROVIDER.code, { params: { ...NO_PROVIDER.params } });
    }
    return {
      sealed: sealIban(secrets.rootKeys, place, iban),
      marks: payeeMarks(secrets.rootKeys, iban),
      hint: hintOf(iban),
      kind: "Account",
      provider: null,
      payment: null,
    };
  });
