import { readFileSync } from "node:fs";
import { z } from "zod";
import type { ProviderParts } from "../define-provider.ts";
import { WALLETS } from "./methods.ts";

const NAMES = z.array(z.enum(WALLETS));

/** A list of wallets with commas between them. */
export const walletList = z
  .string()
  .transform((text) => text.split(",").map((name) => name.trim()))
  .pipe(NAMES);

const FILE_FORM = "must be the path of the file that the vendor gives for Apple Pay";
/** Apple's files are about 10 kB of hexadecimal digits. */
const MOST_BYTES = 65_536;

/** Reads the file at a path. */
export const domainFile = z.string().transform((path, context): string => {
  try {
    const text = readFileSync(path, "utf8");
    if (text.trim() !== "" && text.length <= MOST_BYTES) return text;
    context.addIssue({ code: "custom", message: FILE_FORM });
  } catch (error) {
    context.addIssue({ code: "custom", message: `${FILE_FORM}: ${error instanceof Error ? error.message : ""}` });
  }
  return z.NEVER;
});

/** Serves the file with which Apple checks that the shop's domain may show its button. */
export function serveDomainFile(http: ProviderParts["http"], text: string): void {
  const path = "/.well-known/apple-developer-merchantid-domain-association";
  http.get(path, { schema: { hide: true } }, (_request, reply) => reply.type("text/plain; charset=utf-8").send(text));
}
