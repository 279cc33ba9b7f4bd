import { argumentTypes, type Commands } from "./functions.generated.ts";

type CommandName = keyof Commands;

/** One call of a function of the schema `command`, with its arguments by name. */
export type CommandCall = { name: CommandName; args: Record<string, unknown> };

/** Builds a call. The compiler checks the arguments against the function's parameters. */
export function command<Name extends CommandName>(name: Name, args: Commands[Name]): CommandCall {
  return { name, args };
}

export const isComposite = (type: string) => type.startsWith("command.");
export const typesOf = (name: CommandName) => Object.entries<string>(argumentTypes[name]);

function placeholder(type: string, index: number): string {
  const value = `$${index + 1}`;
  if (!isComposite(type)) return `${value}::${type}`;
  const element = type.replace("[]", "");
  if (element === type) return `jsonb_populate_record(null::${type}, ${value}::jsonb)`;
  return `array(select element from jsonb_populate_recordset(null::${element}, ${value}::jsonb) element)`;
}

const isList = (types: readonly [string, string][]) =>
  types.length === 1 && types.every(([, type]) => isComposite(type) && type.endsWith("[]"));

/**
 * Keeps one plan of each statement, made for lists of unknown length. Otherwise PostgreSQL would plan short lists anew
 * each time. Citus can't: it plans for the nodes of the people in the list.
 */
const ONE_PLAN =
  " from (select set_config('plan_cache_mode', case when to_regclass('pg_dist_partition') is null" +
  " then 'force_generic_plan' else 'auto' end, true)) as planned";

const texts = new Map<CommandName, string>();

/** Returns the SQL of a call. It depends only on the function's name, so each connection prepares it once. */
export function commandText(name: CommandName): string {
  const known = texts.get(name);
  if (known !== undefined) return known;
  const types = typesOf(name);
  const placeholders = types.map(([, type], index) => placeholder(type, index));
  const text = `select command.${name}(${placeholders.join(", ")}) as result${isList(types) ? ONE_PLAN : ""}`;
  texts.set(name, text);
  return text;
}

/** Composite values are sent as JSON: bytes in PostgreSQL's text format, times in ISO-8601. */
export function toJson(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  return JSON.stringify(value, function (this: Record<string, unknown>, key, json: unknown) {
    const raw = this[key];
    return raw instanceof Uint8Array ? `\\x${Buffer.from(raw).toString("hex")}` : json;
  });
}

/** The values for the placeholders of `commandText`. */
export function commandParameters({ name, args }: CommandCall): unknown[] {
  return typesOf(name).map(([argument, type]) => {
    const value = args[argument];
    return isComposite(type) || type === "jsonb" ? toJson(value) : value;
  });
}
