import type { ReadyMail } from "../../command/functions.generated.ts";
import type { Transaction } from "../../database/connection.ts";
import { sweep } from "../../database/sweep.ts";
import type { Job } from "../../jobs.ts";
import { forgetMail, hasDueMail } from "./outbox.store.ts";
import type { MailParts } from "./parts.ts";
import { type MailRequest, queueMail, readyMail } from "./queue-mail.ts";
import { sendDueMail } from "./send-due-mail.ts";
import { makeTransport } from "./transport.ts";

export type { PayloadOf } from "./kinds.ts";
export { mailPreviewRoutes } from "./preview.routes.ts";
export type { MailRequest } from "./queue-mail.ts";
export {
  type AccountContact,
  accountRecipient,
  guestRecipient,
  mayCarry,
  type Recipient,
  type TypedText,
} from "./recipient.ts";
export { unsubscribingUser } from "./unsubscribe-links.ts";

/** The queue is busy once this many mails are due. Two runs of the job can send them. */
const BUSY = 200;
const KEPT_MILLISECONDS = 30 * 86_400_000;

export type Mail = {
  /** Queues a mail, which is sent if the transaction commits. */
  queue(tx: Transaction, request: MailRequest): Promise<void>;
  /** Prepares a mail that an SQL function queues with `command.mail_queue`. */
  ready(request: MailRequest): ReadyMail;
  /** True if so much mail is due that less urgent mail should not be queued now. */
  isBusy(): Promise<boolean>;
  jobs: readonly Job[];
};

/** Sends mail to people, through the outbox. */
export function makeMail(parts: MailParts): Mail {
  const transport = makeTransport(parts.environment);
  const forget = async () => {
    const before = new Date(parts.now().getTime() - KEPT_MILLISECONDS);
    await sweep((most) => forgetMail(parts.db, before, most));
  };
  return {
    queue: (tx, request) => queueMail(parts, tx, request),
    isBusy: () => hasDueMail(parts.db, parts.now(), BUSY),
    ready: (request) => readyMail(parts, request),
    jobs: [
      { name: "send-mail", everySeconds: 2, run: () => sendDueMail(parts, transport) },
      { name: "forget-mail", everySeconds: 3600, run: forget },
    ],
  };
}
