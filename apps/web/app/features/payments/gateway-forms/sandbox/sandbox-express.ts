import { wireFromCents } from "@trove/contract/euro-fields";
import type { ShippingMethod } from "@trove/contract/statuses";
import { cents } from "@trove/money";
import type { Confirmed, ExpressForm, ExpressRequest } from "../../express/express-form.ts";
import type { MountedForm, PaymentOutcome, PaymentSession } from "../gateway-form.ts";

const SANDBOX_EXPRESS = "/sandbox-gateway/express.js";

type Said = Pick<Confirmed, "method" | "token" | "name" | "email" | "phone" | "address"> & {
  rateId: ShippingMethod;
  totalMinor: number;
};

type SandboxExpress = {
  mountExpress: (
    container: HTMLElement,
    request: Omit<ExpressRequest, "countries" | "countryCode"> & { currencyCode: string; locale: string },
    events: { onConfirm: (said: Said) => void },
  ) => MountedForm;
  payByToken: (session: unknown, token: string) => Promise<PaymentOutcome | undefined>;
};

const load = async () => (await import(/* @vite-ignore */ SANDBOX_EXPRESS)) as SandboxExpress;

/** The test wallets, which the sandbox gateway serves as it does its form. */
export const sandboxExpress: ExpressForm = {
  async mount(container, { countries: _countries, countryCode: _first, ...request }, { onConfirmed }) {
    const { mountExpress } = await load();
    const page = { currencyCode: "EUR", locale: document.documentElement.lang };
    return mountExpress(
      container,
      { ...request, ...page },
      {
        onConfirm({ rateId: shippingMethod, totalMinor, method, token, name, email, phone, address }) {
          onConfirmed({ method, token, name, email, phone, address, shippingMethod, total: cents(totalMinor) });
        },
      },
    );
  },
  pay: async (session: PaymentSession, token) => (await load()).payByToken(wireFromCents(session), token),
};
