import { hexOfBytes, utf8 } from "../../text/bytes.ts";
import type { WitnessKey } from "../note/keys.ts";
import { keyText, parseWitnessKey } from "../note/keys.ts";

/*
 * Policies of C2SP tlog-policy: which witnesses must have signed a checkpoint. The log itself is known from elsewhere.
 */

/** A witness, with the name that it has within the policy. */
export type PolicyWitness = {
  readonly name: string;
  readonly key: WitnessKey;
  /** Where logs ask the witness: its submission prefix. */
  readonly url: string | undefined;
};

/** A group has signed if `threshold` of its members have. Members are witnesses and earlier groups. */
export type PolicyGroup = { readonly name: string; readonly threshold: number; readonly members: readonly string[] };

export type WitnessPolicy = {
  readonly witnesses: readonly PolicyWitness[];
  readonly groups: readonly PolicyGroup[];
  /** The witness or group that must have signed, or {@link NOBODY}. */
  readonly quorum: string;
};

/** The quorum of a policy that needs no witness. */
export const NOBODY = "none";

const MOST_WITNESSES = 32;
const MOST_GROUPS = 32;
const MOST_BYTES = 16_384;

/** True if the text has no control characters but tabs and line feeds, and has one writing in UTF-8. */
const isPolicyText = (text: string) =>
  text.isWellFormed() && !/\p{Cc}/u.test(text.replaceAll(/[\t\n\u0080-\u009f]/gu, ""));

function refuse(problem: string): never {
  throw new SyntaxError(`Policy: ${problem}`);
}

/** 0 for a text that is no number. */
function thresholdOf(count: string, members: number): number {
  if (count === "any") return 1;
  if (count === "all") return members;
  return /^[1-9]\d?$/u.test(count) ? Number(count) : 0;
}

/** The definitions of a policy while its lines are read. */
class Definitions {
  readonly witnesses: PolicyWitness[] = [];
  readonly groups: PolicyGroup[] = [];
  quorum: string | undefined;
  readonly #names = new Set<string>([NOBODY]);
  /** Names that are already a member of a group. */
  readonly #members = new Set<string>();

  #define(name: string): string {
    if (name === "" || this.#names.has(name)) refuse(`the name "${name}" is missing, or defined twice`);
    this.#names.add(name);
    return name;
  }

  witness([name = "", vkey = "", url, ...rest]: readonly string[]): void {
    if (rest.length > 0) refuse("a witness has a name, a key and an address");
    this.witnesses.push({ name: this.#define(name), key: parseWitnessKey(vkey), url });
  }

  group([name = "", count = "", ...members]: readonly string[]): void {
    for (const member of members) {
      if (member === NOBODY || !this.#names.has(member)) refuse(`"${member}" is not defined before its group`);
      if (this.#members.has(member)) refuse(`"${member}" is in two groups, or twice in one`);
      this.#members.add(member);
    }
    const threshold = thresholdOf(count, members.length);
    if (threshold < 1 || threshold > members.length) refuse(`the group "${name}" can't have "${count}" of its members`);
    this.groups.push({ name: this.#define(name), threshold, members });
  }

  chosen([name = "", ...rest]: readonly string[]): void {
    if (this.quorum !== undefined || rest.length > 0) refuse("there is one quorum, with one name");
    if (!this.#names.has(name)) refuse(`the quorum "${name}" is not defined before it`);
    this.quorum = name;
  }
}

function requireDifferent(witnesses: readonly PolicyWitness[]): void {
  const areDifferent = (texts: readonly string[]) => new Set(texts).size === texts.length;
  if (!areDifferent(witnesses.map(({ key }) => hexOfBytes(key.publicKey)))) refuse("two witnesses have one key");
  if (!areDifferent(witnesses.map(({ key }) => key.name))) refuse("two keys have one name");
}

/**
 * Parses a policy as people write it, with comments and addresses. `log` lines are ignored. Throws SyntaxError, also
 * for keys of other types than Ed25519 cosignatures: a reader could not tell whether they have signed.
 */
export function parseWitnessPolicy(text: string): WitnessPolicy {
  if (!text.endsWith("\n") || !isPolicyText(text)) refuse("lines end with a line feed, without control characters");
  const found = new Definitions();
  for (const line of text.split("\n")) {
    const [keyword = "", ...items] = line.split(/[ \t]+/u).filter((item) => item !== "");
    if (keyword === "" || keyword.startsWith("#") || keyword === "log") continue;
    if (keyword === "witness") found.witness(items);
    else if (keyword === "group") found.group(items);
    else if (keyword === "quorum") found.chosen(items);
    else refuse(`"${keyword}" begins no line`);
  }
  const { witnesses, groups, quorum } = found;
  if (quorum === undefined) refuse("there is no quorum");
  if (witnesses.length > MOST_WITNESSES || groups.length > MOST_GROUPS) {
    refuse(`at most ${MOST_WITNESSES} witnesses and ${MOST_GROUPS} groups`);
  }
  requireDifferent(witnesses);
  return { witnesses, groups, quorum };
}

function countText({ threshold, members }: PolicyGroup): string {
  if (threshold === members.length) return "all";
  return threshold === 1 ? "any" : String(threshold);
}

/** Writes a policy in the one way that its hash is made of: without addresses. */
export function witnessPolicyText({ witnesses, groups, quorum }: WitnessPolicy): string {
  const lines = [
    ...witnesses.map(({ name, key }) => `witness ${name} ${keyText(key)}`),
    ...groups.map((group) => `group ${group.name} ${countText(group)} ${group.members.join(" ")}`),
    `quorum ${quorum}`,
  ];
  return lines.map((line) => `${line}\n`).join("");
}

/** Reads a policy that {@link witnessPolicyText} has written. Throws SyntaxError for every other text. */
export function readWitnessPolicy(text: string): WitnessPolicy {
  if (!isPolicyText(text) || utf8(text).length > MOST_BYTES) refuse(`more than ${MOST_BYTES} bytes`);
  const policy = parseWitnessPolicy(text);
  if (witnessPolicyText(policy) !== text) refuse("not in its canonical writing");
  return policy;
}

/** The policy that `count` of these witnesses must have signed. */
export function countedPolicy(
  count: number,
  witnesses: readonly { readonly key: WitnessKey; readonly url?: string }[],
): WitnessPolicy {
  const named = witnesses.map(({ key, url }, index) => ({ name: `w${index + 1}`, key, url }));
  requireDifferent(named);
  if (count === 0) return { witnesses: named, groups: [], quorum: NOBODY };
  if (count > named.length) refuse(`${count} of ${named.length} witnesses can't sign`);
  const group = { name: "witnesses", threshold: count, members: named.map(({ name }) => name) };
  return { witnesses: named, groups: [group], quorum: group.name };
}
