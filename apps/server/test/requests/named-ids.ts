import { type Endpoint, NAMED_THINGS, type NamedThing } from "@trove/contract";
import { z } from "zod";

type JsonSchema = {
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  format?: string;
  "x-names"?: NamedThing[];
};

/**
 * The path of an id in a request. It starts with `params`, `query` or `body`; `*` stands for every element of a list.
 */
export type NamedId = { path: string[]; things: NamedThing[] };

const PARTS = ["params", "query", "body"] as const;
const ID_NAME = /^ids?$|Ids?$/;

const isId = ({ type, format, "x-names": names }: JsonSchema, name: string) =>
  names !== undefined || format === "uuid" || (ID_NAME.test(name) && [type].flat().includes("string"));

function collect(schema: JsonSchema, path: string[], found: NamedId[]): NamedId[] {
  const name = path.findLast((step) => step !== "*") ?? "";
  if (isId(schema, name)) found.push({ path, things: schema["x-names"] ?? [] });
  for (const [key, property] of Object.entries(schema.properties ?? {})) collect(property, [...path, key], found);
  if (schema.items) collect(schema.items, [...path, "*"], found);
  for (const variant of schema.anyOf ?? []) collect(variant, path, found);
  return found;
}

function schemasOf(endpoint: Endpoint): [part: string, JsonSchema][] {
  return PARTS.flatMap((part) => {
    const schema = endpoint[part];
    return schema ? [[part, z.toJSONSchema(schema, { io: "input" }) as JsonSchema]] : [];
  });
}

/**
 * Returns every id that a request of the endpoint can contain. `things` is empty if the schema does not say what an id
 * names.
 */
export function idsOf(endpoint: Endpoint): NamedId[] {
  return schemasOf(endpoint).flatMap(([part, schema]) => collect(schema, [part], []));
}

export const isPrivate = ({ things }: NamedId) => things.some((thing) => NAMED_THINGS[thing] === "private");

/** Returns the required fields of a request that are not ids. */
export function otherNeeds(endpoint: Endpoint): string[] {
  const ids = new Set(idsOf(endpoint).map(({ path }) => path.slice(0, 2).join(".")));
  return schemasOf(endpoint)
    .flatMap(([part, { required = [] }]) => required.map((name) => `${part}.${name}`))
    .filter((name) => !ids.has(name));
}

export type Request = { params?: object; query?: object; body?: object };

type Branch = Record<string, unknown>;

function put(branch: Branch, [step = "", ...rest]: string[], values: readonly string[]): Branch {
  if (rest.length === 0) return { ...branch, [step]: values.at(-1) };
  if (rest.length === 1 && rest[0] === "*") return { ...branch, [step]: values };
  if (rest[0] === "*") return { ...branch, [step]: values.map((value) => put({}, rest.slice(1), [value])) };
  return { ...branch, [step]: put((branch[step] ?? {}) as Branch, rest, values) };
}

/** Puts ids at a path of the request: all of them if the path leads into a list, otherwise the last one. */
export const withIds = (request: Request, { path }: NamedId, values: readonly string[]): Request =>
  put(request, path, values);
