import { S3Client, S3Errors } from "@bradenmacdonald/s3-lite-client";
import type { S3Place } from "../../../environment/s3-place.ts";
import type { PictureStorage } from "./picture-storage.ts";

const isMissing = (error: unknown) => error instanceof S3Errors.ServerError && error.statusCode === 404;

/**
 * Signs calls with Signature Version 4 and puts the bucket into the path, because every S3-compatible storage supports
 * both.
 */
export function s3Storage({ prefix, ...place }: S3Place): PictureStorage {
  const client = new S3Client(place);
  const keyOf = (name: string) => `${prefix}${name}`;
  return {
    async put(name, bytes) {
      const type = name.endsWith(".pdf") ? "application/pdf" : "image/webp";
      const metadata = { "Content-Type": type, "Cache-Control": "public, max-age=31536000, immutable" };
      await client.putObject(keyOf(name), Uint8Array.from(bytes), { metadata });
    },
    async get(name) {
      try {
        const response = await client.getObject(keyOf(name));
        return Buffer.from(await response.arrayBuffer());
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    async remove(name) {
      await client.deleteObject(keyOf(name)).catch((error: unknown) => {
        if (!isMissing(error)) throw error;
      });
    },
  };
}
