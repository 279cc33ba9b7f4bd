import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import { isoCBOR } from "@simplewebauthn/server/helpers";
import type { Endpoints, InputOf, ResponseOf } from "@trove/contract";

type Creation = ResponseOf<Endpoints["beginPasskey"]>["creation"];
type Request = ResponseOf<Endpoints["beginPasskeySignIn"]>["request"];
type Attestation = InputOf<Endpoints["addPasskey"]>["body"]["attestation"];
export type Assertion = Extract<InputOf<Endpoints["finishSignIn"]>["body"]["proof"], { kind: "passkey" }>["assertion"];

/** The ways in which the device behaves differently from an honest one. */
export type Odd = { origin?: string; rpId?: string; isVerified?: boolean; counter?: number };

/** A device with one passkey, as a browser would use it on the given page. */
export type PasskeyDevice = {
  credentialId: string;
  create: (creation: Creation, odd?: Odd) => Attestation;
  get: (request: Request, odd?: Odd) => Assertion;
};

const PRESENT = 0x01;
const VERIFIED = 0x04;
const ATTESTED = 0x40;

export const sha256 = (bytes: string | Buffer) => createHash("sha256").update(bytes).digest();
export const base64url = (bytes: Uint8Array | string) => Buffer.from(bytes).toString("base64url");

export function clientData(type: "webauthn.create" | "webauthn.get", challenge: string, origin: string): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

export function authenticatorData(rpId: string, flags: number, counter: number, attested = Buffer.alloc(0)): Buffer {
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, attested]);
}

/** Encodes a public key in COSE: EC2, ES256, P-256. */
export function coseKey(x: string, y: string): Buffer {
  const key = new Map<number, number | Uint8Array>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, Uint8Array.from(Buffer.from(x, "base64url"))],
    [-3, Uint8Array.from(Buffer.from(y, "base64url"))],
  ]);
  return Buffer.from(isoCBOR.encode(key));
}

export function passkeyDevice(pageOrigin: string): PasskeyDevice {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const id = randomBytes(16);
  const credentialId = base64url(id);
  let used = 0;
  return {
    credentialId,
    create({ challenge, rp }, { origin = pageOrigin, rpId = rp.id } = {}) {
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, coseKey(x, y)]);
      const authData = authenticatorData(rpId, PRESENT | VERIFIED | ATTESTED, 0, attested);
      const content = new Map<string, string | Uint8Array | Map<string, string>>([
        ["fmt", "none"],
        ["attStmt", new Map<string, string>()],
        ["authData", Uint8Array.from(authData)],
      ]);
      const clientDataJSON = base64url(clientData("webauthn.create", challenge, origin));
      const attestationObject = base64url(isoCBOR.encode(content));
      return { credential: credentialId, clientDataJSON, attestationObject, transports: ["internal"] };
    },
    get({ challenge, rpId: wanted }, { origin = pageOrigin, rpId = wanted, isVerified = true, counter = ++used } = {}) {
      const client = clientData("webauthn.get", challenge, origin);
      const authData = authenticatorData(rpId, PRESENT | (isVerified ? VERIFIED : 0), counter);
      const signature = sign("sha256", Buffer.concat([authData, sha256(client)]), privateKey);
      return {
        credential: credentialId,
        clientDataJSON: base64url(client),
        authenticatorData: base64url(authData),
        signature: base64url(signature),
      };
    },
  };
}
