import type { FastifyInstance } from "fastify";
import type { z } from "zod";
import type { Database } from "../database/connection.ts";
import type { Job } from "../jobs.ts";
import type { SealKeys } from "../sealed-box.ts";
import type { PaymentProvider } from "./provider.ts";

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

/** The facts about a provider that the shop needs before it is opened. */
export type ProviderDefinition<Settings extends z.ZodRawShape = z.ZodRawShape> = {
  /** The provider's environment variables. Each must be optional, because shops with other providers don't set it. */
  settings: Settings;
  /** The settings that a shop with this provider needs to start. */
  required: readonly (keyof Settings)[];
  /** False for providers of test cards. Production refuses these unless ALLOW_SANDBOX_PAYMENTS is set. */
  movesMoney: boolean;
  /** The sources that the pages' Content-Security-Policy allows for the provider's form. */
  pages: { hosts: readonly string[]; addsStyles: boolean };
  /** Connects to the provider. `jobs` are the provider's own background jobs. */
  open(
    settings: SettingsOf<Settings>,
    parts: ProviderParts,
  ): Promise<{ provider: PaymentProvider; jobs: readonly Job[] }>;
};

/**
 * A definition with any settings. A separate type, because TypeScript can't compare definitions with different
 * settings.
 */
export type AnyProvider = Pick<ProviderDefinition, keyof ProviderDefinition>;
