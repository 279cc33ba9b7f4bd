import { EnvironmentError } from "../../environment.ts";

/**
 * The secret that opens backups, which it removes from `environment`, so that no program gets it. It is never a setting
 * of the shop. Throws EnvironmentError if it is missing.
 */
export function readIdentity(environment: NodeJS.ProcessEnv): string {
  const { BACKUP_IDENTITY } = environment;
  delete environment["BACKUP_IDENTITY"];
  if (BACKUP_IDENTITY) return BACKUP_IDENTITY.trim();
  throw new EnvironmentError("BACKUP_IDENTITY is required: the secret AGE-SECRET-KEY-1… that is kept offline");
}
