import type { Endpoint, NamedThing } from "@trove/contract";
import { z } from "zod";
import { doorstep } from "../orders/orders.ts";
import { PASSWORD } from "../people/people.ts";
import type { RequestParts } from "../shop/endpoint-address.ts";
import { examples } from "./request-examples.ts";

type JsonSchema = {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  minItems?: number;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  minimum?: number;
  minLength?: number;
  pattern?: string;
  "x-names"?: NamedThing[];
};

/** An id of an existing thing, by kind. */
export type Ids = Record<NamedThing, string>;

/** Texts for fields with rules that the JSON schema lacks. */
const typed: Record<string, string> = {
  ...doorstep,
  email: "mara@trove.example",
  emailOrUserName: "mara@trove.example",
  userName: "mara.lind",
  password: PASSWORD,
  currentPassword: PASSWORD,
  newPassword: `${PASSWORD}2`,
  clientSeed: "seed",
  orderNumber: "O-000000000001",
};

/** Each pattern of the contract matches at least one of these texts. */
const texts = [
  "Text",
  "text",
  "1.00",
  "2026-01",
  "2026-01-15",
  "2026-01-15T12:00:00Z",
  "000000",
  "00000000",
  "INV-000001",
  "a.b.c",
  "/pictures/pot.webp",
  "a".repeat(22),
  ...[32, 64, 128].map((length) => "0".repeat(length)),
];

/** Fields that are optional in the JSON schema, but that orders and top-ups need. */
const sometimes = ["shippingMethod", "shippingAddress", "billingAddress", "addressId"];

const variantsOf = ({ anyOf = [], oneOf = [] }: JsonSchema) => [...anyOf, ...oneOf];

function textFor({ pattern = "", minLength = 0 }: JsonSchema, name: string): string {
  const fits = new RegExp(pattern, "u");
  const found = [typed[name] ?? "", ...texts].find((text) => text.length >= minLength && text && fits.test(text));
  if (found === undefined) throw new Error(`add a text for the pattern of ${name} to ${import.meta.url}`);
  return found;
}

function sample(schema: JsonSchema, name: string, ids: Ids): unknown {
  const [thing] = schema["x-names"] ?? [];
  const [variant] = variantsOf(schema);
  if (thing !== undefined) return ids[thing];
  if (variant !== undefined) return sample(variant, name, ids);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  const [type] = [schema.type].flat();
  if (type === "boolean") return true;
  if (type === "integer" || type === "number") return Math.max(schema.minimum ?? 1, 1);
  if (type === "string") return textFor(schema, name);
  if (type === "array")
    return Array.from({ length: schema.minItems ?? 0 }, () => sample(schema.items ?? {}, name, ids));
  const { properties = {} } = schema;
  const required = [...(schema.required ?? []), ...sometimes.filter((key) => key in properties)];
  return Object.fromEntries(required.map((key) => [key, sample(properties[key] ?? {}, key, ids)]));
}

type InSchema = { path: string; isNumber: boolean; put: (value: unknown) => unknown };

function placesIn(schema: JsonSchema, path: string, whole: unknown, ids: Ids): InSchema[] {
  const { properties = {}, items } = schema;
  const types = [schema.type].flat();
  const isNumber = types.includes("integer") || types.includes("number");
  const ofProperties = Object.entries(properties).flatMap(([key, property]) =>
    placesIn(property, `${path}.${key}`, sample(property, key, ids), ids).map(({ put, ...place }) => ({
      ...place,
      put: (value: unknown) => ({ ...(whole as object), [key]: put(value) }),
    })),
  );
  const ofItems = items ? placesIn(items, `${path}[0]`, sample(items, path, ids), ids) : [];
  return [
    ...(isNumber || types.includes("string") ? [{ path, isNumber, put: (value: unknown) => value }] : []),
    ...ofProperties,
    ...ofItems.map(({ put, ...place }) => ({ ...place, put: (value: unknown) => [put(value)] })),
    ...variantsOf(schema).flatMap((variant) => placesIn(variant, path, sample(variant, path, ids), ids)),
  ];
}

const PARTS = ["params", "query", "body"] as const;

const schemaOf = (schema: z.ZodType) => z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as JsonSchema;

/** Makes a request that the contract's schemas accept, and whose ids name existing things. */
export function generatedRequest(endpoint: Endpoint, ids: Ids): RequestParts {
  const example = examples[endpoint.name];
  const parts = PARTS.flatMap((part): [string, object][] => {
    const schema = endpoint[part];
    return schema ? [[part, { ...(sample(schemaOf(schema), "", ids) as object), ...example?.[part] }]] : [];
  });
  return Object.fromEntries(parts);
}

/** A text or number in a request. `put` returns a request that is valid except for the given value in this place. */
export type Place = Omit<InSchema, "put"> & { part: (typeof PARTS)[number]; put: (value: unknown) => RequestParts };

/** Returns the place of every text and number that the endpoint reads from a request. */
export function placesOf(endpoint: Endpoint, ids: Ids): Place[] {
  const request = generatedRequest(endpoint, ids);
  return PARTS.flatMap((part) => {
    const schema = endpoint[part];
    const places = schema ? placesIn(schemaOf(schema), part, request[part], ids) : [];
    return places.map(({ put, ...place }) => ({
      ...place,
      part,
      put: (value: unknown): RequestParts => ({ ...request, [part]: put(value) }),
    }));
  });
}
