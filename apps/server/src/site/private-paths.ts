/**
 * The paths that search engines are kept out of, and that no browser keeps a copy of: those that belong to a person,
 * show a momentary state, or are not pages.
 */
export const PRIVATE_PATHS: readonly string[] = [
  "/api/",
  "/sandbox-gateway/",
  "/auth/",
  "/account-settings",
  "/cart",
  "/coming-soon",
  "/dashboard",
  "/error/",
  "/404",
  "/inventory",
  "/maintenance",
  "/offline",
  "/orders",
  "/payment-validation",
  "/shipment-create",
  "/shipments",
  "/top-up",
  "/track-order",
  "/transactions",
  "/wishlist",
];

export function isPrivate(path: string): boolean {
  return PRIVATE_PATHS.some((start) => path.startsWith(start));
}
