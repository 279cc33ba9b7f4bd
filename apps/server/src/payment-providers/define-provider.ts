import type { PaymentMethod } from "@trove/contract/payment-methods";
import type { PaymentProviderName } from "@trove/contract/payment-providers";
import type { FastifyInstance } from "fastify";
import type { z } from "zod";
import type { Database } from "../database/connection.ts";
import type { Job } from "../jobs.ts";
import type { SealKeys } from "../sealed-box.ts";
import type { StatementDesk } from "./bank/desk.ts";
import type { PayoutProvider } from "./payout-provider.ts";
import type { PaymentProvider, ProviderOffer } from "./provider.ts";

export type ProviderParts = {
  http: FastifyInstance;
  database: Database;
  secrets: { rootKeys: SealKeys };
  /** The shop's origin. */
  publicUrl: string;
  /** The URL that the provider sends webhooks to. */
  webhookUrl: string;
  now: () => Date;
};

type SettingsOf<Shape extends z.ZodRawShape> = { [Name in keyof Shape]?: z.output<Shape[Name]> | undefined };

/** The sources that a provider's form adds to the policy of pages of payments, by directive. */
export type Csp = {
  scripts?: readonly string[];
  pictures?: readonly string[];
  /** The hosts that scripts call. */
  calls?: readonly string[];
  frames?: readonly string[];
  /** The hosts that forms are sent to. */
  submits?: readonly string[];
  /** True if scripts of the form add inline styles. */
  addsStyles?: boolean;
};

/** The facts about a provider that the shop needs before it is opened. */
export type ProviderDefinition<
  Name extends PaymentProviderName = PaymentProviderName,
  Settings extends z.ZodRawShape = z.ZodRawShape,
> = {
  name: Name;
  /** The provider's environment variables. Each must be optional, because shops with other providers don't set it. */
  settings: Settings;
  /** The settings that a shop with this provider needs to start. */
  required: readonly (keyof Settings)[];
  /**
   * False with test cards: of a sandbox, or of a vendor's account for tests. Production refuses these unless
   * ALLOW_SANDBOX_PAYMENTS is set.
   */
  movesMoney(settings: SettingsOf<Settings>): boolean;
  offer: ProviderOffer;
  /** To where the provider pays people, if the shop has set it up. Undefined if it pays nobody. */
  paysTo?: PayoutProvider["pays"];
  /** The methods of the offer that a shop with these settings does not have. */
  leavesOut?(settings: SettingsOf<Settings>): readonly PaymentMethod[];
  /** The sources that the provider's form needs for these methods. Empty for a form of the shop's own. */
  csp(methods: readonly PaymentMethod[]): Csp;
  /**
   * Connects to the provider. `jobs` are the provider's own background jobs. `payouts` is given by a provider that pays
   * money to people, `statements` by one whose payments operators import.
   */
  make(
    settings: SettingsOf<Settings>,
    parts: ProviderParts,
  ): Promise<{
    payments: PaymentProvider;
    payouts?: PayoutProvider;
    statements?: StatementDesk;
    jobs: readonly Job[];
  }>;
};

/** Types a provider's definition by its name and settings. */
export const defineProvider = <const Name extends PaymentProviderName, Settings extends z.ZodRawShape>(
  definition: ProviderDefinition<Name, Settings>,
): ProviderDefinition<Name, Settings> => definition;

/**
 * A definition with any settings. A separate type, because TypeScript can't compare definitions with different
 * settings.
 */
export type AnyProvider = Pick<ProviderDefinition, keyof ProviderDefinition>;
