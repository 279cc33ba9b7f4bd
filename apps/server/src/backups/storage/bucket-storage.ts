import { S3Client, S3Errors } from "@bradenmacdonald/s3-lite-client";
import type { S3Place } from "../../environment/s3-place.ts";
import type { BackupStorage } from "./backup-storage.ts";

const isMissing = (error: unknown) => error instanceof S3Errors.ServerError && error.statusCode === 404;

/** Keeps backups in a bucket of an S3-compatible storage. */
export function bucketStorage({ prefix: folder, ...place }: S3Place): BackupStorage {
  const client = new S3Client(place);
  return {
    title: `${place.endPoint}/${place.bucket}/${folder}`,
    async put(name, bytes) {
      await client.putObject(`${folder}${name}`, Uint8Array.from(bytes));
    },
    async get(name) {
      try {
        return Buffer.from(await (await client.getObject(`${folder}${name}`)).arrayBuffer());
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    async list(prefix) {
      const names: string[] = [];
      for await (const { key } of client.listObjects({ prefix: `${folder}${prefix}` })) {
        names.push(key.slice(folder.length));
      }
      return names.toSorted();
    },
    async remove(name) {
      await client.deleteObject(`${folder}${name}`).catch((error: unknown) => {
        if (!isMissing(error)) throw error;
      });
    },
  };
}
