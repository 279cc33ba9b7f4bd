export { applicationInfoRoutes } from "./application-info.routes.ts";
export { companyLegalLine, CONTACT_EMAIL, HOME_COUNTRY } from "./company.ts";
export { findCurrency } from "./currencies.ts";
