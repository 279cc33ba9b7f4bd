/** Where goods of the inventory are sent from, with these chosen. */
export const shipPath = (ids: readonly string[]): string => `/shipment-create?items=${ids.join(",")}`;
