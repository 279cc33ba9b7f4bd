import { Refusal } from "../../command/refusal.ts";
import type { Transaction } from "../../database/connection.ts";
import { findAccount } from "../auth/index.ts";
import { accountRecipient, type PayloadOf } from "../mail/index.ts";
import type { AccountParts } from "./parts.ts";

const pages = {
  exported: "account-settings?tab=security",
  returning: "balance/returns",
  payeeAdded: "balance/payouts",
  payingOut: "balance/payouts",
  closing: "account-settings?tab=data",
  closingAsked: "account-settings?tab=data",
  closingEnds: "account-settings?tab=data",
  closingTakenBack: "account-settings?tab=data",
} as const;

/**
 * Mails a person what happened to their whole account, because somebody else may have done it. `left` is what they give
 * up with it.
 */
export async function tellAccount(
  { mail, publicUrl, now }: Pick<AccountParts, "mail" | "publicUrl" | "now">,
  tx: Transaction,
  userId: string,
  event: keyof typeof pages,
  left?: PayloadOf<"accountEvent">["left"],
): Promise<void> {
  const account = await findAccount(tx, userId);
  if (account === undefined) throw new Refusal("UNAUTHENTICATED");
  const { language } = account;
  const link = `${publicUrl}/${pages[event]}`;
  const payload = { event, atUtc: now().toISOString(), link, ...(left && { left }) };
  const to = accountRecipient(account);
  await mail.queue(tx, { kind: "accountEvent", payload, to, language });
}
