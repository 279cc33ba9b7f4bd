import { endpoints } from "@trove/contract";

/** Translations in an audit entry. Older entries have none, and taking such a change back keeps the present ones. */
export const auditedTranslations = endpoints.getAdminItem.response.shape.translations.optional();
