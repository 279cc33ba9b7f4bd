import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { countedPolicy, groupedPolicy, type LogPolicy, parseWitnessPolicy, witnessKey } from "@trove/fairness/log";
import type { MirrorSettings } from "./settings.ts";

/** A usage error. The command prints its message. */
export class UsageError extends Error {}

export const USAGE = `Usage:
  npm run mirror -- https://shop.example --key <terms log> --key <records log> --name mirror.example/trove --folder DIR

  Keys are name+id+key, from a source that you trust. The name is your address without https://.

  --policy          a file of C2SP tlog-policy: copy only checkpoints that these witnesses have signed
  --operator        who runs this mirror, as /about says it
  --host, --port    where it listens; 127.0.0.1 and 8443. Put a server with TLS in front
  --proxy           address of a server in front that adds X-Forwarded-For; may be given several times
  --most-gigabytes  beyond, copying and signing stop; 50
  --no-silences     take no reveals that the shop has not answered
  --no-witness      sign no checkpoints for the shop; the copy is signed all the same
`;

export type Command =
  | { readonly kind: "help" }
  | {
      readonly kind: "mirror";
      readonly host: string;
      readonly port: number;
      readonly settings: Omit<MirrorSettings, "verifier" | "logger" | "now">;
    };

function parsed(argv: readonly string[]) {
  return parseArgs({
    args: [...argv],
    allowPositionals: true,
    options: {
      key: { type: "string", multiple: true, default: [] },
      name: { type: "string" },
      folder: { type: "string" },
      policy: { type: "string" },
      operator: { type: "string" },
      host: { type: "string", default: "127.0.0.1" },
      port: { type: "string", default: "8443" },
      proxy: { type: "string", multiple: true, default: [] },
      "most-gigabytes": { type: "string", default: "50" },
      "no-silences": { type: "boolean", default: false },
      "no-witness": { type: "boolean", default: false },
      help: { type: "boolean", short: "h", default: false },
    },
  });
}

function wholeOf(text: string, option: string): number {
  if (/^\d{1,6}$/u.test(text)) return Number(text);
  throw new UsageError(`--${option} is a whole number`);
}

function shopOf([place = "", ...rest]: readonly string[]): string {
  const url = URL.parse(place);
  if (rest.length > 0 || url === null || !/^https?:$/.test(url.protocol) || url.search !== "" || url.hash !== "") {
    throw new UsageError("Name one shop by its URL.");
  }
  return place.replace(/\/$/, "");
}

function nameOf(name: string | undefined): string {
  if (name === undefined) throw new UsageError("--name is missing: your address without https://");
  witnessKey(`${name}/witness`, new Uint8Array(32));
  return name.replace(/\/$/, "");
}

function keyOf(keys: readonly string[], ending: string): string {
  const [key, ...others] = keys.filter((text) => text.split("+")[0]?.endsWith(ending));
  if (key === undefined || others.length > 0) throw new UsageError(`Give one key whose name ends in ${ending}.`);
  return key;
}

/** Parses the command line. Paths are relative to `from`. Throws UsageError for invalid arguments. */
export function commandOf(argv: readonly string[], from: string): Command {
  try {
    const { values, positionals } = parsed(argv);
    if (values.help) return { kind: "help" };
    if (values.folder === undefined) throw new UsageError("--folder is missing: where everything is stored");
    const witnesses =
      values.policy === undefined
        ? countedPolicy(0, [])
        : parseWitnessPolicy(readFileSync(resolve(from, values.policy), "utf8"));
    const policyOf = (ending: string): LogPolicy => groupedPolicy(keyOf(values.key, ending), witnesses);
    return {
      kind: "mirror",
      host: values.host,
      port: wholeOf(values.port, "port"),
      settings: {
        shop: shopOf(positionals),
        policies: { terms: policyOf("/log/terms"), records: policyOf("/log/records") },
        name: nameOf(values.name),
        operator: values.operator,
        folder: resolve(from, values.folder),
        mostBytes: wholeOf(values["most-gigabytes"], "most-gigabytes") * 1e9,
        hasSilences: !values["no-silences"],
        hasWitness: !values["no-witness"],
        proxies: values.proxy,
      },
    };
  } catch (error) {
    if (error instanceof UsageError || !(error instanceof Error)) throw error;
    throw new UsageError(error.message);
  }
}
