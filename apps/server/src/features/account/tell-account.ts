import { Refusal } from "../../command/refusal.ts";
import type { Transaction } from "../../database/connection.ts";
import { findAccount } from "../auth/index.ts";
import { accountRecipient } from "../mail/index.ts";
import type { AccountParts } from "./parts.ts";

const tabs = { exported: "security", closing: "data", closingAsked: "data", closingTakenBack: "data" } as const;

/** Mails a person what happened to their whole account, because somebody else may have done it. */
export async function tellAccount(
  { mail, publicUrl, now }: AccountParts,
  tx: Transaction,
  userId: string,
  event: keyof typeof tabs,
): Promise<void> {
  const account = await findAccount(tx, userId);
  if (account === undefined) throw new Refusal("UNAUTHENTICATED");
  const { language } = account;
  const link = `${publicUrl}/account-settings?tab=${tabs[event]}`;
  const payload = { event, atUtc: now().toISOString(), link };
  const to = accountRecipient(account);
  await mail.queue(tx, { kind: "accountEvent", payload, to, language });
}
