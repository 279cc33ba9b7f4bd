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
  "/unsubscribe/",
  "/wishlist",
];

export function isPrivate(path: string): boolean {
  return PRIVATE_PATHS.some((start) => path.startsWith(start));
}

/**
 * The paths of pages for those who have the link. Apps that show links may read them, so robots.txt does not name them,
 * but no search engine and no browser keeps them.
 */
const UNLISTED_PATHS: readonly string[] = ["/openings/shared/"];

export function isUnlisted(path: string): boolean {
  return UNLISTED_PATHS.some((start) => path.startsWith(start));
}
