import { Refusal } from "../../command/refusal.ts";
import { findAccount } from "../auth/index.ts";
import { accountRecipient } from "../mail/index.ts";
import type { AccountParts } from "./parts.ts";

const tabs = { exported: "security", closing: "data" } as const;

/** Mails a person what happened to their whole account, because somebody else may have done it. */
export async function tellAccount(
  { db, mail, publicUrl, now }: AccountParts,
  userId: string,
  event: keyof typeof tabs,
): Promise<void> {
  const account = await findAccount(db, userId);
  if (account === undefined) throw new Refusal("UNAUTHENTICATED");
  const { language } = account;
  const link = `${publicUrl}/account-settings?tab=${tabs[event]}`;
  const payload = { event, atUtc: now().toISOString(), link };
  const to = accountRecipient(account);
  await db.transaction().execute((tx) => mail.queue(tx, { kind: "accountEvent", payload, to, language }));
}
