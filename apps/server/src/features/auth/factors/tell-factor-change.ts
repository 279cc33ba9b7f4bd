import type { Transaction } from "../../../database/connection.ts";
import type { SecurityEvent } from "../../../command/security-log.ts";
import { type AccountContact, accountRecipient, type PayloadOf } from "../../mail/index.ts";
import type { Account } from "../accounts.store.ts";
import type { AuthParts } from "../parts.ts";
import { securityPage } from "../security-page.ts";

type Change = PayloadOf<"factorChanged">["change"];

const eventOf = {
  authenticatorAdded: "factor_added",
  authenticatorRemoved: "factor_removed",
  passkeyAdded: "factor_added",
  passkeyRemoved: "factor_removed",
  recoveryCodeUsed: "recovery_code_used",
  recoveryCodesRenewed: "recovery_codes_renewed",
  factorsReset: "factors_reset",
  codesGuessed: "factor_guessed",
} as const satisfies Record<Change, SecurityEvent>;

export type FactorChange = {
  change: Change;
  /** The number of recovery codes left, if the change is that one was used. */
  codesLeft?: number;
  language: string;
};

export type Telling = Pick<AuthParts, "mail" | "now" | "security"> & {
  /** Base URL of the pages. */
  publicUrl: string;
};

export const tellingOf = ({ mail, now, security, environment }: AuthParts): Telling => {
  return { mail, now, security, publicUrl: environment.PUBLIC_URL };
};

/** Logs a change of a person's second factors, and mails the person about it. */
export async function tellFactorChange(
  { mail, now, security, publicUrl }: Telling,
  tx: Transaction,
  account: AccountContact & Pick<Account, "roles">,
  { change, codesLeft, language }: FactorChange,
): Promise<void> {
  security(eventOf[change], { account: account.userId, reason: change });
  const link = securityPage(publicUrl, account);
  const changedAtUtc = now().toISOString();
  const payload = { change, codesLeft: codesLeft ?? null, changedAtUtc, link };
  await mail.queue(tx, { kind: "factorChanged", payload, to: accountRecipient(account), language });
}
