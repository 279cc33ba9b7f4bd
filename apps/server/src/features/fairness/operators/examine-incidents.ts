import type { Endpoints, ResponseOf } from "@trove/contract";
import { type IncidentsFile, parseIncidents } from "@trove/fairness";
import type { Idempotency } from "../../../command/idempotency.ts";
import type { Person } from "../../../command/person.ts";
import { Refusal } from "../../../command/refusal.ts";
import { operate } from "../../operators/index.ts";
import type { DisputeParts } from "./dispute-parts.ts";

type Examined = ResponseOf<Endpoints["examineIncidents"]>;

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
export async function examineIncidents(
  parts: Pick<DisputeParts, "db" | "now" | "disputes">,
  request: { person: Person; idempotency: Idempotency },
  bytes: Buffer,
): Promise<Examined> {
  const judged = await parts.disputes.judgeIncidents(parsed(bytes));
  const facts: Examined = {
    incidents: judged.map(({ incident, verdict, isProven }) => {
      return { kind: incident.kind, log: "log" in incident ? incident.log : null, verdict, isProven };
    }),
  };
  const { userId: subject } = request.person;
  return operate(parts, { ...request, action: "examineIncidents", subject }, async () => {
    return { facts, audit: { subjectId: subject, before: null, after: facts } };
  });
}
