import type { ResponseOf, Endpoints } from "@trove/contract";
import { cards } from "../payments/till.ts";
import type { Chance } from "./chance.ts";
import type { PatientClient } from "./patient-client.ts";

type Session = ResponseOf<Endpoints["topUp"]>["paymentSessionResponse"];
export type CardName = "succeeds" | "declined" | "secure" | "pending";

/** Draws a random card; most succeed. */
export function drawCard(chance: Chance): CardName {
  const drawn = chance.next();
  if (drawn < 0.7) return "succeeds";
  if (drawn < 0.85) return "secure";
  return "declined";
}

/** Submits a card to the gateway's form, and approves the payment on the bank's page. Returns the payment's id. */
export async function payAt(
  url: string,
  client: PatientClient,
  { id, token }: Session,
  card: CardName,
): Promise<string> {
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const typed = JSON.stringify({ cardNumber: cards[card], expiry: "12/40", cvc: "123" });
  const text = await client.post(`${url}/sandbox-gateway/sessions/${id}/pay`, headers, typed);
  const { paymentId, redirectUrl } = JSON.parse(text) as { paymentId: string; redirectUrl?: string };
  if (redirectUrl !== undefined) {
    const form = { "content-type": "application/x-www-form-urlencoded" };
    const decision = new URLSearchParams({
      token: new URL(redirectUrl).searchParams.get("token") ?? "",
      outcome: "approve",
    });
    await client.post(redirectUrl, form, decision.toString());
  }
  return paymentId;
}
