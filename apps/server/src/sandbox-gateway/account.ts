/** What the gateway has agreed with its one merchant. Both keys are texts that nobody else knows. */
export type GatewayAccount = {
  publicKey: string;
  /** Authorises the merchant's calls, as a bearer token. */
  secretKey: string;
  /** Signs webhooks. */
  webhookKey: string;
};
