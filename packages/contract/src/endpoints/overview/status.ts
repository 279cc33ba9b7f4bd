import { z } from "zod";
import type { EndpointDefinition } from "../../endpoint.ts";
import { timeUtc } from "../../fields.ts";
import { paymentProviderName } from "../payments/provider-names.ts";

const count = z.int();

export const statusEndpoints = {
  getShopStatus: {
    summary: "How the shop is doing: processes, queues, logs, database, mail, provider, last check and backup",
    access: ["Admin"],
    permission: "overview.read",
    response: z.strictObject({
      asOfUtc: timeUtc,
      version: z.string(),
      node: z.string(),
      processes: z.array(
        z.strictObject({
          host: z.string(),
          version: z.string(),
          /** The first letters of the hash of the SQL functions that the process calls. */
          release: z.string(),
          /** Whether this process sent the response. */
          isOwn: z.boolean(),
          startedAtUtc: timeUtc,
          seenAtUtc: timeUtc,
          memoryBytes: count,
          eventStreams: count,
        }),
      ),
      /** `entries` is at most 10,000. `oldestSeconds` is 0 for an empty queue. */
      queues: z.array(z.strictObject({ name: z.string(), entries: count, oldestSeconds: z.number() })),
      logs: z.array(
        z.strictObject({
          name: z.string(),
          /** Null before the log's first checkpoint. */
          checkpointSeconds: z.number().nullable(),
          unpublished: count,
          isBehind: z.boolean(),
        }),
      ),
      database: z.strictObject({
        version: z.string(),
        bytes: count,
        connections: z.strictObject({ open: count, idle: count, waiting: count }),
        /** Servers that follow the database, by how a commit waits for them. */
        standbys: z.array(z.strictObject({ state: z.string(), count })),
        delaySeconds: z.number().nullable(),
        /** How far a cluster's node has its clock from the coordinator's. Null if the database is no cluster. */
        clocksApartMs: z.number().nullable(),
      }),
      mail: z.strictObject({
        /** False if mail becomes files in the data folder. */
        hasServer: z.boolean(),
        sentAtUtc: timeUtc.nullable(),
        failure: z.string().nullable(),
      }),
      provider: z.strictObject({
        name: paymentProviderName,
        /** Every provider, the preferred one, which `name` has, first. Those that take no new payments are last. */
        names: z.array(paymentProviderName),
        movesMoney: z.boolean(),
        /** Until when the lists of payments of all these providers were compared with ours. */
        checkedUntilUtc: timeUtc.nullable(),
        settledAtUtc: timeUtc.nullable(),
      }),
      booksCheck: z
        .strictObject({
          endedAtUtc: timeUtc,
          /** Whether the shop ran it by itself, which skips rules that take too long. */
          isByShop: z.boolean(),
          rules: count,
          broken: z.array(z.string()),
          skipped: z.array(z.string()),
        })
        .nullable(),
      /** The last complete copy of the database. */
      backup: z.strictObject({ endedAtUtc: timeUtc, bytes: count, to: z.string() }).nullable(),
      /** Until when the log after the copy is stored, when a restore was last rehearsed, and why a part fails now. */
      backups: z.strictObject({
        untilUtc: timeUtc.nullable(),
        checkedAtUtc: timeUtc.nullable(),
        failure: z.string().nullable(),
      }),
    }),
    errors: [],
  },
} as const satisfies Record<string, EndpointDefinition>;
