import { addressEndpoints } from "./endpoints/addresses.ts";
import { adminEndpoints } from "./endpoints/admin/index.ts";
import { applicationInfoEndpoints } from "./endpoints/application-info.ts";
import { authEndpoints } from "./endpoints/auth.ts";
import { balanceEndpoints } from "./endpoints/balance.ts";
import { browserKeyEndpoints } from "./endpoints/browser-keys.ts";
import { fairnessEndpoints } from "./endpoints/fairness.ts";
import { fileEndpoints } from "./endpoints/files.ts";
import { inventoryEndpoints } from "./endpoints/inventory.ts";
import { itemEndpoints } from "./endpoints/items.ts";
import { lootboxEndpoints } from "./endpoints/lootboxes.ts";
import { openingEndpoints } from "./endpoints/openings.ts";
import { notificationEndpoints } from "./endpoints/notifications.ts";
import { paymentEndpoints } from "./endpoints/payments.ts";
import { purchaseEndpoints } from "./endpoints/purchases.ts";
import { receiptMailEndpoints } from "./endpoints/receipt-mail.ts";
import { shipmentEndpoints } from "./endpoints/shipments.ts";
import { systemEndpoints } from "./endpoints/system.ts";
import { type EndpointName, routes } from "./routes.ts";

const definitions = {
  ...applicationInfoEndpoints,
  ...fileEndpoints,
  ...authEndpoints,
  ...addressEndpoints,
  ...itemEndpoints,
  ...fairnessEndpoints,
  ...browserKeyEndpoints,
  ...notificationEndpoints,
  ...paymentEndpoints,
  ...inventoryEndpoints,
  ...balanceEndpoints,
  ...lootboxEndpoints,
  ...openingEndpoints,
  ...receiptMailEndpoints,
  ...shipmentEndpoints,
  ...purchaseEndpoints,
  ...adminEndpoints,
  ...systemEndpoints,
};

export type Endpoints = {
  [Name in EndpointName]: (typeof definitions)[Name] & (typeof routes)[Name] & { name: Name };
};

/** Every endpoint of the API by name: route, schemas, access and errors. */
export const endpoints = Object.fromEntries(
  Object.entries(routes).map(([name, route]) => [name, { ...definitions[name as EndpointName], ...route, name }]),
) as Endpoints;

export * from "./constants.ts";
export * from "./countries.ts";
export * from "./csv-field.ts";
export type * from "./endpoint.ts";
export * from "./errors.ts";
export * from "./euro-fields.ts";
export { NAMED_THINGS, type NamedThing } from "./ids.ts";
export { type Problem, problem } from "./problem.ts";
export * from "./permissions.ts";
export type { Route } from "./route.ts";
export { type EndpointName, routes } from "./routes.ts";
export * from "./rules.ts";
export * from "./statuses.ts";
export * from "./top-up-price.ts";
