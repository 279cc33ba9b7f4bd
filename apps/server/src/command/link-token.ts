import { randomBytes } from "node:crypto";

/** Returns a new token for a link to something that a person shares: 128 random bits in base64url. */
export const newLinkToken = (): string => randomBytes(16).toString("base64url");
