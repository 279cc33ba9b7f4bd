import { startAuthentication, startRegistration } from "@simplewebauthn/browser";
import type { CallResult } from "../../../api/request.ts";

type Request = CallResult<"beginPasskeySignIn">["request"];
type Creation = CallResult<"beginPasskey">["creation"];

/** Makes the browser ask the person for a passkey. Rejects if they decline. */
export async function askPasskey(request: Request) {
  const { id: credential, response } = await startAuthentication({ optionsJSON: request });
  const { clientDataJSON, authenticatorData, signature } = response;
  return { credential, clientDataJSON, authenticatorData, signature };
}

/**
 * Makes the browser create a passkey. Rejects if the person declines, or if the device already has one for this
 * account.
 */
export async function makePasskey(creation: Creation) {
  const { id: credential, response } = await startRegistration({ optionsJSON: creation });
  const { clientDataJSON, attestationObject, transports = [] } = response;
  return { credential, clientDataJSON, attestationObject, transports };
}
