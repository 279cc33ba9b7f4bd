import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { inLines } from "../../../command/at-most.ts";

/** The work of an Argon2id hash. Memory is in KiB. */
export type HashCost = { memory: number; passes: number; parallelism: number };

/** The cost of every shop's hashes, from the OWASP password storage cheat sheet. One hash takes 19 MiB. */
export const FULL_HASH_COST: HashCost = { memory: 19_456, passes: 2, parallelism: 1 };
const SALT_BYTES = 16;
const HASH_BYTES = 32;
const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

/**
 * The queue in which a hash waits. Callers with a session, a known device or a mailed link have their own, so that they
 * are served while strangers fill the other.
 */
type Line = "known" | "strangers";

/** Queues hashes, so that a flood of sign-ins leaves memory and the threads for files and DNS available. */
const inLine = inLines<Line>(["known", "strangers"], 2, 200);

/**
 * Keyboards may encode the same characters differently, so the password is normalized to NFKC (NIST SP 800-63B,
 * 3.1.1.2).
 */
function derive(password: string, salt: Buffer, cost: HashCost, line: Line): Promise<Buffer> {
  const message = password.normalize("NFKC");
  const input = { message, nonce: salt, tagLength: HASH_BYTES, ...cost };
  return inLine(
    line,
    () =>
      new Promise((resolve, reject) => {
        argon2("argon2id", input, (error, hash) => (error ? reject(error) : resolve(hash)));
      }),
  );
}

const base64 = (bytes: Buffer) => bytes.toString("base64").replaceAll("=", "");

function encode({ memory, passes, parallelism }: HashCost, salt: Buffer, hash: Buffer): string {
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(hash)}`;
}

/**
 * A password for an unknown account is checked against this hash, so that the check takes as long as for a known one.
 * No password matches it.
 */
export function hashOfNobody(cost: HashCost): string {
  return encode(cost, randomBytes(SALT_BYTES), randomBytes(HASH_BYTES));
}

/** Hashes with Argon2id and a new salt; returns a PHC string. Throws OVERLOADED if the queue is full. */
export async function hashPassword(password: string, line: Line, cost: HashCost): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  return encode(cost, salt, await derive(password, salt, cost, line));
}

/**
 * Whether a password matches a PHC string, computed with its parameters. Throws OVERLOADED if too many wait in the
 * line.
 */
export async function isPassword(password: string, phc: string, line: Line): Promise<boolean> {
  const [, memory, passes, parallelism, salt, hash] = PHC.exec(phc) ?? [];
  if (salt === undefined || hash === undefined) throw new Error("a stored password hash is no argon2id PHC string");
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  const derived = await derive(password, Buffer.from(salt, "base64"), cost, line);
  return timingSafeEqual(derived, Buffer.from(hash, "base64"));
}
