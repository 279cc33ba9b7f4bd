import type { Transaction } from "../../../database/connection.ts";
import { accountRecipient } from "../../mail/index.ts";
import type { Account } from "../accounts.store.ts";
import type { AuthParts } from "../parts.ts";
import { securityPage } from "../security-page.ts";
import type { Caller } from "./caller.ts";

/** Mails a person that somebody has signed in to the account from an unknown device. */
export async function tellNewDevice(
  parts: AuthParts,
  tx: Transaction,
  account: Account,
  { place, language }: Pick<Caller, "place" | "language">,
): Promise<void> {
  const link = securityPage(parts.environment.PUBLIC_URL, account);
  const payload = { ...place, signedInAtUtc: parts.now().toISOString(), link };
  await parts.mail.queue(tx, { kind: "newDevice", payload, to: accountRecipient(account), language });
}
