import { isMirrorUrl, MOST_MIRRORS } from "@trove/fairness/log";
import { z } from "zod";
import { EnvironmentError } from "./environment-error.ts";

/** Parses LOG_MIRRORS: addresses with commas between. */
export const logMirrors = z
  .string()
  .transform((text) => text.split(",").map((url) => url.trim().replace(/\/$/, "")))
  .pipe(z.array(z.string().refine(isMirrorUrl, "must be https URLs of mirrors, with commas between")).max(MOST_MIRRORS))
  .refine((urls) => new Set(urls).size === urls.length, "names a mirror twice");

/** Pages of a shop in production reach no mirror on the visitor's own machine. */
export function refuseMirrorsHere({ LOG_MIRRORS }: { LOG_MIRRORS: readonly string[] }): void {
  if (LOG_MIRRORS.every((url) => url.startsWith("https:"))) return;
  throw new EnvironmentError("LOG_MIRRORS: production needs https");
}
