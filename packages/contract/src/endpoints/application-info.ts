import { z } from "zod";
import type { EndpointDefinition } from "../endpoint.ts";
import { euros, timeUtc } from "../fields.ts";
import { market } from "../settings/markets.ts";
import { settingGroups } from "../settings/setting-groups.ts";
import { paymentProviderName } from "./payments/provider-names.ts";

const shippingMethod = z.strictObject({ id: z.enum(["standard", "express"]), cost: euros, days: z.string() });

/** A key that signs offers and records now, or did so earlier. The list begins with the newest key. */
const receiptKey = z.strictObject({
  keyId: z.string(),
  publicKey: z.string(),
  fromUtc: timeUtc,
  untilUtc: timeUtc.nullable(),
  /** The signature of an older key or of the endorsing key over this key. A shop's first key may have none. */
  endorsement: z.strictObject({ keyId: z.string(), signature: z.string() }).nullable(),
  /** The index of the key's leaf in the terms log; null until the log has it. */
  logIndex: z.int().nullable(),
});

const signatures = z.array(z.strictObject({ keyId: z.string(), signature: z.string() }));

export const applicationInfo = z.strictObject({
  appName: z.string(),
  version: z.string(),
  companyLegalLine: z.string(),
  trademarkDisclaimer: z.string(),
  contactEmail: z.string(),
  complaints: settingGroups.complaints,
  copyrightYear: z.int(),
  authMethod: z.enum(["jwt", "auth0", "amplify", "firebase", "supabase"]),
  currencies: z.array(z.strictObject({ code: z.string(), rateToEur: z.number() })),
  receiptKeys: z.array(receiptKey),
  /** The offline key that can endorse a new key when the older ones are lost or stolen. */
  endorsingKey: z.strictObject({ keyId: z.string(), publicKey: z.string() }).nullable(),
  /** The public logs at /log/terms and /log/records. Keys are encoded as in C2SP signed-note. */
  logs: z.strictObject({
    terms: z.string(),
    records: z.string(),
    witnesses: z.array(z.string()),
    /**
     * The number of witnesses that must sign each checkpoint. With 0, the shop could show different logs to different
     * people.
     */
    quorum: z.int(),
    oddsNoticeMinutes: z.int(),
    /**
     * Signatures of the signing keys over the fields above, for browsers that know no terms of version 3. They accept a
     * change if they trust any of these keys.
     */
    signatures: signatures.meta({ deprecated: true, description: "Replaced by policySignatures" }),
    /** The canonical text of the witnesses' policy, as C2SP tlog-policy has it. */
    policy: z.string(),
    /** Addresses that take reveals which the shop has not answered. */
    mirrors: z.array(z.string()),
    /** The place of these terms in the terms log; null while they are not its last ones. */
    termsIndex: z.int().nullable(),
    /** Signatures of the signing keys over the terms of version 3, which have policy and mirrors. */
    policySignatures: signatures,
  }),
  countries: z.array(
    z.strictObject({
      code: z.string(),
      name: z.string(),
      vatRate: z.number(),
      postalPattern: z.string(),
      postalExample: z.string(),
      callingCode: z.string(),
      stateRequired: z.boolean(),
      canShip: z.boolean(),
      /** True if a top-up states the VAT. Otherwise, what the balance pays for does. */
      vatAtTopUp: z.boolean(),
    }),
  ),
  /**
   * The shipping prices, those of countries and weights that differ, from when the standard method is free, and when
   * parcels arrive.
   */
  shipping: settingGroups.shipping
    .pick({
      freeAbove: true,
      prices: true,
      countryPrices: true,
      assumedGrams: true,
      weightGroups: true,
      delivery: true,
    })
    /** The time zone of the shop's days. */
    .extend({ timeZone: z.string() }),
  /** The rules of play for people whose country the shop does not know. */
  play: market.pick({ quick: true, maxOpenCount: true, sellBack: true }),
  /** Whether boxes are offered to people whose country the shop does not know, and whether it knows some of others. */
  boxes: z.strictObject({ areOffered: z.boolean(), differ: z.boolean() }),
  shippingMethods: z.strictObject({ cart: z.array(shippingMethod), shipment: z.array(shippingMethod) }),
  constants: z.strictObject({
    cartShippingCostDefault: euros,
    shipmentShippingCostDefault: euros,
    expressSurcharge: euros,
    maxOpenCount: z.int(),
    maxAddresses: z.int(),
    maxCartItems: z.int(),
    maxSameItem: z.int(),
    topUpMin: euros,
    topUpMax: euros,
    topUpPresets: z.array(euros),
    sellRate: z.number(),
    paymentTtlMinutes: z.int(),
    pageSizeDefault: z.int(),
    txRangeDaysDefault: z.int(),
    txRangeDaysMax: z.int(),
  }),
  /** The colours and the picture that operators have chosen; empty for the standard ones. */
  look: settingGroups.look,
  maintenance: z.boolean(),
  /** The owner's words about the maintenance, by language. Empty texts stand for the standard one. */
  maintenanceMessages: settingGroups.maintenance.shape.messages,
  /** The time at which the announced feature opens. */
  countdownUntilUtc: timeUtc,
  /** This is a demo shop: the dashboard shows sample notifications. */
  demo: z.boolean(),
  /** True if the dashboard's six demo pages show plain panels. */
  adminDemoPages: z.boolean(),
  paymentProvider: paymentProviderName,
});

export const applicationInfoEndpoints = {
  getApplicationInfo: {
    summary: "What the shop is called, what it supports and which figures it works with",
    access: "public",
    response: applicationInfo,
    errors: [],
    cache: "public",
  },
  getOffered: {
    summary: "Whether boxes are offered in the country that the request comes from",
    access: "public",
    response: z.strictObject({ boxes: z.boolean() }),
    errors: [],
  },
} as const satisfies Record<string, EndpointDefinition>;
