import { keyText } from "@trove/fairness/log";
import type { FastifyInstance } from "fastify";
import type { MirroredLog } from "../copy/look-at-shop.ts";
import type { Disk } from "../folder/disk.ts";
import type { Cosigners } from "../folder/open-secret.ts";
import type { MirrorSettings } from "../settings.ts";
import type { Witness } from "../witness/open-witness.ts";

type Parts = {
  readonly settings: MirrorSettings;
  readonly cosigners: Cosigners;
  readonly disk: Disk;
  readonly logs: readonly MirroredLog[];
  readonly witness: Witness;
};

/** Why nothing is signed or copied. Null if all is well. */
function stoppedBecause({ disk, logs, witness }: Parts): string | null {
  if (logs.some(({ copy }) => copy.fork() !== undefined))
    return "The shop has signed two histories of a log: see fork.";
  if (witness.isRestored()) return "The folder was restored from a backup. This mirror needs new keys.";
  return disk.isFull() ? "The disk space that this mirror may use is used up." : null;
}

const logAbout = ({ copy, looks }: MirroredLog) => ({
  origin: copy.origin,
  originHash: copy.originHash,
  size: copy.published()?.size ?? 0,
  lookedAt: looks.lookedAt ?? null,
  fault: looks.fault ?? null,
  fork: copy.fork() ?? null,
});

/** Serves `/about`: keys, since when, what is kept how long, who runs the mirror, and whether it is stopped. */
export function aboutRoute(http: FastifyInstance, parts: Parts): void {
  const { settings, cosigners, disk, logs } = parts;
  http.get("/about", async (_request, reply) =>
    reply.headers({ "cache-control": "no-cache" }).send({
      name: settings.name,
      operator: settings.operator ?? null,
      shop: settings.shop,
      since: cosigners.since,
      keys: {
        witness: settings.hasWitness ? keyText(cosigners.witness.key) : null,
        mirror: keyText(cosigners.mirror.key),
      },
      kept: {
        logs: "Both logs whole, for ever",
        silences: settings.hasSilences
          ? "A reveal until the shop answers, at most 30 days. The commitment until a year after the answer"
          : null,
      },
      usedBytes: disk.usedBytes(),
      mostBytes: settings.mostBytes,
      stopped: stoppedBecause(parts),
      logs: logs.map(logAbout),
    }),
  );
}
