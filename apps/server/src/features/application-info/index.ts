export { applicationInfoRoutes, VERSION } from "./application-info.routes.ts";
export { HOME_COUNTRY } from "./home-country.ts";
export { findCurrency } from "./currencies.ts";
