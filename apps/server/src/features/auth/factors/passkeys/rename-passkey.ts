import { Refusal } from "../../../../command/refusal.ts";
import type { AuthParts } from "../../parts.ts";
import { type Passkey, setPasskeyName } from "./passkeys.store.ts";

/** Gives a passkey another name, by which nobody but its person knows it. Throws NOT_FOUND. */
export async function renamePasskey(
  { db }: AuthParts,
  passkey: Pick<Passkey, "userId" | "passkeyId" | "name">,
): Promise<void> {
  if (!(await setPasskeyName(db, passkey))) throw new Refusal("NOT_FOUND");
}
