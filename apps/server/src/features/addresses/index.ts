export { type AddressSnapshot, addressSnapshot } from "./address-snapshot.ts";
export { addressRoutes } from "./addresses.routes.ts";
export { type Address, findAddress, readAddresses } from "./addresses.store.ts";
export { requireValidAddress } from "./require-valid-address.ts";
export { requireDelivery } from "./require-delivery.ts";
export { addAddress, type AddressInUse } from "./change-address-book.ts";
