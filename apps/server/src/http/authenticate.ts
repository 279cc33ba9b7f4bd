import type { Access, Needed, Role } from "@trove/contract";
import { UNATTENDED_HEADER } from "@trove/contract/shop-routes";
import type { FastifyRequest } from "fastify";
import type { Person, SessionCheck } from "../command/person.ts";
import { Refusal } from "../command/refusal.ts";
import { languageOf } from "./language.ts";

const BEARER = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/;

/** Returns the person that the request's token names, or undefined if the request has no valid token. */
export async function claimOf({ headers }: FastifyRequest, check: SessionCheck): Promise<Person | undefined> {
  const token = BEARER.exec(headers.authorization ?? "")?.[1];
  if (token === undefined) return undefined;
  const isAttended = headers[UNATTENDED_HEADER] === undefined;
  return check.readToken(token, { language: languageOf(headers), isAttended }).catch((error: unknown) => {
    if (error instanceof Refusal) return undefined;
    throw error;
  });
}

export type Requirement = {
  access: Access;
  /** The permission that an Admin needs in addition to the role. */
  permission: Needed | null | undefined;
  isSessionCheckedByCommand: boolean;
};

/**
 * Returns the caller if the access requires or allows one. Throws UNAUTHENTICATED; FORBIDDEN if only the role or the
 * permission is missing; FACTOR_SETUP_REQUIRED if an Admin must add a second factor first.
 */
export async function authenticate(
  { headers, claim: person }: FastifyRequest,
  { access, permission, isSessionCheckedByCommand }: Requirement,
  check: SessionCheck,
): Promise<Person | undefined> {
  if (access === "public") return undefined;
  if (access === "optional" && headers.authorization === undefined) return undefined;
  if (person === undefined) throw new Refusal("UNAUTHENTICATED");
  const hasRole =
    access === "signedIn" || access === "optional" || person.roles.some((role: Role) => access.includes(role));
  if (hasRole && permission) await check.requirePermission(person, permission);
  else if (!hasRole || !isSessionCheckedByCommand) await check.requireSession(person);
  if (!hasRole) throw new Refusal(person.mustAddFactor === true ? "FACTOR_SETUP_REQUIRED" : "FORBIDDEN");
  return person;
}
