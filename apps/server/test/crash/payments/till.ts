import type { ResponseOf, Endpoints } from "@trove/contract";
import type { ScheduleTill } from "../../payments/schedule-tills.ts";
import { pathOf } from "../../payments/till-kit/open-till.ts";
import type { TillStep } from "../../payments/till-kit/take-step.ts";
import { cards } from "../../payments/till.ts";
import type { Chance } from "../chance.ts";
import type { Scene } from "../customer.ts";
import type { BankOutcome } from "../../../src/sandbox-gateway/challenge/challenge.ts";

type Session = ResponseOf<Endpoints["topUp"]>["paymentSessionResponse"];
export type CardName = "succeeds" | "declined" | "secure" | "pending" | "chargedBack";

/** Draws a random card; most succeed. */
export function drawCard(chance: Chance): CardName {
  const drawn = chance.next();
  if (drawn < 0.7) return "succeeds";
  if (drawn < 0.85) return "secure";
  return "declined";
}

const courses: Record<CardName, readonly TillStep[]> = {
  succeeds: ["captured"],
  secure: ["action", "captured"],
  declined: ["declined"],
  pending: ["processing"],
  chargedBack: ["captured", "chargeback"],
};

/** How long a slow bank takes. */
const SLOW_MS = 20_000;

/** Sends a vendor's webhooks since an index. They are lost if nobody answers, as in the worst case. */
export function sendNotices({ url }: Pick<Scene, "url">, provider: string, till: ScheduleTill, since: number): void {
  for (const notice of till.notices().slice(since)) {
    const { body, headers } = notice;
    fetch(`${url}${pathOf(provider, notice)}`, { method: "POST", headers, body }).catch(() => undefined);
  }
}

/** Pays at a vendor, which reports it while the page returns. */
function payAtVendor(scene: Scene, { id, provider }: Session, till: ScheduleTill, card: CardName): string {
  function take(steps: readonly TillStep[]): void {
    const before = till.notices().length;
    for (const step of steps) till.take(id, step);
    sendNotices(scene, provider, till, before);
  }
  // Transfers can't be declined.
  take(till.statement === undefined ? courses[card] : ["captured"]);
  if (card === "pending") setTimeout(() => take(["captured"]), SLOW_MS);
  const paymentId = till.paymentId(id);
  if (paymentId === undefined) throw new Error(`${provider} has no payment of ${id}`);
  return paymentId;
}

/** Decides on the bank's page. */
async function decideAtBank({ client }: Scene, redirectUrl: string, outcome: BankOutcome): Promise<void> {
  const form = { "content-type": "application/x-www-form-urlencoded" };
  const token = new URL(redirectUrl).searchParams.get("token") ?? "";
  await client.post(redirectUrl, form, new URLSearchParams({ token, outcome }).toString());
}

const decisions: Record<CardName, BankOutcome> = {
  succeeds: "approve",
  secure: "approve",
  declined: "fail",
  pending: "wait",
  chargedBack: "approve",
};

/** The body that the gateway's form of a method sends. A transfer can't be declined. */
function meansOf(method: Session["method"], card: CardName): object {
  if (method === "bankTransfer") return { arrives: "now" };
  return { cardNumber: cards[card], expiry: "12/40", cvc: "123" };
}

/** Pays in the way of the session, and approves the payment on the bank's page. Returns the payment's id. */
export async function payAt(scene: Scene, session: Session, card: CardName): Promise<string> {
  const { url, client, vendors } = scene;
  const { id, token, provider, method, redirectUrl: bankUrl } = session;
  const till = vendors.get(provider);
  if (till !== undefined) return payAtVendor(scene, session, till, card);
  if (bankUrl !== undefined) {
    await decideAtBank(scene, bankUrl, decisions[card]);
    return new URL(bankUrl).pathname.split("/").at(-1) ?? "";
  }
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const sent = JSON.stringify(meansOf(method, card));
  const text = await client.post(`${url}/sandbox-gateway/sessions/${id}/pay`, headers, sent);
  const { paymentId, redirectUrl } = JSON.parse(text) as { paymentId: string; redirectUrl?: string };
  if (redirectUrl !== undefined) await decideAtBank(scene, redirectUrl, "approve");
  return paymentId;
}
