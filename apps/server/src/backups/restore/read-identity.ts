import { EnvironmentError } from "../../environment.ts";

/** The secret that opens backups. It is never a setting of the shop. Throws EnvironmentError if it is missing. */
export function readIdentity({ BACKUP_IDENTITY }: NodeJS.ProcessEnv): string {
  if (BACKUP_IDENTITY) return BACKUP_IDENTITY.trim();
  throw new EnvironmentError("BACKUP_IDENTITY is required: the secret AGE-SECRET-KEY-1… that is kept offline");
}
