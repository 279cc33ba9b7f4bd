import { randomUUIDv7 } from "node:crypto";
import type { Transaction } from "../../database/connection.ts";
import { seal } from "../../sealed-box.ts";
import type { MailContent } from "./kinds.ts";
import { insertMail, type NewMail } from "./outbox.store.ts";
import { type MailParts, sealContext } from "./parts.ts";

export type Reader = {
  recipient: string;
  /** The reader's language, a tag such as `en`. */
  language: string;
};

export type MailRequest = MailContent &
  Reader & {
    /** Whose mail it is; null for a guest. */
    userId: string | null;
  };

/** A mail that only has to be written into the outbox. */
type SealedMail = Pick<NewMail, "mailId" | "kind" | "recipient" | "language" | "sealedContent">;

/** The content is encrypted, for it may hold a link that opens an account. */
function sealMail({ secrets }: MailParts, { recipient, language, kind, payload }: MailContent & Reader): SealedMail {
  const mailId = randomUUIDv7();
  const plain = Buffer.from(JSON.stringify({ kind, payload }));
  return { mailId, kind, recipient, language, sealedContent: seal(secrets.rootKey, sealContext(mailId), plain) };
}

/** Writes a mail into the outbox, to be sent if and only if the caller's transaction commits. */
export async function queueMail(parts: MailParts, tx: Transaction, request: MailRequest): Promise<void> {
  const { userId } = request;
  await insertMail(tx, { ...sealMail(parts, request), userId, createdAt: parts.now() });
}

/** What `command.mail_queue` takes. */
export type ReadyMail = Omit<SealedMail, "sealedContent"> & { sealedContent: string };

/** Makes a mail ready that a function of the database writes into the outbox itself. */
export function readyMail(parts: MailParts, request: MailContent & Reader): ReadyMail {
  const { sealedContent, ...mail } = sealMail(parts, request);
  return { ...mail, sealedContent: sealedContent.toString("base64") };
}
