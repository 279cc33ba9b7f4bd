import type { Endpoint } from "@trove/contract";
import { z } from "zod";
import type { Bind } from "../../../http/bind.ts";
import { Download } from "../../../http/caller.ts";
import type { PermissionsOf } from "../acts/permissions.ts";
import { bindAfter } from "./bind-after.routes.ts";
import { SEES_EMAILS, withMaskedEmails } from "./masked-emails.ts";

const answers = new WeakMap<Endpoint, boolean>();

/**
 * True if responses of an endpoint have a field for an e-mail address. Computed once per response schema and process.
 */
export function hasEmails(endpoint: Endpoint): boolean {
  const known = answers.get(endpoint);
  if (known !== undefined) return known;
  const described = JSON.stringify(z.toJSONSchema(endpoint.response, { unrepresentable: "any" }));
  const answer = /"\w*email":/i.test(described);
  answers.set(endpoint, answer);
  return answer;
}

/**
 * Binds endpoints so that their responses contain only masked e-mail addresses for operators without the permission to
 * read people.
 */
export function maskedEmails(bind: Bind, { permissionsOf }: { permissionsOf: PermissionsOf }): Bind {
  return bindAfter(bind, hasEmails, async (response, { person }) => {
    if (response instanceof Download || (await permissionsOf(person)).has(SEES_EMAILS)) return response;
    return withMaskedEmails(response);
  });
}
