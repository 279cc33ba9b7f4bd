import { parseArgs } from "node:util";
import { isPublicKey } from "../keys/public-key.ts";

export type Command =
  | { readonly kind: "help" }
  | {
      readonly kind: "verify";
      readonly path: string;
      /** Public keys that the caller trusts. */
      readonly keys: readonly string[];
      /** The shop to which unanswered reveals are sent again. */
      readonly shop: URL | undefined;
      /** The caller has seen with their own eyes what the file says was shown. */
      readonly isMine: boolean;
    };

/** A usage error. Its message is shown to the caller. */
export class UsageError extends Error {}

export const USAGE = `Usage:
  npm run verify -- proofs.json --key <64 hex digits> [--key …] [--ask https://shop.example] [--mine]

  --key   a public key of the shop, or the offline key with which it endorses its keys, from a source that you trust
  --ask   sends every unanswered reveal of the file to the shop again, and judges what it answers
  --mine  the file is your own: what it says you were shown counts, although nobody signed it

Exit code: 0 everything holds, 1 a breach, 2 could not tell.
`;

function parsed(argv: readonly string[]) {
  try {
    return parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        key: { type: "string", multiple: true, default: [] },
        ask: { type: "string" },
        mine: { type: "boolean", default: false },
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

/** Parses the command line. Throws UsageError for invalid arguments. */
export function commandOf(argv: readonly string[]): Command {
  const { values, positionals } = parsed(argv);
  if (values.help) return { kind: "help" };
  const [path, ...rest] = positionals;
  if (path === undefined || rest.length > 0) throw new UsageError("Name one file.");
  const wrong = values.key.find((key) => !isPublicKey(key));
  if (wrong !== undefined) throw new UsageError(`Not a public key in 64 lowercase hex digits: ${wrong}`);
  const shop = values.ask === undefined ? undefined : shopAddress(values.ask);
  return { kind: "verify", path, keys: values.key, shop, isMine: values.mine };
}
