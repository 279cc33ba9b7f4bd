import { accountEndpoints } from "./endpoints/account/account.ts";
import { addressEndpoints } from "./endpoints/addresses.ts";
import { adminEndpoints } from "./endpoints/admin-endpoints.ts";
import { applicationInfoEndpoints } from "./endpoints/application-info.ts";
import { authEndpoints } from "./endpoints/auth/auth.ts";
import { balanceEndpoints } from "./endpoints/balance.ts";
import { balanceReturnEndpoints } from "./endpoints/balance-returns.ts";
import { browserKeyEndpoints } from "./endpoints/fairness/browser-keys.ts";
import { factorEndpoints } from "./endpoints/auth/factors.ts";
import { complaintEndpoints } from "./endpoints/complaints.ts";
import { fairnessEndpoints } from "./endpoints/fairness/fairness.ts";
import { fileEndpoints } from "./endpoints/files/files.ts";
import { inventoryEndpoints } from "./endpoints/inventory.ts";
import { itemEndpoints } from "./endpoints/items/items.ts";
import { giftEndpoints } from "./endpoints/gifts/gifts.ts";
import { launchEndpoints } from "./endpoints/launch/launch.ts";
import { lootboxEndpoints } from "./endpoints/lootboxes/lootboxes.ts";
import { openingEndpoints } from "./endpoints/lootboxes/openings.ts";
import { mailPreferenceEndpoints } from "./endpoints/notifications/mail-preferences.ts";
import { notificationEndpoints } from "./endpoints/notifications/notifications.ts";
import { paymentMeansEndpoints } from "./endpoints/payments/means.ts";
import { paymentEndpoints } from "./endpoints/payments/payments.ts";
import { payoutEndpoints } from "./endpoints/payouts/payouts.ts";
import { recentOpeningEndpoints } from "./endpoints/lootboxes/public-openings/recent-openings.ts";
import { sharedOpeningEndpoints } from "./endpoints/lootboxes/public-openings/shared-openings.ts";
import { identityEndpoints } from "./endpoints/protection/identity.ts";
import { protectionEndpoints } from "./endpoints/protection/protection.ts";
import { promotionEndpoints } from "./endpoints/promotions/promotions.ts";
import { purchaseEndpoints } from "./endpoints/purchases/purchases.ts";
import { breakEndpoints } from "./endpoints/protection/breaks.ts";
import { receiptMailEndpoints } from "./endpoints/lootboxes/receipt-mail.ts";
import { reviewEndpoints } from "./endpoints/reviews/reviews.ts";
import { carrierEndpoints } from "./endpoints/shipments/carriers.ts";
import { shipmentEndpoints } from "./endpoints/shipments/shipments.ts";
import { suggestionEndpoints } from "./endpoints/suggestions.ts";
import { systemEndpoints } from "./endpoints/system.ts";
import { returnEndpoints } from "./endpoints/withdrawals/returns.ts";
import { withdrawalEndpoints } from "./endpoints/withdrawals/withdrawals.ts";
import { wishEndpoints } from "./endpoints/items/wishes.ts";
import type { Endpoint } from "./endpoint.ts";
import { type EndpointName, routes } from "./routes.ts";

const definitions = {
  ...applicationInfoEndpoints,
  ...fileEndpoints,
  ...authEndpoints,
  ...factorEndpoints,
  ...accountEndpoints,
  ...addressEndpoints,
  ...launchEndpoints,
  ...itemEndpoints,
  ...wishEndpoints,
  ...complaintEndpoints,
  ...fairnessEndpoints,
  ...browserKeyEndpoints,
  ...notificationEndpoints,
  ...mailPreferenceEndpoints,
  ...protectionEndpoints,
  ...identityEndpoints,
  ...breakEndpoints,
  ...paymentEndpoints,
  ...paymentMeansEndpoints,
  ...inventoryEndpoints,
  ...balanceEndpoints,
  ...balanceReturnEndpoints,
  ...giftEndpoints,
  ...payoutEndpoints,
  ...lootboxEndpoints,
  ...openingEndpoints,
  ...recentOpeningEndpoints,
  ...sharedOpeningEndpoints,
  ...receiptMailEndpoints,
  ...suggestionEndpoints,
  ...shipmentEndpoints,
  ...carrierEndpoints,
  ...promotionEndpoints,
  ...purchaseEndpoints,
  ...withdrawalEndpoints,
  ...returnEndpoints,
  ...reviewEndpoints,
  ...adminEndpoints,
  ...systemEndpoints,
};

