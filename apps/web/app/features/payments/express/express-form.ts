import type { PaymentMethod } from "@trove/contract/payment-methods";
import type { ShippingMethod } from "@trove/contract/statuses";
import type { Cents } from "@trove/money";
import type { MountedForm, PaymentOutcome, PaymentSession } from "../gateway-forms/gateway-form.ts";

/** An address as wallets give it: street and house number are one line. */
export type WalletAddress = {
  line1: string;
  line2: string;
  postalCode: string;
  city: string;
  state: string;
  countryCode: string;
};

/** A shipping method in the wallet's sheet. `total` is that of the order: its lines and `amount`. */
export type ExpressRate = { id: ShippingMethod; label: string; detail: string; amount: Cents; total: Cents };

/** The sums that a wallet shows for a country, or the reason why nothing is sent there. */
export type ExpressQuote =
  | { refused: string }
  | { lines: readonly { label: string; amount: Cents }[]; rates: readonly ExpressRate[]; totalLabel: string };

/** The order that somebody confirmed in a wallet. `token` pays exactly `total`, and is kept in memory alone. */
export type Confirmed = {
  provider: PaymentSession["provider"];
  method: PaymentMethod;
  token: string;
  total: Cents;
  shippingMethod: ShippingMethod;
  name: string;
  email: string;
  phone: string;
  address: WalletAddress;
};

export type ExpressRequest = {
  publicKey: string;
  methods: readonly { method: PaymentMethod; label: string }[];
  asksEmail: boolean;
  /** The countries that the shop sends to. */
  countries: readonly string[];
  /** The country that is likely until the wallet tells. */
  countryCode: string;
  /** Called at each change of the address, with the current prices. */
  quote: (countryCode: string) => ExpressQuote;
};

export type ExpressEvents = {
  left: AbortSignal;
  onConfirmed: (confirmed: Omit<Confirmed, "provider">) => void;
  /** Called when the buttons have stopped working. */
  onLost: () => void;
};

/** A provider's wallets before there is a session. */
export type ExpressForm = {
  /** Mounts a button for each wallet. Rejects if there is none in this browser. */
  mount: (container: HTMLElement, request: ExpressRequest, events: ExpressEvents) => Promise<MountedForm>;
  /** Pays a session with a wallet's token. Undefined if the wallet has to ask again, in the session's own form. */
  pay: (session: PaymentSession, token: string) => Promise<PaymentOutcome | undefined>;
};
