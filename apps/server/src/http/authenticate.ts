import type { Access, Role } from "@trove/contract";
import type { FastifyRequest } from "fastify";
import type { Person, SessionCheck } from "../command/person.ts";
import { Refusal } from "../command/refusal.ts";

const BEARER = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/;

/** The caller, if the access requires or allows one. Throws UNAUTHENTICATED, then FORBIDDEN. */
export async function authenticate(
  request: FastifyRequest,
  access: Access,
  check: SessionCheck,
  isSessionCheckedByCommand: boolean,
): Promise<Person | undefined> {
  if (access === "public") return undefined;
  if (access === "optional" && request.headers.authorization === undefined) return undefined;
  const token = BEARER.exec(request.headers.authorization ?? "")?.[1];
  if (token === undefined) throw new Refusal("UNAUTHENTICATED");
  const person = await check.readToken(token);
  const hasRole =
    access === "signedIn" || access === "optional" || person.roles.some((role: Role) => access.includes(role));
  if (!hasRole || !isSessionCheckedByCommand) await check.requireSession(person);
  if (!hasRole) throw new Refusal("FORBIDDEN");
  return person;
}
