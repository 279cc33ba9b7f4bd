import type { Permission } from "@trove/contract";
import { hideEmail } from "../../purchases/index.ts";

/** The permission to see whole e-mail addresses. Operators without it see masked ones everywhere. */
export const SEES_EMAILS = "people.read" satisfies Permission;

const isEmailField = (name: string) => /^(?:email|\w+Email)$/.test(name);

/**
 * Returns a response in which all e-mail addresses are masked. These are the fields named `email` or ending with
 * `Email`, at any depth.
 */
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
