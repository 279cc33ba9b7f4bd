import { sign } from "node:crypto";
import { logsText } from "@trove/fairness";
import { keyText, type LogKey, logKey, parseWitnessKey, type Signer } from "@trove/fairness/log";
import { announceCatalogueChange } from "../../database/catalogue-changes.ts";
import type { Connection } from "../../database/connection.ts";
import { type Environment, EnvironmentError } from "../../environment.ts";
import type { Job } from "../../jobs.ts";
import type { Secrets } from "../../secrets.ts";
import { signText } from "../fairness/index.ts";
import { confirmCheckpoint } from "./checkpoints/publish-checkpoint.ts";
import type { LogName } from "./log-name.ts";
import type { CheckpointParts } from "./parts.ts";
import { sequenceRecords } from "./records/sequence-records.ts";
import { beginLog } from "./storage/logs.store.ts";
import { makePublishedTerms, type PublishedTerms } from "./terms/published-terms.ts";
import { readKeyPlaces } from "./terms/terms.store.ts";

type PublicLogParts = {
  db: Connection;
  environment: Environment;
  secrets: Pick<Secrets, "logKey" | "signingKeys">;
  now: () => Date;
  log: CheckpointParts["log"];
};

/**
 * What a reader needs to verify the logs, with verifier keys as C2SP signed-note writes them. Every signing key vouches
 * for it, so that browsers that trust any of them can follow a change of witnesses.
 */
export type LogKeys = {
  terms: string;
  records: string;
  witnesses: string[];
  quorum: number;
  oddsNoticeMinutes: number;
  signatures: { keyId: string; signature: string }[];
};

export type PublicLog = {
  keys: LogKeys;
  terms: PublishedTerms;
  /** The places of the shop's keys in the terms log, by their ids. */
  keyPlaces: () => Promise<ReadonlyMap<string, number>>;
  jobs: readonly Job[];
  /** Learns from the witnesses whether the database has lost entries. To be awaited before anything opens. */
  confirm(): Promise<void>;
};

/** The origin of a new log is its address without the scheme, as C2SP tlog-tiles recommends. */
function originOf({ PUBLIC_URL }: Environment, name: LogName): string {
  return `${PUBLIC_URL.replace(/^https?:\/\//, "")}/log/${name}`;
}

/** A log keeps the origin that it began with. Throws EnvironmentError if it began with another key. */
async function signerOf({ db, environment, secrets }: PublicLogParts, name: LogName): Promise<Signer<LogKey>> {
  const { privateKey, publicKey } = secrets.logKey;
  const begun = await beginLog(db, name, originOf(environment, name), publicKey);
  if (begun.publicKey !== Buffer.from(publicKey).toString("hex")) {
    throw new EnvironmentError(
      "LOG_KEY: the database has logs that another key has signed, and nobody would believe this one",
    );
  }
  return { key: logKey(begun.origin, publicKey), sign: (message) => sign(null, message, privateKey) };
}

function vouchedFor(logs: Omit<LogKeys, "signatures">, { signingKeys }: PublicLogParts["secrets"]): LogKeys {
  const text = logsText(logs);
  const signed = signingKeys.map((key) => signText(key, text));
  return { ...logs, signatures: signed.map(({ keyId, signature }) => ({ keyId, signature })) };
}

export async function makePublicLog(parts: PublicLogParts): Promise<PublicLog> {
  const { db, environment, secrets, now, log } = parts;
  const { LOG_WITNESSES = [], LOG_QUORUM: quorum = 0, ODDS_NOTICE_MINUTES: noticeMinutes } = environment;
  const signers = { terms: await signerOf(parts, "terms"), records: await signerOf(parts, "records") };
  const witnesses = LOG_WITNESSES.map(({ key, url }) => ({ key: parseWitnessKey(key), url }));
  const checkpoints: CheckpointParts = { db, signers, witnesses, quorum, now, log };
  const shopKeys = { signingKeys: secrets.signingKeys, endorsingKey: environment.ENDORSING_KEY };
  const terms = makePublishedTerms({ ...checkpoints, keys: shopKeys, noticeMinutes });
  const logs = {
    terms: keyText(signers.terms.key),
    records: keyText(signers.records.key),
    witnesses: LOG_WITNESSES.map(({ key }) => key),
    quorum,
    oddsNoticeMinutes: noticeMinutes,
  };
  return {
    keys: vouchedFor(logs, secrets),
    terms,
    keyPlaces: () => readKeyPlaces(db),
    jobs: [
      { name: "terms-log", everySeconds: 5, run: () => terms.publish() },
      { name: "records-log", everySeconds: 5, run: () => sequenceRecords(checkpoints) },
    ],
    confirm: async () => {
      await Promise.all([confirmCheckpoint(checkpoints, "terms"), confirmCheckpoint(checkpoints, "records")]);
      await announceCatalogueChange(db);
    },
  };
}
