import type { Bind } from "../../../http/bind.ts";
import type { AuthParts } from "../parts.ts";
import { addAuthenticator, addPasskey } from "./add-factor.ts";
import { askOwnPasskey, askPasskey } from "./ask-factor.ts";
import { beginAuthenticator, beginPasskey } from "./begin-factor.ts";
import { confirmPerson } from "./confirm-person.ts";
import { renamePasskey } from "./passkeys/rename-passkey.ts";
import { readFactors } from "./read-factors.ts";
import { removeAuthenticator, removePasskey, renewRecoveryCodes } from "./remove-factor.ts";

/** Binds what people do with their second factors. The sign-in with one is among the routes of accounts. */
export function factorRoutes(bind: Bind, parts: AuthParts): void {
  bind("beginPasskeySignIn", ({ body }) => askPasskey(parts, body.ticket));
  bind("getFactors", ({ person }) => readFactors(parts, person.userId));
  bind("beginConfirmation", ({ person }) => askOwnPasskey(parts, person.userId));

  bind("confirmPerson", async ({ person, body, language }) => {
    await confirmPerson(parts, person, { ...body, language });
    return undefined;
  });

  bind("beginAuthenticator", ({ person }) => beginAuthenticator(parts, person));
  bind("addAuthenticator", ({ person, body, language }) => addAuthenticator(parts, person, { ...body, language }));

  bind("removeAuthenticator", async ({ person, language }) => {
    await removeAuthenticator(parts, person, language);
    return undefined;
  });

  bind("beginPasskey", ({ person }) => beginPasskey(parts, person));
  bind("addPasskey", ({ person, body, language }) => addPasskey(parts, person, { ...body, language }));

  bind("renamePasskey", async ({ person, params, body }) => {
    await renamePasskey(parts, { userId: person.userId, passkeyId: params.id, name: body.name });
    return undefined;
  });

  bind("removePasskey", async ({ person, params, language }) => {
    await removePasskey(parts, person, params.id, language);
    return undefined;
  });

  bind("renewRecoveryCodes", async ({ person, language }) => ({
    recoveryCodes: await renewRecoveryCodes(parts, person, language),
  }));
}
