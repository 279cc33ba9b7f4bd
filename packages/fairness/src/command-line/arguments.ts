import { parseArgs } from "node:util";
import { isPublicKey } from "../keys/public-key.ts";
import type { LogPolicy } from "../log/checkpoint/policy.ts";
import type { WitnessOptions } from "./witness-options.ts";
import { policyMaker } from "./witness-options.ts";

export type Command = { readonly kind: "help" } | ShowStatement | Verify;

/** Shows what the shop states about itself in its terms log. */
export type ShowStatement = {
  readonly kind: "statement";
  readonly log: URL;
  readonly termsLog: LogPolicy;
  readonly keys: readonly string[];
};

export type Verify = {
  readonly kind: "verify";
  readonly path: string;
  /** Public keys that the caller trusts. */
  readonly keys: readonly string[];
  /** The logs that the caller trusts, by their keys; undefined for a log that is not checked. */
  readonly termsLog: LogPolicy | undefined;
  readonly recordsLog: LogPolicy | undefined;
  /**
   * A shop to read logs from: its terms log provides the shop's keys, and its logs must continue the file's
   * checkpoints.
   */
  readonly log: URL | undefined;
  /** The shop to which unanswered reveals are sent again. */
  readonly shop: URL | undefined;
  /**
   * The notice that the shop promises: minutes from publishing other odds until they come into force. Undefined if the
   * caller did not say: then the terms log tells it, or nothing is told of how long odds last.
   */
  readonly noticeMinutes: number | undefined;
  /** True if the caller saw for themselves what the file says was shown. */
  readonly isMine: boolean;
};

/** A usage error. The command prints its message. */
export class UsageError extends Error {}

export const USAGE = `Usage:
  trove-verify proofs.json --key <64 hex digits> [options]
  trove-verify public-logs.json --key <64 hex digits> --log-key <key of a log> [options]
  trove-verify proofs.json --log https://shop.example --log-key <key of its terms log> [options]
  trove-verify --statement --log https://shop.example --log-key <key of its terms log> [options]

  --key      a public key of the shop, or the offline key with which it endorses its keys, from a source that you trust
  --log-key  the key of a public log, name+id+key; its name ends in terms or records. Proofs in the file must hold
  --log      reads the shop's keys from its terms log, and compares all checkpoints in the file with its logs
  --witness  the key of a witness; may be given several times. Only proofs that the witnesses have signed hold
  --quorum   how many of the witnesses must have signed; all of them if it is not given
  --policy   a file of C2SP tlog-policy, in place of both
  --ask      sends every unanswered reveal of the file to the shop again, and judges what it answers
  --notice   the minutes that the shop promises between the announcement of other odds and their use, for which odds
             last; read from the terms log (--log) if it is not given, else 10 for files of incidents
  --statement  shows the newest statement of the shop about itself, by its terms log
  --mine     the file is your own: what it says you were shown counts, although nobody signed it

In the shop's repository: npm run verify -- proofs.json …
Exit code: 0 everything holds, 1 a breach, 2 could not tell.
`;

function parsed(argv: readonly string[]) {
  try {
    return parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        key: { type: "string", multiple: true, default: [] },
        "log-key": { type: "string", multiple: true, default: [] },
        log: { type: "string" },
        witness: { type: "string", multiple: true, default: [] },
        quorum: { type: "string" },
        policy: { type: "string" },
        ask: { type: "string" },
        notice: { type: "string" },
        mine: { type: "boolean", default: false },
        statement: { type: "boolean", default: false },
        help: { type: "boolean", short: "h", default: false },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function shopAddress(text: string): URL {
  const shop = URL.parse(text);
  if (shop === null || !/^https?:$/u.test(shop.protocol)) throw new UsageError(`Not the address of a shop: ${text}`);
  return shop;
}

function wholeOf(text: string, name: string): number {
  if (/^\d{1,6}$/u.test(text)) return Number(text);
  throw new UsageError(`--${name} is a whole number`);
}

/** The log whose name ends in `ending`. Throws UsageError for two such logs. */
function policyOf(policies: readonly LogPolicy[], ending: "terms" | "records"): LogPolicy | undefined {
  const [first, second] = policies.filter(({ log }) => log.name.endsWith(ending));
  if (second !== undefined) throw new UsageError(`Two keys of logs whose names end in ${ending}`);
  return first;
}

function policiesOf({ "log-key": logKeys, ...options }: WitnessOptions & { readonly "log-key": readonly string[] }) {
  const { witness, quorum, policy } = options;
  if (logKeys.length === 0 && (witness.length > 0 || quorum !== undefined || policy !== undefined)) {
    throw new UsageError("Witnesses sign for a log: --witness, --quorum and --policy need its key (--log-key).");
  }
  const policies = logKeys.map(policyMaker(options));
  const [termsLog, recordsLog] = [policyOf(policies, "terms"), policyOf(policies, "records")];
  const known = [termsLog, recordsLog].filter((log) => log !== undefined);
  if (known.length !== logKeys.length) throw new UsageError("The name of a log's key ends in terms or records.");
  return { termsLog, recordsLog };
}

/** Turns SyntaxError and RangeError of a parser into a UsageError. */
function required<T>(parse: () => T): T {
  try {
    return parse();
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof RangeError) throw new UsageError(error.message);
    throw error;
  }
}

/** Parses the command line. Throws UsageError for invalid arguments. */
export function commandOf(argv: readonly string[]): Command {
  const { values, positionals } = parsed(argv);
  if (values.help) return { kind: "help" };
  const [path, ...rest] = positionals;
  if (values.statement ? path !== undefined : path === undefined || rest.length > 0) {
    throw new UsageError(values.statement ? "A statement is in the log, not in a file." : "Name one file.");
  }
  const wrong = values.key.find((key) => !isPublicKey(key));
  if (wrong !== undefined) throw new UsageError(`Not a public key in 64 lowercase hex digits: ${wrong}`);
  const policies = required(() => policiesOf(values));
  const [shop, log] = [values.ask, values.log].map((text) => (text === undefined ? undefined : shopAddress(text)));
  if (log !== undefined && policies.termsLog === undefined) {
    throw new UsageError("--log needs the key of the terms log (--log-key).");
  }
  if (path === undefined) {
    if (log === undefined || policies.termsLog === undefined) throw new UsageError("--statement needs --log.");
    return { kind: "statement", log, termsLog: policies.termsLog, keys: values.key };
  }
  const noticeMinutes = values.notice === undefined ? undefined : wholeOf(values.notice, "notice");
  return { kind: "verify", path, keys: values.key, ...policies, log, shop, noticeMinutes, isMine: values.mine };
}
