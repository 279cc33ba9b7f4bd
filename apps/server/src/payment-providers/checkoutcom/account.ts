import { z } from "zod";
import { domainFile, walletList } from "./wallets.ts";

export const checkoutSettings = {
  CHECKOUT_SECRET_KEY: z.string().startsWith("sk_").optional(),
  CHECKOUT_PUBLIC_KEY: z.string().startsWith("pk_").optional(),
  CHECKOUT_WEBHOOK_KEY: z.string().min(8).optional(),
  CHECKOUT_CHANNEL_ID: z.string().startsWith("pc_").optional(),
  CHECKOUT_API_URL: z.url({ protocol: /^https?$/ }).optional(),
  CHECKOUT_WALLETS: walletList.optional(),
  CHECKOUT_APPLE_PAY_FILE: domainFile.optional(),
  CHECKOUT_PAYOUTS_ACCOUNT: z.string().startsWith("ca_").optional(),
  CHECKOUT_PAYOUTS_TYPE: z
    .string()
    .regex(/^[A-Z][A-Z0-9]{1,2}$/)
    .optional(),
};

type CheckoutSettings = z.output<z.ZodObject<typeof checkoutSettings>>;

/** The shop's account at Checkout.com. */
export type CheckoutAccount = {
  secretKey: string;
  publicKey: string;
  /** The key that signs webhooks. */
  webhookKey: string;
  channelId: string;
  /** Base URL of the API, without a trailing slash. */
  apiUrl: string;
  isSandbox: boolean;
  /** The account that pays winnings to cards, and the kind of transfer agreed with the vendor. Undefined if off. */
  payouts: { accountId: string; transferType: string } | undefined;
  /** The host of the addresses by which the vendor knows people. */
  customerHost: string;
};

/** For a shop whose host is a number or a short name, as on the machine of a developer. */
const EXAMPLE_HOST = "shop.example";

/** A direct disbursement of funds to a cardholder. The vendor says which type the card schemes have assigned. */
const TRANSFER_TYPE = "FD";

/**
 * Reads the account from its settings. Keys that contain `sbox` belong to the vendor's sandbox. CHECKOUT_API_URL is the
 * base URL that the vendor assigned to the account; the default is the vendor's common URL.
 */
export function checkoutAccount(settings: CheckoutSettings, publicUrl = `https://${EXAMPLE_HOST}`): CheckoutAccount {
  const { CHECKOUT_SECRET_KEY = "", CHECKOUT_PUBLIC_KEY = "", CHECKOUT_WEBHOOK_KEY = "" } = settings;
  const isSandbox = CHECKOUT_SECRET_KEY.startsWith("sk_sbox_");
  const commonUrl = isSandbox ? "https://api.sandbox.checkout.com" : "https://api.checkout.com";
  const { hostname } = new URL(publicUrl);
  const { CHECKOUT_PAYOUTS_ACCOUNT: accountId, CHECKOUT_PAYOUTS_TYPE: transferType = TRANSFER_TYPE } = settings;
  return {
    secretKey: CHECKOUT_SECRET_KEY,
    publicKey: CHECKOUT_PUBLIC_KEY,
    webhookKey: CHECKOUT_WEBHOOK_KEY,
    channelId: settings.CHECKOUT_CHANNEL_ID ?? "",
    apiUrl: (settings.CHECKOUT_API_URL ?? commonUrl).replace(/\/$/, ""),
    isSandbox,
    payouts: accountId === undefined ? undefined : { accountId, transferType },
    customerHost: /\.[a-z]{2,}$/.test(hostname) ? hostname : EXAMPLE_HOST,
  };
}
