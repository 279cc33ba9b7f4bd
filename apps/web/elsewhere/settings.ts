import { groupedPolicy, logPolicy, type LogPolicy, parseWitnessPolicy } from "@trove/fairness/log";

/** Logs that this page compares: the shop's own, and a copy if the operator has one. */
export type Settings = {
  /** The shop's address without a slash at its end. */
  shop: string;
  /** The addresses below which the two logs are, the shop's first. */
  places: readonly Readonly<Record<LogName, string>>[];
  policies: Readonly<Record<LogName, LogPolicy>>;
  /** Undefined if the terms log tells it. */
  noticeMinutes: number | undefined;
  /** Where a mirror takes unanswered reveals; undefined if the operator has none. */
  silences: string | undefined;
};

export type LogName = "terms" | "records";

type Field = (name: string) => unknown;

function fieldsOf(value: unknown): Field {
  if (typeof value !== "object" || value === null) throw new SyntaxError("shop.json is no object");
  const fields = new Map(Object.entries(value));
  return (name) => fields.get(name);
}

function textOf(value: unknown, name: string): string {
  if (typeof value !== "string") throw new SyntaxError(`shop.json has no text ${name}`);
  return value;
}

const listOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.map((entry) => textOf(entry, "witness")) : [];
const numberOf = (value: unknown): number | undefined => (typeof value === "number" ? value : undefined);
const bare = (address: string) => address.replace(/\/$/, "");

/**
 * Reads shop.json, which the operator of this page writes. Addresses may be relative to this page. Throws SyntaxError
 * or TypeError for another text. Its fields:
 * - `shop`, and `terms` and `records`: the keys of the logs
 * - `witnesses` and `quorum`, or `policy`: a text of C2SP tlog-policy
 * - `oddsNoticeMinutes`
 * - `copies`: {terms, records}, addresses of a copy of the logs
 * - `silences`: where unanswered reveals are handed in
 */
export function parseSettings(text: string, page: string): Settings {
  const field = fieldsOf(JSON.parse(text));
  const shop = bare(new URL(textOf(field("shop"), "shop"), page).href);
  const witnesses = listOf(field("witnesses"));
  const quorum = numberOf(field("quorum")) ?? witnesses.length;
  const policy = field("policy") === undefined ? undefined : parseWitnessPolicy(textOf(field("policy"), "policy"));
  const policyOf = (name: LogName): LogPolicy => {
    const key = textOf(field(name), name);
    return policy === undefined ? logPolicy(key, witnesses, quorum) : groupedPolicy(key, policy);
  };
  const copies = field("copies") === undefined ? undefined : fieldsOf(field("copies"));
  const copyOf = (name: LogName) => bare(new URL(textOf(copies?.(name), name), page).href);
  return {
    shop,
    places: [
      { terms: `${shop}/log/terms`, records: `${shop}/log/records` },
      ...(copies === undefined ? [] : [{ terms: copyOf("terms"), records: copyOf("records") }]),
    ],
    policies: { terms: policyOf("terms"), records: policyOf("records") },
    noticeMinutes: numberOf(field("oddsNoticeMinutes")),
    silences: field("silences") === undefined ? undefined : new URL(textOf(field("silences"), "silences"), page).href,
  };
}
