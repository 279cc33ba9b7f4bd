import type { Endpoint } from "@trove/contract";
import { z } from "zod";

type JsonSchema = {
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
};

const isText = ({ type }: JsonSchema) => [type].flat().includes("string");

/** Where texts stand in a schema, each as the steps that lead there; a step into a list is the number 0. */
function collect(schema: JsonSchema, path: (string | 0)[]): (string | 0)[][] {
  return [
    ...(isText(schema) ? [path] : []),
    ...Object.entries(schema.properties ?? {}).flatMap(([key, property]) => collect(property, [...path, key])),
    ...(schema.items ? collect(schema.items, [...path, 0]) : []),
    ...(schema.anyOf ?? []).flatMap((variant) => collect(variant, path)),
  ];
}

/** Every place of a request's query or body at which the contract takes a text. */
export function textFieldsOf(endpoint: Endpoint, part: "query" | "body"): (string | 0)[][] {
  const schema = endpoint[part];
  if (schema === undefined) return [];
  const places = collect(z.toJSONSchema(schema, { io: "input" }) as JsonSchema, []);
  return [...new Map(places.map((place) => [place.join("."), place])).values()];
}

/** A value that has nothing but a text at a place. */
export function withText([step, ...rest]: readonly (string | 0)[], text: string): unknown {
  if (step === undefined) return text;
  return step === 0 ? [withText(rest, text)] : { [step]: withText(rest, text) };
}
