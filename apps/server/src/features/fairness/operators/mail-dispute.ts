import type { Idempotency } from "../../../command/idempotency.ts";
import type { Person } from "../../../command/person.ts";
import { accountRecipient, type MailRequest, mayCarry } from "../../mail/index.ts";
import { operate } from "../../operators/index.ts";
import type { DisputeParts } from "./dispute-parts.ts";
import { proofsName } from "./export-texts.ts";
import { decidingFiles } from "./dispute-response.ts";
import type { DisputeRow } from "./disputes.store.ts";
import type { Examined } from "./examine-dispute.ts";

type Request = { person: Person; idempotency: Idempotency };

function answerMail(dispute: DisputeRow, examined: Examined, text: string, publicUrl: string) {
  const to = accountRecipient(dispute);
  const seeds = examined.files.flatMap(({ clientSeeds }) => clientSeeds);
  const files = (mayCarry(to, seeds) ? examined.files : []).map((file) => ({
    name: proofsName(file),
    json: file.proofs,
  }));
  const verdicts = decidingFiles(examined).map(({ judged }) => judged.verdict);
  const payload = { text, isHeld: verdicts.every((verdict) => verdict === "Verified"), files };
  const link = `${publicUrl}/provably-fair`;
  return {
    kind: "disputeAnswer",
    payload: { ...payload, link },
    to,
    language: dispute.language,
  } satisfies MailRequest;
}

/**
 * Mails an answer with the shop's records and their proofs to the person. Leaves the records out if they contain client
 * seeds that were typed before the address was confirmed.
 */
export async function mailDispute(
  parts: Pick<DisputeParts, "db" | "now" | "mail" | "publicUrl">,
  request: Request,
  { dispute, examined, text }: { dispute: DisputeRow; examined: Examined; text: string },
): Promise<{ disputeId: string }> {
  const { disputeId, userId } = dispute;
  const mail = answerMail(dispute, examined, text, parts.publicUrl);
  return operate(parts, { ...request, action: "mailDispute", subject: request.person.userId }, async (tx) => {
    await parts.mail.queue(tx, mail);
    const after = { disputeId, text, files: mail.payload.files.map(({ name }) => name) };
    return { facts: { disputeId }, audit: { subjectId: userId, before: null, after } };
  });
}
