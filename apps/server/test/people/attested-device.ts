import { generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";
import { isoCBOR } from "@simplewebauthn/server/helpers";
import type { Endpoints, InputOf, ResponseOf } from "@trove/contract";
import { authenticatorData, base64url, clientData, coseKey, sha256 } from "./passkey-device.ts";

type Creation = ResponseOf<Endpoints["beginPasskey"]>["creation"];
type Attestation = InputOf<Endpoints["addPasskey"]>["body"]["attestation"];

/** Encodes an ASN.1 value in DER. */
function der(tag: number, ...contents: Uint8Array[]): Buffer {
  const content = Buffer.concat(contents);
  const { length } = content;
  const head = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...head]), content]);
}

const sequence = (...items: Uint8Array[]) => der(0x30, ...items);
const number = (value: number, tag = 0x02) => der(tag, Buffer.from([value]));
const oid = (hex: string) => der(0x06, Buffer.from(hex, "hex"));
const octets = (bytes: Uint8Array) => der(0x04, bytes);
const text = (value: string) => der(0x0c, Buffer.from(value));
const time = (value: string) => der(0x17, Buffer.from(value));

const ECDSA_SHA256 = sequence(oid("2a8648ce3d040302"));
const CRL_POINTS = oid("551d1f");
const ANDROID_KEY = oid("2b06010401d679020111");

function nameOf(name: string): Buffer {
  const parts = { "550406": "NL", "55040a": "Maker", "55040b": "Authenticator Attestation", "550403": name };
  return sequence(...Object.entries(parts).map(([id, value]) => der(0x31, sequence(oid(id), text(value)))));
}

const crlAt = (url: string) =>
  sequence(CRL_POINTS, octets(sequence(sequence(der(0xa0, der(0xa0, der(0x86, Buffer.from(url))))))));

/** Makes the certificate extension in which Android's key store states the challenge that a key was made for. */
function androidKey(challenge: Uint8Array): Buffer {
  const level = number(1, 0x0a);
  const described = [number(3), level, number(3), level, octets(challenge), octets(Buffer.alloc(0))];
  return sequence(ANDROID_KEY, octets(sequence(...described, sequence(), sequence())));
}

type Certified = { subject: string; issuer: string; key: KeyObject; signer: KeyObject; extensions: Buffer[] };

function certificate({ subject, issuer, key, signer, extensions }: Certified): Uint8Array<ArrayBuffer> {
  const content = sequence(
    der(0xa0, number(2)),
    number(7),
    ECDSA_SHA256,
    nameOf(issuer),
    sequence(time("250101000000Z"), time("480101000000Z")),
    nameOf(subject),
    key.export({ type: "spki", format: "der" }),
    der(0xa3, sequence(...extensions)),
  );
  const signature = der(0x03, Buffer.from([0]), sign("sha256", content, signer));
  return Uint8Array.from(sequence(content, ECDSA_SHA256, signature));
}

/**
 * Makes a passkey with an attestation. Everything in it is valid, except that nobody knows the root of its
 * certificates. `url` is where the certificates say that revocations are listed.
 */
export function attest({ challenge, rp }: Creation, origin: string, format: string, url: string): Attestation {
  const [own, root] = [
    generateKeyPairSync("ec", { namedCurve: "P-256" }),
    generateKeyPairSync("ec", { namedCurve: "P-256" }),
  ];
  const { x = "", y = "" } = own.publicKey.export({ format: "jwk" });
  const id = randomBytes(16);
  const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, coseKey(x, y)]);
  const authData = authenticatorData(rp.id, 0x45, 0, attested);
  const client = clientData("webauthn.create", challenge, origin);
  const leaf = certificate({
    subject: "leaf",
    issuer: "root",
    key: own.publicKey,
    signer: root.privateKey,
    extensions: [crlAt(url), androidKey(sha256(client))],
  });
  const anchor = certificate({
    subject: "root",
    issuer: "root",
    key: root.publicKey,
    signer: root.privateKey,
    extensions: [crlAt(url)],
  });
  const signature = sign("sha256", Buffer.concat([authData, sha256(client)]), own.privateKey);
  const statement = new Map<string, number | string | Uint8Array | Uint8Array[]>([
    ["ver", "2.0"],
    ["alg", -7],
    ["sig", Uint8Array.from(signature)],
    ["x5c", [leaf, anchor]],
  ]);
  const content = new Map<string, string | Uint8Array | typeof statement>([
    ["fmt", format],
    ["attStmt", statement],
    ["authData", Uint8Array.from(authData)],
  ]);
  return {
    credential: base64url(id),
    clientDataJSON: base64url(client),
    attestationObject: base64url(isoCBOR.encode(content)),
    transports: ["internal"],
  };
}
