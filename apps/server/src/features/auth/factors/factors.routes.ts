import type { Endpoints } from "@trove/contract";
import type { Person } from "../../../command/person.ts";
import type { Bind } from "../../../http/bind.ts";
import type { Call } from "../../../http/caller.ts";
import { deviceTokenIn } from "../devices/device-tokens.ts";
import { knownDevice } from "../devices/known-device.ts";
import { rememberDevice } from "../devices/remember-device.routes.ts";
import type { AuthParts } from "../parts.ts";
import { type Added, addAuthenticator, addPasskey } from "./add-factor.ts";
import { askOwnPasskey, askPasskey } from "./ask-factor.ts";
import { beginAuthenticator, beginPasskey } from "./begin-factor.ts";
import { confirmPerson } from "./confirm-person.ts";
import { renamePasskey } from "./passkeys/rename-passkey.ts";
import { readFactors } from "./read-factors.ts";
import { removeAuthenticator, removePasskey, renewRecoveryCodes } from "./remove-factor.ts";

type Browser = Pick<Call<Endpoints["addPasskey"]>, "cookies" | "setCookie">;

/**
 * Binds the endpoints for a person's own second factors. Those for signing in with a factor are among the routes of
 * accounts.
 */
export function factorRoutes(bind: Bind, parts: AuthParts): void {
  /**
   * Adds a factor, and makes this device known again if it was the first factor, because adding that forgets all
   * devices.
   */
  async function keepingDevice({ userId }: Person, { cookies, setCookie }: Browser, add: () => Promise<Added>) {
    const deviceId = await knownDevice(parts, userId, deviceTokenIn(cookies));
    const added = await add();
    if (added.recoveryCodes !== null) await rememberDevice(parts, { userId, setCookie, deviceId });
    return added;
  }

  bind("beginPasskeySignIn", ({ body }) => askPasskey(parts, body.ticket));
  bind("getFactors", ({ person }) => readFactors(parts, person.userId));
  bind("beginConfirmation", ({ person }) => askOwnPasskey(parts, person.userId));

  bind("confirmPerson", async ({ person, body, language }) => {
    await confirmPerson(parts, person, { ...body, language });
    return undefined;
  });

  bind("beginAuthenticator", ({ person, body, language }) => beginAuthenticator(parts, person, { ...body, language }));
  bind("addAuthenticator", async ({ person, body, language, ...browser }) =>
    keepingDevice(person, browser, () => addAuthenticator(parts, person, { ...body, language })),
  );

  bind("removeAuthenticator", async ({ person, language }) => {
    await removeAuthenticator(parts, person, language);
    return undefined;
  });

  bind("beginPasskey", ({ person, body, language }) => beginPasskey(parts, person, { ...body, language }));
  bind("addPasskey", async ({ person, body, language, ...browser }) =>
    keepingDevice(person, browser, () => addPasskey(parts, person, { ...body, language })),
  );

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
