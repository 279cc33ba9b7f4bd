import type { Endpoints, ResponseOf } from "@trove/contract";
import { findClocksApart } from "../../../command/cluster/clocks.store.ts";
import type { Environment } from "../../../environment.ts";
import type { LastBackup } from "./last-backup.ts";
import type { ReadFigures } from "../../../metrics/status-figures.ts";
import { VERSION } from "../../../environment/version.ts";
import type { OperationParts } from "../../operators/index.ts";
import { readLastCheck } from "./books-checks.store.ts";
import { isOwnProcess } from "./processes.ts";
import { readProcesses } from "./processes.store.ts";
import { readShopFacts } from "./shop-facts.store.ts";

export type StatusParts = OperationParts & {
  environment: Pick<Environment, "SMTP_URL" | "PAYMENT_PROVIDERS" | "PAYMENT_PROVIDERS_CLOSING">;
  /** Whether all payment providers move money, in contrast to those for test cards. */
  movesMoney: boolean;
  readFigures: ReadFigures;
  lastBackup: LastBackup;
};

/** Processes write their row every 15 seconds. One that has not done so for this time no longer runs. */
const RUNS_MS = 60_000;

const utc = (time: Date | null | undefined) => time?.toISOString() ?? null;

/** How the shop and what it stands on are doing now, for operators. */
export async function readStatus(parts: StatusParts): Promise<ResponseOf<Endpoints["getShopStatus"]>> {
  const { db, now, environment, movesMoney, readFigures, lastBackup } = parts;
  const { SMTP_URL, PAYMENT_PROVIDERS: taking, PAYMENT_PROVIDERS_CLOSING: closing } = environment;
  const providers = [...taking, ...closing];
  const at = now();
  const [figures, processes, facts, clocksApartMs, check, { copy, until, checkedAt, failure }] = await Promise.all([
    readFigures(),
    readProcesses(db, new Date(at.getTime() - RUNS_MS)),
    readShopFacts(db, providers),
    findClocksApart(db),
    readLastCheck(db),
    lastBackup(),
  ]);
  const { queues, logs, standbys, delaySeconds, connections } = figures;
  return {
    asOfUtc: at.toISOString(),
    version: VERSION,
    node: process.versions.node,
    processes: processes.map(({ processId, startedAt, seenAt, memoryBytes, ...row }) => ({
      ...row,
      isOwn: isOwnProcess(processId),
      startedAtUtc: startedAt.toISOString(),
      seenAtUtc: seenAt.toISOString(),
      memoryBytes,
    })),
    queues,
    logs,
    database: { version: facts.postgres, bytes: facts.bytes, connections, standbys, delaySeconds, clocksApartMs },
    mail: {
      hasServer: SMTP_URL !== undefined,
      sentAtUtc: utc(facts.mailSentAt),
      failure: facts.mailFailure,
    },
    provider: {
      name: taking[0],
      names: providers,
      movesMoney,
      checkedUntilUtc: utc(facts.providerCheckedUntil),
      settledAtUtc: utc(facts.settledAt),
    },
    booksCheck: check
      ? {
          endedAtUtc: check.endedAt.toISOString(),
          isByShop: check.isByShop,
          rules: check.rules,
          broken: check.broken,
          skipped: check.skipped,
        }
      : null,
    backup: copy ? { endedAtUtc: copy.at.toISOString(), bytes: copy.bytes, to: copy.to } : null,
    backups: { untilUtc: utc(until), checkedAtUtc: utc(checkedAt), failure: failure ?? null },
  };
}
