import { parseArgs } from "node:util";
import { isHex, isUuid } from "../bytes.ts";

export type Command =
  | { readonly kind: "file"; readonly path: string }
  | {
      readonly kind: "shop";
      readonly shop: URL;
      readonly transactionId: string;
      readonly token: string;
      readonly commitment: string | undefined;
    }
  | { readonly kind: "help" };

/** A usage error. Its message is shown to the caller. */
export class UsageError extends Error {}

export const USAGE = `Usage:
  npm run verify -- evidence.json
  npm run verify -- https://shop.example <transactionId> [--commitment <64 hex digits>]
      with your session's token in the environment variable TROVE_TOKEN

Exit code: 0 Verified, 1 breach, 2 recomputed only, 64 wrong call, 69 shop not available.
`;

function shopAddress(text: string): URL {
  const shop = URL.parse(text);
  if (shop === null || !/^https?:$/u.test(shop.protocol)) throw new UsageError(`Not the address of a shop: ${text}`);
  return shop;
}

function parsed(argv: readonly string[]): { positionals: string[]; commitment: string | undefined; help: boolean } {
  try {
    const { values, positionals } = parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: { commitment: { type: "string" }, help: { type: "boolean", short: "h", default: false } },
    });
    return { positionals, commitment: values.commitment, help: values.help };
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** Parses the command line. Throws UsageError for invalid arguments or a missing token. */
export function commandOf(argv: readonly string[], token: string | undefined): Command {
  const { positionals, commitment, help } = parsed(argv);
  if (help) return { kind: "help" };
  const [first, transactionId, ...rest] = positionals;
  if (first === undefined || rest.length > 0)
    throw new UsageError("Name an evidence file, or a shop and a transaction.");
  if (transactionId === undefined) {
    if (commitment !== undefined) throw new UsageError("--commitment goes with a shop; a file holds its own.");
    if (/^https?:/u.test(first)) throw new UsageError("Name the transaction after the shop.");
    return { kind: "file", path: first };
  }
  const shop = shopAddress(first);
  if (!isUuid(transactionId)) throw new UsageError(`Not a transaction's id: ${transactionId}`);
  if (commitment !== undefined && !isHex(commitment, 32))
    throw new UsageError("A commitment is 64 lowercase hex digits.");
  if (token === undefined || token === "") throw new UsageError("Put your session's token into TROVE_TOKEN.");
  return { kind: "shop", shop, transactionId, token, commitment };
}
