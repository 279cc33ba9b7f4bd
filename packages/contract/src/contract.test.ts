import { describe, expect, it } from "vitest";
import { z } from "zod";
import { type Endpoints, EURO_FIELDS, centsFromWire, endpoints, errors, wireFromCents } from "./index.ts";

type JsonSchema = {
  type?: string;
  format?: string;
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
};

function moneyFields(schema: JsonSchema, name: string, found: { name: string; isMoney: boolean }[]): void {
  if (schema.type === "number" || schema.format === "euros") found.push({ name, isMoney: schema.format === "euros" });
  for (const [key, property] of Object.entries(schema.properties ?? {})) moneyFields(property, key, found);
  if (schema.items) moneyFields(schema.items, name, found);
  for (const variant of schema.anyOf ?? []) moneyFields(variant, name, found);
}

const all = Object.values(endpoints);

function schemasOf(endpoint: Endpoints[keyof Endpoints]): JsonSchema[] {
  const requests = ["params", "query", "body"].flatMap((part) => {
    const schema = (endpoint as Record<string, unknown>)[part];
    return schema instanceof z.ZodType ? [z.toJSONSchema(schema, { io: "input" }) as JsonSchema] : [];
  });
  const response: z.ZodType = endpoint.response;
  return [...requests, ...(response instanceof z.ZodUndefined ? [] : [z.toJSONSchema(response) as JsonSchema])];
}

/** Fields that identify a person or say where they live. */
const PERSONAL = ["email", "maskedEmail", "contactEmail", "firstName", "lastName", "userName", "street", "phoneNumber"];

/**
 * Endpoints that return such fields without `isPersonal`. The names are those of operators, and the audit log and
 * approvals show only what was changed. `getDispute` writes its audit entry itself, under the person of the dispute.
 * `listAdminReviews` has only names that their people show with a review.
 */
const UNMARKED = [
  "getDispute",
  "getSettings",
  "getWork",
  "listAdminReviews",
  "listApprovals",
  "listAudit",
  "listCases",
  "listLegalDocuments",
  "listOperators",
  "listStock",
  "listWorks",
];

function namesOf(schema: JsonSchema): string[] {
  const properties = Object.entries(schema.properties ?? {});
  const variants = [
    ...(schema.items ? [schema.items] : []),
    ...(schema.anyOf ?? []),
    ...properties.map(([, of]) => of),
  ];
  return [...properties.map(([name]) => name), ...variants.flatMap(namesOf)];
}

describe("the contract", () => {
  it("marks every read by which operators learn who customers are", () => {
    const read = all.filter(
      ({ method, access, ...rest }) => method === "GET" && access[0] === "Admin" && !("isDownload" in rest),
    );
    const personal = read.filter((endpoint) =>
      schemasOf(endpoint)
        .flatMap(namesOf)
        .some((name) => PERSONAL.includes(name)),
    );
    const unmarked = personal.filter((endpoint) => !("isPersonal" in endpoint)).map(({ name }) => name);
    expect(unmarked.toSorted()).toEqual(UNMARKED);
  });

  it.each(all.map((endpoint) => [endpoint.name, endpoint] as const))("%s names money only as money", (_, endpoint) => {
    const found: { name: string; isMoney: boolean }[] = [];
    for (const schema of schemasOf(endpoint)) moneyFields(schema, "", found);
    for (const { name, isMoney } of found) {
      expect([name, (EURO_FIELDS as readonly string[]).includes(name)]).toEqual([name, isMoney]);
    }
  });

  it("gives every endpoint its own method and path", () => {
    const addresses = all.map((endpoint) => `${endpoint.method} ${endpoint.path}`);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it("declares only refusals from the catalogue, each with a 4xx or 5xx status", () => {
    for (const endpoint of all)
      for (const code of endpoint.errors) expect(errors[code].status).toBeGreaterThanOrEqual(400);
  });

  it("converts the money of a response to cents and back, and no other number", () => {
    const wire = { items: [{ price: 4.99, pageSize: 24 }], constants: { topUpPresets: [10, 25.5] } };
    const inCents = { items: [{ price: 499, pageSize: 24 }], constants: { topUpPresets: [1000, 2550] } };
    expect(centsFromWire(wire)).toEqual(inCents);
    expect(wireFromCents(inCents)).toEqual(wire);
  });
});
