/**
 * Paths that search engines must not index and browsers must not store, because they belong to a person, show a
 * momentary state, or are not pages.
 */
export const PRIVATE_PATHS: readonly string[] = [
  "/api/",
  "/sandbox-gateway/",
  "/auth/",
  "/account",
  "/balance/",
  "/cart",
  "/coming-soon",
  "/dashboard",
  "/error/",
  "/404",
  "/inventory",
  "/maintenance",
  "/offline",
  "/opening-soon/",
  "/orders",
  "/payment-validation",
  "/shipment-create",
  "/shipments",
  "/top-up",
  "/track-order",
  "/transactions",
  "/transfers/",
  "/withdraw/",
  "/unsubscribe/",
  "/wishlist",
];

export function isPrivate(path: string): boolean {
  return PRIVATE_PATHS.some((start) => path.startsWith(start));
}

/**
 * Paths of pages for people who have the link, and of a person's own openings beside them. robots.txt leaves them out,
 * because apps that show link previews may read them. Search engines and browsers must not store them either.
 */
const UNLISTED_PATHS: readonly string[] = ["/openings/", "/wishes/shared/"];

export function isUnlisted(path: string): boolean {
  return UNLISTED_PATHS.some((start) => path.startsWith(start));
}
