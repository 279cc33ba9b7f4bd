import type { Permission } from "@trove/contract";
import { hideEmail } from "../../purchases/index.ts";

/** With this permission an operator sees whole e-mail addresses, everywhere; without it, masked ones. */
export const SEES_EMAILS = "people.read" satisfies Permission;

const isEmailField = (name: string) => /^(?:email|\w+Email)$/.test(name);

/** A response with the address of every field that names an e-mail masked: `email`, `contactEmail`, at any depth. */
export function withMaskedEmails<T>(value: T): T;
export function withMaskedEmails(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => withMaskedEmails(one));
  if (value === null || typeof value !== "object" || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [
      name,
      typeof field === "string" && isEmailField(name) ? hideEmail(field) : withMaskedEmails(field),
    ]),
  );
}
