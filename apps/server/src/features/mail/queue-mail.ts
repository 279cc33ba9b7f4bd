import { randomUUIDv7 } from "node:crypto";
import type { ReadyMail } from "../../command/functions.generated.ts";
import type { Transaction } from "../../database/connection.ts";
import { seal } from "../../sealed-box.ts";
import type { MailContent } from "./mail-content.ts";
import { insertMail } from "./outbox.store.ts";
import { type MailParts, sealContext } from "./parts.ts";
import type { Recipient } from "./recipient.ts";

export type MailRequest = MailContent & {
  to: Recipient;
  /** The recipient's language, by its value in the cookie, such as `en`. */
  language: string;
};

/**
 * Prepares a mail for an SQL function that writes it into the outbox. Encrypts the content, because it may contain a
 * link that gives access to an account.
 */
export function readyMail(
  { secrets }: MailParts,
  { to, language, kind, payload }: MailRequest,
): ReadyMail & Pick<MailContent, "kind"> {
  const mailId = randomUUIDv7();
  const plain = Buffer.from(JSON.stringify({ kind, payload, name: to.name }));
  return {
    mailId,
    kind,
    recipient: to.address,
    language,
    sealedContent: seal(secrets.rootKeys, sealContext(mailId), plain),
  };
}

/** Writes a mail into the outbox. It is sent if and only if the caller's transaction commits. */
export async function queueMail(parts: MailParts, tx: Transaction, request: MailRequest): Promise<void> {
  const { userId } = request.to;
  await insertMail(tx, { ...readyMail(parts, request), userId, createdAt: parts.now() });
}
