import type { Endpoint, EndpointName } from "@trove/contract";
import { z } from "zod";
import type { Bind } from "../../../http/bind.ts";
import type { OperationParts } from "../acts/operate.ts";
import { auditHourly } from "./audit-read.ts";
import { bindAfter } from "./bind-after.routes.ts";

/** The parts of a person's page, which one entry is enough for. */
const READ_AS: Partial<Record<EndpointName, EndpointName>> = {
  listPersonInventory: "getPerson",
  listPersonOrders: "getPerson",
  listPersonTimeline: "getPerson",
};

const read = z.object({
  params: z.object({ id: z.string().optional() }).catch({}),
  query: z.record(z.string(), z.unknown()).catch({}),
});

/**
 * Binds endpoints so that an operator's read of personal data is written to the audit log before the response: the id
 * of one thing, or the query of a list. Equal reads are written once an hour, because pages repeat them. Refused reads
 * are not written.
 */
export function auditedReads(bind: Bind, parts: OperationParts): Bind {
  const isPersonal = (endpoint: Endpoint) => endpoint.isPersonal === true;
  return bindAfter(bind, isPersonal, async (response, { name, person, ...call }) => {
    const { params, query } = read.parse(call);
    const about = params.id === undefined ? { subjectId: person.userId, query } : { subjectId: params.id, query: {} };
    await auditHourly(parts, { person, action: READ_AS[name] ?? name, ...about });
    return response;
  });
}
