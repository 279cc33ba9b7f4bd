import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { policyMaker } from "../command-line/witness-options.ts";
import { isPublicKey } from "../keys/public-key.ts";
import type { WitnessKey } from "../log/note/keys.ts";
import { parseWitnessKey } from "../log/note/keys.ts";
import type { LogPolicy } from "../log/checkpoint/policy.ts";
import { isAddress } from "./sources.ts";

/** A usage error. The command prints its message. */
export class UsageError extends Error {}

export const USAGE = `Usage:
  trove-audit-log https://shop.example --key <key of the terms log> --key <key of the records log> [options]

  The place may also be a folder with copies that --copy has made. Keys are name+id+key, from a source that you trust.

  --kept           a file of checkpoints: both logs must continue them, and it is then written anew
  --copy           a folder into which both logs are copied; what it has already is not read again
  --witness        the key of a witness; may be given several times
  --quorum         how many of the witnesses must have signed; all of them if it is not given
  --policy         a file of C2SP tlog-policy, in place of both; the witnesses with an address are asked what they signed
  --endorsing-key  the public key, in 64 hex digits, with which the shop endorses its keys offline
  --pages          visits one page of each kind in each language, and compares what runs with the code on record;
                   also compares the open boxes with the shop's list of boxes, as a stranger gets it
  --as             a token of the API: visits the pages as that person, after the calls of a signed-in page
  --mirror         key and address of a mirror, with a space between: asks about what it found unanswered,
                   and looks there for entries that the history has lost
  --notice         the minutes that the shop promises between the announcement of other odds and their use; 10

In the shop's repository: npm run audit:log -- https://shop.example …
Exit code: 0 everything holds, 1 something does not, 2 could not look, 3 somebody who was there has to say.
`;

export type Command =
  | { readonly kind: "help" }
  | {
      readonly kind: "audit";
      /** A URL without a slash at its end, or the absolute path of a folder. */
      readonly place: string;
      readonly terms: LogPolicy;
      readonly records: LogPolicy;
      readonly kept: string | undefined;
      readonly copy: string | undefined;
      readonly endorsers: readonly string[];
      readonly noticeMinutes: number;
      readonly mirrors: readonly { readonly key: WitnessKey; readonly url: string }[];
      readonly hasPages: boolean;
      /** The token of the person as whom the pages are visited. */
      readonly token: string | undefined;
    };

function parsed(argv: readonly string[]) {
  return parseArgs({
    args: [...argv],
    allowPositionals: true,
    options: {
      key: { type: "string", multiple: true, default: [] },
      witness: { type: "string", multiple: true, default: [] },
      quorum: { type: "string" },
      policy: { type: "string" },
      kept: { type: "string" },
      copy: { type: "string" },
      mirror: { type: "string", multiple: true, default: [] },
      "endorsing-key": { type: "string", multiple: true, default: [] },
      notice: { type: "string", default: "10" },
      pages: { type: "boolean", default: false },
      as: { type: "string" },
      help: { type: "boolean", short: "h", default: false },
    },
  });
}

function wholeOf(text: string, option: string): number {
  if (/^\d{1,6}$/u.test(text)) return Number(text);
  throw new UsageError(`--${option} is a whole number`);
}

function policyOf(policies: readonly LogPolicy[], ending: string): LogPolicy {
  const [policy, ...others] = policies.filter(({ log }) => log.name.endsWith(ending));
  if (policy === undefined || others.length > 0) throw new UsageError(`Give one key whose name ends in ${ending}.`);
  return policy;
}

function mirrorOf(text: string) {
  const [key = "", url = "", ...rest] = text.split(" ");
  if (!/^https?:\/\//u.test(url) || rest.length > 0) throw new UsageError("--mirror is a key and an address");
  return { key: parseWitnessKey(key), url: url.replace(/\/$/u, "") };
}

/** Parses the command line. Throws UsageError for invalid arguments. */
export function commandOf(argv: readonly string[]): Command {
  try {
    const { values, positionals } = parsed(argv);
    if (values.help) return { kind: "help" };
    const [place, ...rest] = positionals;
    if (place === undefined || rest.length > 0) throw new UsageError("Name one shop, or one folder.");
    const { key: keys, "endorsing-key": endorsers } = values;
    const policies = keys.map(policyMaker(values));
    if (!endorsers.every(isPublicKey))
      throw new UsageError("--endorsing-key is a public key in 64 lowercase hex digits");
    if (values.pages && !isAddress(place)) throw new UsageError("--pages needs the address of the shop.");
    if (values.as !== undefined && !values.pages) throw new UsageError("--as is for --pages.");
    return {
      kind: "audit",
      place: isAddress(place) ? place.replace(/\/$/u, "") : resolve(place),
      terms: policyOf(policies, "terms"),
      records: policyOf(policies, "records"),
      kept: values.kept,
      copy: values.copy,
      endorsers,
      mirrors: values.mirror.map(mirrorOf),
      noticeMinutes: wholeOf(values.notice, "notice"),
      hasPages: values.pages,
      token: values.as,
    };
  } catch (error) {
    if (error instanceof UsageError || !(error instanceof Error)) throw error;
    throw new UsageError(error.message);
  }
}
