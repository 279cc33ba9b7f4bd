/** The ways of paying that the gateway offers, by the names that merchants use for them. */
export const GATEWAY_METHODS = [
  "card",
  "applePay",
  "googlePay",
  "ideal",
  "bancontact",
  "sepaDebit",
  "bankTransfer",
] as const;
export type GatewayMethod = (typeof GATEWAY_METHODS)[number];

/** Whether people pay on their bank's page. Its payment begins with the session. */
export function paysAtBank(method: GatewayMethod): boolean {
  return method === "ideal" || method === "bancontact";
}
