import type { Endpoint, EndpointName } from "@trove/contract";
import { z } from "zod";
import type { Bind } from "../../../http/bind.ts";
import type { OperationParts } from "../acts/operate.ts";
import { auditHourly } from "./audit-read.ts";
import { bindAfter } from "./bind-after.routes.ts";

/** Endpoints that read parts of a person's page. Their reads are audited as one read of the page. */
const READ_AS: Partial<Record<EndpointName, EndpointName>> = {
  listPersonInventory: "getPerson",
  listPersonOrders: "getPerson",
  listPersonTimeline: "getPerson",
  getPersonProtection: "getPerson",
};

const read = z.object({
  params: z.object({ id: z.string().optional() }).catch({}),
  query: z.record(z.string(), z.unknown()).catch({}),
});

/**
 * Binds endpoints so that an operator's read of personal data is audited before the response is sent. The entry has the
 * id of the thing, or the query of the list. Equal reads are audited once an hour, because pages repeat them. Refused
 * reads are not audited.
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
