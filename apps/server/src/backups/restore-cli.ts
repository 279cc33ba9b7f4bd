// npm run restore: restores a backup as the embedded database, or into a folder for a PostgreSQL of the owner's.
//   npm run restore -- [--at 2026-11-27T16:05:00Z] [--to FOLDER] [--postgres FOLDER] [--chain NAME] [--replace]
//   npm run restore -- --pictures   puts uploaded pictures and documents into PICTURES_S3 again
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { z } from "zod";
import { commandText } from "../command-text.ts";
import { type BackupSettings, EnvironmentError, failureText, readBackupSettings } from "../environment.ts";
import { openPlace } from "./backup-parts.ts";
import { s3Storage } from "../features/files/pictures/s3-storage.ts";
import { restorePictures } from "./pictures/copy-pictures.ts";
import { readIdentity } from "./restore/read-identity.ts";
import { restoreBackup } from "./restore/restore-backup.ts";
import { unsealWith } from "./sealing.ts";
import type { BackupStorage } from "./storage/backup-storage.ts";
import { embeddedDatabase, newFolder, type Target } from "./restore/take-place.ts";

const say = (line: string) => process.stderr.write(`· ${line}\n`);

function readMoment(text: string | undefined): Date | undefined {
  if (text === undefined) return undefined;
  const { data } = z.iso.datetime({ offset: true }).safeParse(text);
  if (data === undefined) throw new EnvironmentError("--at: must be a moment with its zone, as 2026-11-27T16:05:00Z");
  return new Date(data);
}

function findTarget({ DATABASE_URL, DATA_DIR }: BackupSettings, to: string | undefined, isReplacing: boolean) {
  if (to !== undefined) return newFolder(resolve(process.env["INIT_CWD"] ?? ".", to));
  if (DATABASE_URL === undefined) return embeddedDatabase(DATA_DIR, isReplacing);
  throw new EnvironmentError("--to FOLDER is required with DATABASE_URL: your PostgreSQL then starts with this folder");
}

const nextSteps = ({ title }: Target, isEmbedded: boolean) =>
  [
    isEmbedded ? "" : `Give ${title} to the account of your PostgreSQL, and start it with this folder.`,
    `Before the shop opens: ${commandText("log:restore", "URL | FOLDER")} brings back what the public logs have.`,
  ].filter(Boolean);

async function bringPicturesBack(
  { PICTURES_S3 }: BackupSettings,
  { storage, identity }: { storage: BackupStorage; identity: string },
): Promise<void> {
  if (PICTURES_S3 === undefined) throw new EnvironmentError("PICTURES_S3 is required: the bucket that gets them");
  const count = await restorePictures({ storage, unseal: unsealWith(identity), to: s3Storage(PICTURES_S3) });
  process.stdout.write(`${count} files of uploads are in ${PICTURES_S3.endPoint}/${PICTURES_S3.bucket}.\n`);
}

async function main(): Promise<void> {
  const options = {
    at: { type: "string" },
    to: { type: "string" },
    postgres: { type: "string" },
    chain: { type: "string" },
    replace: { type: "boolean", default: false },
    pictures: { type: "boolean", default: false },
  } as const;
  const { values } = parseArgs({ options });
  const settings = readBackupSettings(process.env);
  const at = readMoment(values.at);
  const parts = { storage: openPlace(settings), identity: readIdentity(process.env), at, say };
  if (values.pictures) return bringPicturesBack(settings, parts);
  const target = await findTarget(settings, values.to, values.replace);
  const { folder } = target;
  const { postgres: programs, chain } = values;
  const { choice, place, server, remove } = await restoreBackup({ ...parts, folder, programs, chain });
  await server.stop();
  await target.take(place.cluster);
  remove();
  const lines = [
    `${target.title} has everything that was committed before ${choice.until.toISOString()}.`,
    ...nextSteps(target, values.to === undefined),
  ];
  process.stdout.write(lines.map((line) => `${line}\n`).join(""));
}

await main().catch((error: unknown) => {
  process.stderr.write(`${failureText(error)}\n`);
  process.exitCode = 1;
});
