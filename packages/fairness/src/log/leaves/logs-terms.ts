import { sha256Hex } from "../../text/bytes.ts";
import type { Field } from "../../text/fields.ts";
import { hash, listOf, verifierKey, whole } from "../../text/fields.ts";
import { textFormat } from "../../text/text-format.ts";
import type { WitnessPolicy } from "../checkpoint/witness-policy.ts";
import { readWitnessPolicy } from "../checkpoint/witness-policy.ts";

/** The terms of the logs of version 3: their keys, the notice, the witnesses' policy by its hash, and mirrors. */
export type LogsText = {
  readonly terms: string;
  readonly records: string;
  /** Minutes between publishing other odds of an open box and their coming into force. 0 promises no notice. */
  readonly oddsNoticeMinutes: number;
  /** SHA-256 of the policy's canonical text, in hex. */
  readonly policyHash: string;
  /** Addresses that take unanswered reveals. */
  readonly mirrors: readonly string[];
};

/** The longest notice that a shop can promise: a week. */
export const MOST_NOTICE_MINUTES = 10_080;
export const MOST_MIRRORS = 16;

const MOST_URL_LENGTH = 200;
const HOST = String.raw`(?:https://[a-z\d](?:[a-z\d.-]*[a-z\d])?|http://127\.0\.0\.1)`;
const MIRROR = new RegExp(String.raw`^${HOST}(?::[1-9]\d{0,4})?(?:/[\w.~!$&'()*+;=:@%-]+)*$`, "u");

/**
 * True for the address of a mirror: https, a lowercase host, optionally port and path, without query, fragment, comma
 * or a slash at its end. A mirror of this machine (127.0.0.1) needs no TLS.
 */
export function isMirrorUrl(text: string): boolean {
  return text.length <= MOST_URL_LENGTH && MIRROR.test(text);
}

const mirror: Field<string> = {
  write: (url) => url,
  read: (line) => {
    if (!isMirrorUrl(line)) throw new SyntaxError("not the address of a mirror");
    return line;
  },
};

const format = textFormat<LogsText>("lootbox/logs/v3", {
  terms: verifierKey,
  records: verifierKey,
  oddsNoticeMinutes: whole(0, MOST_NOTICE_MINUTES),
  policyHash: hash,
  mirrors: listOf(mirror, 0, MOST_MIRRORS),
});

/** The text that a key of the shop signs. Throws SyntaxError for invalid values. */
export const logsTextOf = (terms: LogsText): string => format.write(terms);

/** The hash by which the terms of the logs name a policy. */
export const policyHash = (policy: string): string => sha256Hex(policy);

/** The terms of the logs as the terms log publishes them. */
export type LogsLeaf = {
  readonly kind: "logs";
  /** The signed text. */
  readonly text: string;
  /** The canonical text of the policy that the signed text names. */
  readonly policy: string;
};

/** Parses both texts of a leaf. Throws SyntaxError if one is invalid, or if the policy is not the named one. */
export function parseLogsLeaf({ text, policy }: Pick<LogsLeaf, "text" | "policy">): {
  readonly terms: LogsText;
  readonly policy: WitnessPolicy;
} {
  const terms = format.read(text);
  if (policyHash(policy) !== terms.policyHash) throw new SyntaxError("lootbox/logs/v3: the policy is another one");
  return { terms, policy: readWitnessPolicy(policy) };
}
