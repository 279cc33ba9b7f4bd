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

/** Everything that the shop needs to know of a provider before it uses it. */
export type ProviderDefinition<Settings extends z.ZodRawShape = z.ZodRawShape> = {
  /** Its environment variables. Each must be optional, because shops with other providers lack them. */
  settings: Settings;
  /** The settings without which a shop with this provider does not start. */
  required: readonly (keyof Settings)[];
  /** False for test cards: production then refuses it without ALLOW_SANDBOX_PAYMENTS. */
  movesMoney: boolean;
  /** The sources that the pages' Content-Security-Policy allows for the provider's form. */
  pages: { hosts: readonly string[]; addsStyles: boolean };
  /** Connects to the provider. `jobs` is background work of its own. */
  open(
    settings: SettingsOf<Settings>,
    parts: ProviderParts,
  ): Promise<{ provider: PaymentProvider; jobs: readonly Job[] }>;
};

/**
 * A definition with any settings. A type of its own, because two definitions with other settings are not comparable.
 */
export type AnyProvider = Pick<ProviderDefinition, keyof ProviderDefinition>;
