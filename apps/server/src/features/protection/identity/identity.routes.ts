import type { Bind } from "../../../http/bind.ts";
import type { ProtectionParts } from "../parts.ts";
import { callWithdraw } from "./identity.store.ts";
import { identityResponse } from "./identity-response.ts";
import { beginCheck, finishCheck, sendPicture } from "./prove-identity.ts";

/** Each change is answered with the identity after it. */
export function identityRoutes(bind: Bind, parts: ProtectionParts): void {
  const { now, requestCountry } = parts;

  bind("getIdentity", ({ person, headers }) => identityResponse(parts, person.userId, requestCountry(headers)));

  bind("beginIdentityCheck", async ({ person, headers }) => {
    const country = requestCountry(headers);
    await beginCheck(parts, person, country, now());
    return identityResponse(parts, person.userId, country);
  });

  bind("sendIdentityPicture", async ({ person, params: { picture }, rawBody: bytes, headers }) => {
    await sendPicture(parts, person, { picture, bytes }, now());
    return identityResponse(parts, person.userId, requestCountry(headers));
  });

  bind("withdrawIdentityCheck", async ({ person, headers }) => {
    await callWithdraw(parts.db, person, now());
    return identityResponse(parts, person.userId, requestCountry(headers));
  });

  bind("finishIdentityCheck", async ({ person, headers }) => {
    await finishCheck(parts, person, now());
    return identityResponse(parts, person.userId, requestCountry(headers));
  });
}
