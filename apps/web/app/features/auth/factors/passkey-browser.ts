/** Loads the code for passkeys at the first use, because most sign-ins don't need it. */
const load = () => import("./ask-passkey.ts");

export const askForPasskey: Awaited<ReturnType<typeof load>>["askPasskey"] = async (request) =>
  (await load()).askPasskey(request);

export const makeNewPasskey: Awaited<ReturnType<typeof load>>["makePasskey"] = async (creation) =>
  (await load()).makePasskey(creation);

/** True if the URL's host is an IP address, for which browsers support no passkeys. */
export const isAtAddress = (): boolean => /^(\d+\.){3}\d+$|^\[/.test(window.location.hostname);

/** True if this page can use passkeys. Browsers support them for domains with HTTPS and for localhost. */
export function hasPasskeys(): boolean {
  return "PublicKeyCredential" in window && window.isSecureContext && !isAtAddress();
}
