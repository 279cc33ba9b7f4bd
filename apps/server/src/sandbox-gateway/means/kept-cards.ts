import { z } from "zod";
import { GatewayProblem } from "../gateway-problem.ts";
import type { GatewayConnection, GatewayParts } from "../parts.ts";
import type { Session } from "../sessions.store.ts";
import { forgetCustomer, forgetKept, readKept } from "./kept-cards.store.ts";
import type { Means } from "./read-means.ts";
import { courseOfKept } from "./test-cards.ts";

/** The gateway keeps no numbers, only what a person recognises a card by. */
export type KeptCard = { id: string; brand: string; last4: string; expires: string | null };

const sameCard = ({ brand, last4, expires }: KeptCard) => `${brand} ${last4} ${expires}`;

/** The kept cards of a customer, newest first. A card that was kept twice is listed once. */
export async function listKept(db: GatewayConnection, customerId: string): Promise<KeptCard[]> {
  const kept = await readKept(db, customerId);
  return [...Map.groupBy(kept, sameCard).values()].flatMap(([newest]) => newest ?? []);
}

const keptForm = z.object({ keptId: z.string().max(80), cvc: z.string().max(10) });

/** Pays with a kept card of the session's customer. Undefined if the form sent something else. */
export async function payKept(
  tx: GatewayConnection,
  { method, customerId }: Session,
  sent: unknown,
): Promise<Means | undefined> {
  const { data } = keptForm.safeParse(sent);
  if (method !== "card" || customerId === null || data === undefined) return undefined;
  const card = (await readKept(tx, customerId)).find(({ id }) => id === data.keptId);
  if (card === undefined) throw new GatewayProblem(400, "invalid_request");
  if (!/^\d{3,4}$/.test(data.cvc.trim())) throw new GatewayProblem(422, "invalid_card", { cvc: "invalid_cvc" });
  return { course: courseOfKept(card.last4), cardBrand: card.brand, cardLast4: card.last4 };
}

/** Forgets a card of a customer. Throws not_found if the customer has no such card. */
export async function removeKept({ db }: GatewayParts, customerId: string, id: string): Promise<void> {
  const kept = await readKept(db, customerId);
  const card = kept.find((each) => each.id === id);
  if (card === undefined) throw new GatewayProblem(404, "not_found");
  const same = kept.filter((each) => sameCard(each) === sameCard(card));
  await forgetKept(
    db,
    customerId,
    same.map((each) => each.id),
  );
}

/** Forgets a customer with all cards. */
export async function removeCustomer({ db }: GatewayParts, customerId: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await forgetCustomer(tx, customerId);
    await forgetKept(tx, customerId);
  });
}