/**
 * Without `as`, the compiler would intersect all definitions with all routes where a name is generic, which it refuses
 * above 316 endpoints.
 */
type Joined<Routes, Definitions extends Record<keyof Routes, unknown>> = {
  [Name in keyof Routes as Name]: Definitions[Name] & Routes[Name] & { name: Name };
};

function join<Routes extends object, Definitions extends Record<keyof Routes, object>>(
  paths: Routes,
  meanings: Definitions,
): Joined<Routes, Definitions> {
  const names = Object.keys(paths) as (keyof Routes)[];
  const entries = names.map((name) => [name, { ...meanings[name], ...paths[name], name }]);
  return Object.fromEntries(entries);
}

/** Every endpoint of the API by name: route, schemas, access and errors. */
export const endpoints = join(routes, definitions);

export type Endpoints = typeof endpoints;

/**
 * Returns an endpoint without its own types. Each definition is compared with `EndpointDefinition` where it is written;
 * to compare the types of all endpoints once more takes the compiler seconds.
 */
export function endpointNamed(name: EndpointName): Endpoint {
  const all: Readonly<Record<string, unknown>> = endpoints;
  return all[name] as Endpoint;
}

export type { Asked } from "./endpoints/operators/approvals/asked.ts";
export type { LiveEvent } from "./endpoints/notifications/notifications.ts";
export * from "./shipping/carriers.ts";
export * from "./constants.ts";
export * from "./places/countries.ts";
export * from "./endpoints/payments/bank-outcomes.ts";
export * from "./endpoints/payments/method-names.ts";
export * from "./endpoints/payments/methods.ts";
export * from "./endpoints/payments/provider-names.ts";
export { CLOSURE_HOLDS, CLOSURE_STATES, type ClosureHold, type ClosureState } from "./endpoints/account/account.ts";
export { placeOf } from "./places/other-countries.ts";
export { COUNTRY_TEXT } from "./endpoints/addresses.ts";
export { textOfCsv } from "./files/csv-field.ts";
export * from "./files/csv-record.ts";
export type * from "./endpoint.ts";
export * from "./errors.ts";
export * from "./euro-fields.ts";
export { NAMED_THINGS, type NamedThing } from "./ids.ts";
export * from "./files/picture-sizes.ts";
export * from "./endpoints/protection/identity-states.ts";
export * from "./endpoints/protection/kinds.ts";
export { operatorShipmentFields } from "./endpoints/shipments/operators.ts";
export { type Problem, problem } from "./problem.ts";
export * from "./permissions.ts";
export type { Route } from "./route.ts";
export { type EndpointName, routes } from "./routes.ts";
export * from "./texts/row-problems.ts";
export * from "./rules.ts";
export * from "./texts/iban.ts";
export * from "./roles.ts";
export * from "./settings/colour.ts";
export * from "./settings/days-on-the-way.ts";
export * from "./settings/help-lines.ts";
export * from "./settings/markets.ts";
export * from "./settings/promise-text.ts";
export * from "./settings/promised-days.ts";
export * from "./settings/setting-groups.ts";
export * from "./settings/shipping-cost.ts";
export { BREAK_KINDS, type BreakKind } from "./endpoints/protection/breaks.ts";
export * from "./shipping/carrier-steps.ts";
export * from "./statuses.ts";
export { productSafety } from "./texts/product-safety-schema.ts";
export * from "./endpoints/gifts/kinds.ts";
export * from "./endpoints/payouts/states.ts";
export * from "./endpoints/promotions/kinds.ts";
export * from "./endpoints/reviews/states.ts";
export * from "./endpoints/withdrawals/states.ts";
export * from "./tiers.ts";
export * from "./top-up-price.ts";
