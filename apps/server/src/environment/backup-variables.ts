import { isAbsolute } from "node:path";
import { z } from "zod";
import { s3Place, type S3Place } from "./s3-place.ts";

/** Where backups are kept: a folder, best on another disk, or a bucket. */
export type BackupPlace = { folder: string } | { bucket: S3Place };

const FORM = "must be an absolute path, or https://ACCESS_KEY:SECRET_KEY@host/bucket/folder?region=…";

const backupPlace = z.string().transform((text, context): BackupPlace => {
  if (isAbsolute(text)) return { folder: text };
  const { data, error } = s3Place.safeParse(text);
  if (data !== undefined) return { bucket: data };
  const isUrl = /^https?:/.test(text);
  context.addIssue({ code: "custom", message: isUrl ? (error?.issues[0]?.message ?? FORM) : FORM });
  return z.NEVER;
});

/** Only the form is checked here: the library that knows more is loaded by what makes backups. */
const recipients = z
  .string()
  .transform((text) => text.split(",").map((entry) => entry.trim()))
  .pipe(z.array(z.string().regex(/^age1[a-z0-9]{50,}$/, "must be recipients of age (age1…), with commas between")));

export const backupVariables = {
  BACKUP_TO: backupPlace.optional(),
  BACKUP_RECIPIENT: recipients.optional(),
  BACKUP_EVERY_HOURS: z.coerce.number().int().min(1).max(168).default(24),
  BACKUP_LOG_SECONDS: z.coerce.number().int().min(1).max(3600).default(60),
  BACKUP_KEEP_DAYS: z.coerce.number().int().min(1).max(3650).default(14),
};
