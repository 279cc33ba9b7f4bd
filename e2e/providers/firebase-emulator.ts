import { createServer, type RequestListener } from "node:http";
import { decodeJwt } from "jose";
import { type Answered, type Asked, openFront } from "../support/sign-in/front.ts";
import type { Mail, StandIn } from "../support/sign-in/stand-in.ts";
import { requireEmulator } from "./emulator-package.ts";

const PROJECT = "trove-journeys";
const KEYS = "/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com";

type Server = { createApp: (projectId: string) => Promise<RequestListener> };
type Emulator = { url: string; close: () => Promise<void> };
type Code = { email: string; requestType: "VERIFY_EMAIL" | "PASSWORD_RESET"; oobCode: string };

async function openEmulator(): Promise<Emulator> {
  const { createApp } = requireEmulator("firebase-tools/lib/emulator/auth/server") as Server;
  const server = createServer(await createApp(PROJECT));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/**
 * Turns on enumeration protection, as in new Firebase projects: responses don't reveal which addresses have an account.
 */
async function protectAddresses({ url }: Emulator): Promise<void> {
  const response = await fetch(`${url}/identitytoolkit.googleapis.com/v2/projects/${PROJECT}/config`, {
    method: "PATCH",
    headers: { authorization: "Bearer owner", "content-type": "application/json" },
    body: JSON.stringify({ emailPrivacyConfig: { enableImprovedEmailPrivacy: true } }),
  });
  if (!response.ok) throw new Error(`the emulator refused its settings: ${await response.text()}`);
}

const mailOf = ({ email, requestType, oobCode }: Code): Mail => ({
  to: email,
  about: requestType === "VERIFY_EMAIL" ? "verify" : "reset",
  code: oobCode,
});

/**
 * Runs Firebase's own emulator behind a server that signs its tokens as Google does. The emulator's tokens are
 * unsigned, and the shop never accepts unsigned tokens.
 */
export async function openFirebaseEmulator(): Promise<StandIn> {
  const emulator = await openEmulator();
  await protectAddresses(emulator);
  const mails: Mail[] = [];

  async function readMails(): Promise<void> {
    const response = await fetch(`${emulator.url}/emulator/v1/projects/${PROJECT}/oobCodes`);
    const { oobCodes } = (await response.json()) as { oobCodes: Code[] };
    const known = new Set(mails.map(({ code }) => code));
    mails.push(...oobCodes.map(mailOf).filter(({ code }) => !known.has(code)));
  }

  async function pass({ method, path, query, body, headers }: Asked): Promise<Answered> {
    const { "content-type": type = "application/json", authorization } = headers;
    const response = await fetch(`${emulator.url}${path}?${query}`, {
      method,
      headers: { "content-type": type, ...(authorization !== undefined && { authorization }) },
      ...(body !== "" && { body }),
    });
    const json = (await response.json()) as Record<string, unknown>;
    if (path.endsWith(":sendOobCode")) await readMails();
    const { idToken } = json;
    if (typeof idToken !== "string") return { status: response.status, json };
    return { status: response.status, json: { ...json, idToken: await front.sign(decodeJwt(idToken)) } };
  }

  const answer = async (asked: Asked): Promise<Answered> =>
    asked.path === KEYS ? { status: 200, json: await front.keys() } : pass(asked);
  const front = await openFront("RS256", answer, emulator.close);
  return {
    front,
    mails,
    variables: {
      AUTH_METHOD: "firebase",
      FIREBASE_PROJECT_ID: PROJECT,
      FIREBASE_API_KEY: "AIzaJourneys",
      AUTH_EMULATOR_URL: front.url,
    },
    linkOf: ({ about, code }) =>
      `/auth/firebase/verify?mode=${about === "verify" ? "verifyEmail" : "resetPassword"}&oobCode=${code}&apiKey=x&lang=en`,
  };
}
