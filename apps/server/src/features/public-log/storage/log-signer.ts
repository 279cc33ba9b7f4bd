import { sign } from "node:crypto";
import { type LogKey, logKey, type Signer } from "@trove/fairness/log";
import type { Connection } from "../../../database/connection.ts";
import { type Environment, EnvironmentError } from "../../../environment.ts";
import type { Secrets } from "../../../secrets.ts";
import type { LogName } from "../log-name.ts";
import { beginLog } from "./logs.store.ts";

type SignerParts = { db: Connection; environment: Environment; secrets: Pick<Secrets, "logKey"> };

/** The origin of a new log: its address without the scheme, as C2SP tlog-tiles recommends. */
function originOf({ PUBLIC_URL }: Environment, name: LogName): string {
  return `${PUBLIC_URL.replace(/^https?:\/\//, "")}/log/${name}`;
}

/**
 * Returns the signer of a log. A log keeps the origin with which it began. Throws EnvironmentError if it began with
 * another key.
 */
export async function logSigner({ db, environment, secrets }: SignerParts, name: LogName): Promise<Signer<LogKey>> {
  const { privateKey, publicKey } = secrets.logKey;
  const begun = await beginLog(db, name, originOf(environment, name), publicKey);
  if (begun.publicKey !== Buffer.from(publicKey).toString("hex")) {
    throw new EnvironmentError(
      "LOG_KEY: the database has logs that another key has signed, and nobody would believe this one",
    );
  }
  return { key: logKey(begun.origin, publicKey), sign: (message) => sign(null, message, privateKey) };
}
