import { type IncidentsFile, parseIncidents } from "@trove/fairness";
import { Refusal } from "../../../command/refusal.ts";
import { defineDirectAct } from "../../operators/index.ts";
import type { DisputeParts } from "./dispute-parts.ts";

function parsed(bytes: Buffer): IncidentsFile {
  try {
    return parseIncidents(bytes.toString("utf8"));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const detail = `That is no file about the public logs: ${error.message}`;
    throw new Refusal("VALIDATION_FAILED", { detail, errors: { evidence: [detail] } });
  }
}

/**
 * Judges the incidents that a person's browser has reported about the public logs. They don't name the person. Throws
 * VALIDATION_FAILED.
 */
export const examineIncidents = ({ disputes }: Pick<DisputeParts, "disputes">) =>
  defineDirectAct({
    name: "examineIncidents",
    prepare: async (_db, { rawBody }) => ({ judged: await disputes.judgeIncidents(parsed(rawBody)) }),
    change: async (_tx, _at, { person }, { judged }) => {
      const incidents = judged.map(({ incident, verdict, isProven }) => {
        return { kind: incident.kind, log: "log" in incident ? incident.log : null, verdict, isProven };
      });
      return { facts: { incidents }, audit: { subjectId: person.userId, before: null, after: { incidents } } };
    },
    response: (_db, facts) => facts,
  });
