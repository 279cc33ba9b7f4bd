/** The gateway's credentials for its one merchant. Both keys are secret. */
export type GatewayAccount = {
  publicKey: string;
  /** Authenticates the merchant's calls, as a bearer token. */
  secretKey: string;
  /** Signs webhooks. */
  webhookKey: string;
};
