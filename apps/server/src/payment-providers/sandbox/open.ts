import { isUnavailable } from "../../database/unavailable.ts";
import { type GatewayTables, registerSandboxGateway, sandboxGatewayJobs } from "../../sandbox-gateway/index.ts";
import type { ProviderParts } from "../define-provider.ts";
import { sandboxKeys } from "./keys.ts";
import { makeSandboxPayouts } from "./payouts.ts";
import { makeSandboxProvider } from "./provider.ts";

/** Runs the gateway at `path` on the shop's origin, and connects the shop to it. */
export async function openSandbox(
  path: string,
  { http, database, secrets, publicUrl, webhookUrl, now }: ProviderParts,
) {
  const account = sandboxKeys(secrets);
  const gatewayUrl = `${publicUrl}${path}`;
  const gateway = { db: database.connectionTo<GatewayTables>(), account, publicUrl: gatewayUrl, now, isUnavailable };
  await registerSandboxGateway(http, path, gateway);
  const parts = { account, gatewayUrl, webhookUrl };
  return {
    payments: makeSandboxProvider(parts),
    payouts: makeSandboxPayouts(parts),
    jobs: sandboxGatewayJobs(gateway),
  };
}
