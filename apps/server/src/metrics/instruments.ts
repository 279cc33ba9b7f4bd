import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";

/** All figures of this process. `serve-metrics.ts` gives them to Prometheus. */
export const registry = new Registry();
collectDefaultMetrics({ register: registry });

const registers = [registry];

/** The time of calls, by endpoint of the contract; `page` for pages and files. Not of responses from memory. */
export const requests = new Histogram({
  name: "trove_http_request_seconds",
  help: "Time to respond, by endpoint and class of status",
  labelNames: ["endpoint", "status"] as const,
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  registers,
});

export const readyResponses = new Counter({
  name: "trove_http_ready_responses_total",
  help: "Responses that were sent from memory",
  registers,
});

export const refusals = new Counter({
  name: "trove_refusals_total",
  help: "Calls that were refused, by error code",
  labelNames: ["code"] as const,
  registers,
});

export const batches = new Histogram({
  name: "trove_batch_calls",
  help: "Calls that went to the database together, by command",
  labelNames: ["command"] as const,
  buckets: [1, 2, 4, 8, 16],
  registers,
});

export const jobRuns = new Histogram({
  name: "trove_job_seconds",
  help: "Duration of a run of a job, by job, payment provider if it has one, and outcome",
  labelNames: ["job", "provider", "outcome"] as const,
  buckets: [0.01, 0.1, 1, 10, 60, 600],
  registers,
});

export const jobSuccess = new Gauge({
  name: "trove_job_last_success_timestamp_seconds",
  help: "When a run of the job last succeeded in this process",
  labelNames: ["job", "provider"] as const,
  registers,
});

export const eventStreams = new Gauge({
  name: "trove_event_streams",
  help: "Open streams of live events, by audience",
  labelNames: ["audience"] as const,
  registers,
});

export const settledPayments = new Counter({
  name: "trove_payment_reports_total",
  help: "Reports of the payment provider that were booked, by purpose and the payment's status after it",
  labelNames: ["purpose", "status"] as const,
  registers,
});

export const poolConnections = new Gauge({
  name: "trove_pool_connections",
  help: "Connections to the database and queries that wait for one",
  labelNames: ["state"] as const,
  registers,
});

export const databaseUp = new Gauge({
  name: "trove_database_up",
  help: "1 if the database answered the questions of this page",
  registers,
});

export const queued = new Gauge({
  name: "trove_queue_entries",
  help: "Entries that wait, by queue",
  labelNames: ["queue"] as const,
  registers,
});

export const oldest = new Gauge({
  name: "trove_queue_oldest_seconds",
  help: "Age of the entry that waits longest, by queue; 0 for an empty queue",
  labelNames: ["queue"] as const,
  registers,
});

export const checkpointAge = new Gauge({
  name: "trove_log_checkpoint_age_seconds",
  help: "Time since a checkpoint of the public log was published",
  labelNames: ["log"] as const,
  registers,
});

export const unpublished = new Gauge({
  name: "trove_log_unpublished_entries",
  help: "Entries of the public log that no checkpoint covers yet",
  labelNames: ["log"] as const,
  registers,
});

export const logBehind = new Gauge({
  name: "trove_log_behind",
  help: "1 if witnesses have signed a longer log than the database has",
  labelNames: ["log"] as const,
  registers,
});

export const standbys = new Gauge({
  name: "trove_database_standbys",
  help: "Servers that follow the database, by how a commit waits for them",
  labelNames: ["state"] as const,
  registers,
});

export const replicationDelay = new Gauge({
  name: "trove_database_replication_seconds",
  help: "How far the slowest standby is behind, if the role may read it",
  registers,
});

export const backupAge = new Gauge({
  name: "trove_backup_age_seconds",
  help: "Time since a part of the backup succeeded, or since it was first expected: base copy, log, check of a restore",
  labelNames: ["part"] as const,
  registers,
});

export const backupFailing = new Gauge({
  name: "trove_backup_failing",
  help: "1 if a part of the backup failed and has not succeeded since",
  labelNames: ["part"] as const,
  registers,
});
