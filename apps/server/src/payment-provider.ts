import { isUnavailable } from "./database/unavailable.ts";
import {
  checkoutAccount,
  makeCheckoutProvider,
  makeSandboxProvider,
  type PaymentProvider,
  sandboxKeys,
} from "./features/payments/index.ts";
import type { Job } from "./jobs.ts";
import type { App, Platform } from "./platform.ts";
import { type GatewayTables, registerSandboxGateway, sandboxGatewayJobs } from "./sandbox-gateway/index.ts";

/** The payment provider of the shop. Even the sandbox, which runs in this process, is called over HTTP. */
export async function makeProvider(
  http: App["http"],
  { environment, secrets, database, now }: Pick<Platform, "environment" | "secrets" | "database" | "now">,
): Promise<{ provider: PaymentProvider; jobs: readonly Job[] }> {
  if (environment.PAYMENT_PROVIDER === "checkoutcom") {
    return { provider: makeCheckoutProvider(checkoutAccount(environment)), jobs: [] };
  }
  const account = sandboxKeys(secrets);
  const gatewayUrl = `${environment.PUBLIC_URL}/sandbox-gateway`;
  const webhookUrl = `${environment.PUBLIC_URL}/api/payments/webhook/sandbox`;
  const gateway = { db: database.connectionTo<GatewayTables>(), account, publicUrl: gatewayUrl, now, isUnavailable };
  await registerSandboxGateway(http, "/sandbox-gateway", gateway);
  return { provider: makeSandboxProvider({ account, gatewayUrl, webhookUrl }), jobs: sandboxGatewayJobs(gateway) };
}
