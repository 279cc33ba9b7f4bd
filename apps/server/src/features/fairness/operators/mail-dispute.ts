import { Refusal } from "../../../command/refusal.ts";
import { accountRecipient, type MailRequest, mayCarry } from "../../mail/index.ts";
import { defineAct } from "../../operators/index.ts";
import type { DisputeParts } from "./dispute-parts.ts";
import { proofsName } from "./export-texts.ts";
import { decidingFiles } from "./dispute-response.ts";
import { type DisputeRow, findDispute } from "./disputes.store.ts";
import { type Examined, examineDispute } from "./examine-dispute.ts";

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
 * seeds that were typed before the address was confirmed. Throws NOT_FOUND.
 */
export const mailDispute = (parts: DisputeParts) =>
  defineAct({
    name: "mailDispute",
    prepare: async (db, { params, body: { text } }) => {
      const dispute = await findDispute(db, params.id);
      if (dispute === undefined) throw new Refusal("NOT_FOUND");
      const examined = await examineDispute({ ...parts, db }, dispute);
      return { personId: dispute.userId, mail: answerMail(dispute, examined, text, parts.publicUrl) };
    },
    change: async (tx, _at, { params: { id: disputeId }, body: { text } }, { personId, mail }) => {
      await parts.mail.queue(tx, mail);
      const after = { disputeId, text, files: mail.payload.files.map(({ name }) => name) };
      return { facts: { disputeId }, audit: { subjectId: personId, before: null, after } };
    },
    response: (_db, { disputeId }) => ({ id: disputeId }),
  });
