/** Loaded with the first use, because most sign-ins need none of it. */
const load = () => import("./ask-passkey.ts");

export const askForPasskey: Awaited<ReturnType<typeof load>>["askPasskey"] = async (request) =>
  (await load()).askPasskey(request);

export const makeNewPasskey: Awaited<ReturnType<typeof load>>["makePasskey"] = async (creation) =>
  (await load()).makePasskey(creation);

/** Whether the page is open at an IP address, for which no browser has passkeys. */
export const isAtAddress = (): boolean => /^(\d+\.){3}\d+$|^\[/.test(window.location.hostname);

/** Whether this page can use passkeys: browsers have them for domains over https and for localhost. */
export function hasPasskeys(): boolean {
  return "PublicKeyCredential" in window && window.isSecureContext && !isAtAddress();
}
