import type { Job } from "../../jobs.ts";
import { mailOpeningsJob, type OpeningMailParts } from "./opening-mail/mail-openings.ts";
import { mailReceiptsJob } from "./receipt-mail/mail-receipts.ts";
import type { ReceiptMailParts } from "./receipt-mail/parts.ts";

/** The mails about openings: the confirmation of a day, and the records of a few minutes for who wants them. */
export const openingMailJobs = (parts: OpeningMailParts & ReceiptMailParts): Job[] => [
  mailOpeningsJob(parts),
  mailReceiptsJob(parts),
];
