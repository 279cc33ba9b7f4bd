import { Refusal } from "../../../../command/refusal.ts";
import type { AuthParts } from "../../parts.ts";
import { type Passkey, setPasskeyName } from "./passkeys.store.ts";

/** Renames a passkey. Only its owner sees the name. Throws NOT_FOUND. */
export async function renamePasskey(
  { db }: AuthParts,
  passkey: Pick<Passkey, "userId" | "passkeyId" | "name">,
): Promise<void> {
  if (!(await setPasskeyName(db, passkey))) throw new Refusal("NOT_FOUND");
}
