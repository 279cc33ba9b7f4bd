/** Loaded with the first use, because most sign-ins need none of it. */
const load = () => import("./ask-passkey.ts");

export const askForPasskey: Awaited<ReturnType<typeof load>>["askPasskey"] = async (request) =>
  (await load()).askPasskey(request);

export const makeNewPasskey: Awaited<ReturnType<typeof load>>["makePasskey"] = async (creation) =>
  (await load()).makePasskey(creation);

/** Whether this page can use passkeys: browsers have them for domains over https and for localhost, not for IP addresses. */
export function hasPasskeys(): boolean {
  const isAddress = /^(\d+\.){3}\d+$|^\[/.test(window.location.hostname);
  return "PublicKeyCredential" in window && window.isSecureContext && !isAddress;
}
