import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { inQueues } from "../../../command/at-most.ts";

/** The cost of an Argon2id hash. Memory is in KiB. */
export type HashCost = { memory: number; passes: number; parallelism: number };

/** The hash cost of every shop, from the OWASP password storage cheat sheet. One hash takes 19 MiB of memory. */
export const FULL_HASH_COST: HashCost = { memory: 19_456, passes: 2, parallelism: 1 };
const SALT_BYTES = 16;
const HASH_BYTES = 32;
const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

/**
 * The queue in which a hash waits. Callers with a session, a known device or a mailed link have a queue of their own,
 * so that they are served even while strangers fill the other queue.
 */
type Queue = "known" | "strangers";

/**
 * Limits how many hashes run at once, so that a flood of sign-ins leaves memory, and leaves threads for files and DNS.
 */
const inQueue = inQueues<Queue>(["known", "strangers"], 2, 200);

/**
 * Normalizes the password to NFKC, because keyboards may encode the same characters differently (NIST SP 800-63B,
 * 3.1.1.2).
 */
function derive(password: string, salt: Buffer, cost: HashCost, queue: Queue): Promise<Buffer> {
  const message = password.normalize("NFKC");
  const input = { message, nonce: salt, tagLength: HASH_BYTES, ...cost };
  return inQueue(
    queue,
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
 * If an account is unknown, the password is checked against this hash, so that the check takes as long as for a known
 * account. No password matches it.
 */
export function hashOfNobody(cost: HashCost): string {
  return encode(cost, randomBytes(SALT_BYTES), randomBytes(HASH_BYTES));
}

/** Hashes with Argon2id and a new salt; returns a PHC string. Throws OVERLOADED if the queue is full. */
export async function hashPassword(password: string, queue: Queue, cost: HashCost): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  return encode(cost, salt, await derive(password, salt, cost, queue));
}

/**
 * Whether a password matches a PHC string. Hashes it with the parameters in that string. Throws OVERLOADED if the queue
 * is full.
 */
export async function isPassword(password: string, phc: string, queue: Queue): Promise<boolean> {
  const [, memory, passes, parallelism, salt, hash] = PHC.exec(phc) ?? [];
  if (salt === undefined || hash === undefined) throw new Error("a stored password hash is no argon2id PHC string");
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  const derived = await derive(password, Buffer.from(salt, "base64"), cost, queue);
  return timingSafeEqual(derived, Buffer.from(hash, "base64"));
}
