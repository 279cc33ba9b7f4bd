import { verifySignature } from "../keys/verify-signature.ts";
import type { StatementLeaf } from "../log/leaves/statement.ts";

/** A statement of the shop, and the index of its leaf in the terms log. */
export type PlacedStatement = { readonly index: number; readonly leaf: StatementLeaf };

/** True if one of these public keys has signed the statement. */
export async function isStatementSigned(
  { text, signature }: Pick<StatementLeaf, "text" | "signature">,
  keys: readonly string[],
): Promise<boolean> {
  for (const key of keys) if (await verifySignature(text, signature, key)) return true;
  return false;
}
