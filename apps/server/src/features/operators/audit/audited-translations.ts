import { endpoints } from "@trove/contract";

/** Translations in an audit entry. Older entries have none; reverting such a change keeps the present translations. */
export const auditedTranslations = endpoints.getAdminItem.response.shape.translations.optional();
