import { type CommandCall, commandText, isComposite, toJson, typesOf } from "./command-call.ts";

/**
 * How long a call in a batch may wait for a lock. After that the whole batch fails, and each call is made alone. So a
 * call that waits for a locked row delays the others by this time at most.
 */
const LOCK_PATIENCE = "100ms";

function argumentOf(name: string, type: string): string {
  const json = `nullif(call->'${name}', 'null')`;
  if (type === "jsonb") return json;
  if (isComposite(type)) {
    const element = type.replace("[]", "");
    if (element === type) return `jsonb_populate_record(null::${type}, ${json})`;
    return `array(select element from jsonb_populate_recordset(null::${element}, ${json}) element)`;
  }
  if (type.endsWith("[]")) return `array(select jsonb_array_elements_text(${json}))::${type}`;
  return `(call->>'${name}')::${type}`;
}

const PATIENCE = `(select set_config('lock_timeout', '${LOCK_PATIENCE}', true)) as patience`;

const texts = new Map<string, string>();

/** Returns SQL that calls one function for each element of a JSON array, in the array's order. */
export function batchText([call]: readonly CommandCall[]): string {
  if (call === undefined) throw new RangeError("a batch has at least one call");
  const { name } = call;
  const known = texts.get(name);
  if (known !== undefined) return known;
  const values = typesOf(name).map(([argument, type]) => argumentOf(argument, type));
  const text =
    `select command.${name}(${values.join(", ")}) as result, position` +
    ` from ${PATIENCE},` +
    " jsonb_array_elements($1::jsonb) with ordinality as batch (call, position)";
  texts.set(name, text);
  return text;
}

/** Returns the value for the placeholder in `batchText`. */
export function batchParameters(calls: readonly CommandCall[]): [string] {
  return [toJson(calls.map(({ args }) => args)) ?? "[]"];
}

/** Returns the SQL of the call that `listCall` makes. */
export function listText({ name }: CommandCall): string {
  return `${commandText(name)}, ${PATIENCE}`;
}

/** Joins calls of a function with one argument, a list, into one call with the elements of all their lists. */
export function listCall(calls: readonly CommandCall[]): CommandCall {
  const [call] = calls;
  if (call === undefined) throw new RangeError("a batch has at least one call");
  const { name } = call;
  const list = typesOf(name)[0]?.[0] ?? "";
  return { name, args: { [list]: calls.flatMap(({ args }) => args[list]) } };
}
