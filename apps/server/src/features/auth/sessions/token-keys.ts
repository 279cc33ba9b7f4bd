import { errors, type JWTHeaderParameters } from "jose";
import type { TokenKeys } from "../../../secrets.ts";

/**
 * Finds the key that a token's header names in `kid`. Without a name, it is the current key. Throws for unknown keys.
 */
export function keyFinder(keys: TokenKeys): (header: Pick<JWTHeaderParameters, "kid">) => Uint8Array {
  return ({ kid = keys[0].keyId }) => {
    const key = keys.find(({ keyId }) => keyId === kid);
    if (key === undefined) throw new errors.JWSSignatureVerificationFailed();
    return key.secret;
  };
}
