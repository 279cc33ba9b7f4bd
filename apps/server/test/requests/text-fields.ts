import type { Endpoint } from "@trove/contract";
import { z } from "zod";

type JsonSchema = {
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
};

const isText = ({ type }: JsonSchema) => [type].flat().includes("string");

/** Returns the paths of all texts in a schema, each as a list of steps. A step into a list is 0. */
function collect(schema: JsonSchema, path: (string | 0)[]): (string | 0)[][] {
  return [
    ...(isText(schema) ? [path] : []),
    ...Object.entries(schema.properties ?? {}).flatMap(([key, property]) => collect(property, [...path, key])),
    ...(schema.items ? collect(schema.items, [...path, 0]) : []),
    ...(schema.anyOf ?? []).flatMap((variant) => collect(variant, path)),
  ];
}

/** Returns the path of every text that the contract accepts in a request's query or body. */
export function textFieldsOf(endpoint: Endpoint, part: "query" | "body"): (string | 0)[][] {
  const schema = endpoint[part];
  if (schema === undefined) return [];
  const places = collect(z.toJSONSchema(schema, { io: "input" }) as JsonSchema, []);
  return [...new Map(places.map((place) => [place.join("."), place])).values()];
}

/** Makes a value that contains only the given text, at the given path. */
export function withText([step, ...rest]: readonly (string | 0)[], text: string): unknown {
  if (step === undefined) return text;
  return step === 0 ? [withText(rest, text)] : { [step]: withText(rest, text) };
}
