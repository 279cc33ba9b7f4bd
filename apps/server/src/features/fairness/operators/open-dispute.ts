import { randomUUIDv7 } from "node:crypto";
import { DISPUTE_OPENINGS_MAX } from "@trove/contract";
import { Refusal } from "../../../command/refusal.ts";
import type { Connection } from "../../../database/connection.ts";
import { defineAct, defineDirectAct } from "../../operators/index.ts";
import { hasPerson } from "../../people/index.ts";
import type { DisputeParts } from "./dispute-parts.ts";
import { insertDispute } from "./disputes.store.ts";
import { findOpenings } from "./find-openings.store.ts";
import { readEvidence } from "./read-evidence.ts";
import { signedOpenings } from "./signed-openings.ts";

const ORDER_NUMBER = /^O-\d{12}$/i;
const NO_OPENINGS = "What an order sends was bought, not won. Enter the number of a shipment (S-), or an id";

const response = (_db: Connection, { disputeId }: { disputeId: string }) => ({ id: disputeId });

/** Opens a dispute about the openings that match a search. Throws NOT_FOUND. */
export const openDispute = defineAct({
  name: "openDispute",
  change: async (tx, openedAt, { person: { userId: openedBy }, body: { search } }) => {
    const found = await findOpenings(tx, search, DISPUTE_OPENINGS_MAX);
    if (found === undefined) throw new Refusal("NOT_FOUND", ORDER_NUMBER.test(search) ? { detail: NO_OPENINGS } : {});
    const disputeId = randomUUIDv7();
    await insertDispute(tx, { ...found, disputeId, evidence: null, openedBy, openedAt });
    const after = { disputeId, search, nonces: found.nonces };
    return { facts: { disputeId }, audit: { subjectId: found.userId, before: null, after } };
  },
  response,
});

/**
 * Opens a dispute about those openings of a file whose offers the shop has signed. Stores the file unchanged. Ignores
 * unsigned offers, so a forged file can't name anybody's openings. Throws VALIDATION_FAILED.
 */
export const openDisputeFromFile = ({ disputes }: Pick<DisputeParts, "disputes">) =>
  defineDirectAct({
    name: "openDisputeFromFile",
    prepare: async (_db, { rawBody }) => {
      const { text: evidence, file } = readEvidence(rawBody);
      const { judged } = await disputes.verify(file);
      return { evidence, signed: signedOpenings(judged.openings) ?? { userId: file.userId, nonces: [] } };
    },
    change: async (tx, openedAt, { person: { userId: openedBy }, rawBody }, { evidence, signed }) => {
      const { userId, nonces } = signed;
      if (!(await hasPerson(tx, userId))) {
        const text = "The file is about nobody that this shop knows";
        throw new Refusal("VALIDATION_FAILED", { detail: text, errors: { evidence: [text] } });
      }
      const disputeId = randomUUIDv7();
      await insertDispute(tx, { disputeId, userId, nonces, evidence, openedBy, openedAt });
      const after = { disputeId, bytes: rawBody.length, nonces };
      return { facts: { disputeId }, audit: { subjectId: userId, before: null, after } };
    },
    response,
  });
