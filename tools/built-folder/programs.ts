/** The programs of a built folder by name: the server, and an owner's commands. */
export const programs = {
  server: "apps/server/src/main.ts",
  citus: "apps/server/src/citus/cli.ts",
  migrate: "apps/server/src/migrations/cli.ts",
  admin: "apps/server/src/operators/cli.ts",
  audit: "apps/server/src/audit/cli.ts",
  backup: "apps/server/src/backups/cli.ts",
  "backup-check": "apps/server/src/backups/check-cli.ts",
  restore: "apps/server/src/backups/restore-cli.ts",
  "log-restore": "apps/server/src/log-restore/cli.ts",
  "audit-log": "packages/fairness/src/audit/main.ts",
  keys: "tools/keys.ts",
  setup: "tools/setup.ts",
} as const;

export type Program = keyof typeof programs;
