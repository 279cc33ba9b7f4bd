/** Loaded at the first use, because most sign-ins don't need passkeys. */
const load = () => import("./ask-passkey.ts");

export const askForPasskey: Awaited<ReturnType<typeof load>>["askPasskey"] = async (request) =>
  (await load()).askPasskey(request);

export const makeNewPasskey: Awaited<ReturnType<typeof load>>["makePasskey"] = async (creation) =>
  (await load()).makePasskey(creation);

/** Whether the URL's host is an IP address. Browsers support no passkeys for these. */
export const isAtAddress = (): boolean => /^(\d+\.){3}\d+$|^\[/.test(window.location.hostname);

/** Whether this page can use passkeys: browsers support them for domains over https and for localhost. */
export function hasPasskeys(): boolean {
  return "PublicKeyCredential" in window && window.isSecureContext && !isAtAddress();
}
