/** The gateway's credentials for its one merchant. Both keys are secret. */
export type GatewayAccount = {
  publicKey: string;
  /** The key that authenticates the merchant's calls, as a bearer token. */
  secretKey: string;
  /** The key that signs webhooks. */
  webhookKey: string;
};
