/** A duty that a kind of page has beside those of its footer. */
export type Duty =
  | "accessibility"
  | "break"
  | "breaks"
  | "complaints"
  | "facts"
  | "guarantee"
  | "limits"
  | "limitsLink"
  | "ownData"
  | "safety"
  | "withdrawal"
  | "withdrawalLink";

/**
 * The duties of each kind of page that is not the dashboard's, by its route. A page whose duties are undefined has no
 * footer. A test fails for routes that are missing here.
 */
export const pageDuties: Readonly<Record<string, readonly Duty[] | undefined>> = {
  // Shown in place of a page while the shop can't be reached, so none of its links would lead anywhere.
  "/offline": undefined,
  "/": [],
  "/shop": [],
  "/shop/items/:id": ["safety", "guarantee"],
  "/faq": [],
  "/lootboxes": [],
  "/lootboxes/list": [],
  "/lootboxes/compare": [],
  "/lootboxes/:id": ["facts", "break"],
  "/openings/shared/:token": [],
  "/wishes/shared/:token": [],
  "/complaints": ["complaints"],
  "/accessibility": ["accessibility"],
  "/gift-cards": [],
  "/provably-fair": [],
  "/coming-soon": [],
  "/maintenance": [],
  "/error/403": [],
  "/error/404": [],
  "/error/500": [],
  "/404": [],
  "/inventory": [],
  "/openings/:id": [],
  "/top-up": ["limitsLink"],
  "/payment-validation": [],
  "/balance/gifts": ["limitsLink"],
  "/balance/gifts/buy": ["limitsLink"],
  "/balance/returns": [],
  "/balance/payouts": [],
  "/transfers/:id": [],
  "/transactions": [],
  "/shipment-create": [],
  "/orders": [],
  "/orders/:id": ["withdrawalLink"],
  "/shipments": ["withdrawalLink"],
  "/wishlist": [],
  "/account": ["limitsLink"],
  "/account-settings": ["ownData"],
  "/account/identity": [],
  "/account/payments": [],
  "/account/limits": ["limits"],
  "/account/protection": ["breaks"],
  "/cart": ["guarantee"],
  "/withdraw": ["withdrawal"],
  "/withdraw/confirm": [],
  "/track-order": ["withdrawalLink"],
  "/unsubscribe/:kind/:token": [],
  "/opening-soon/:purpose/:token": [],
  "/auth/jwt/sign-in": [],
  "/auth/jwt/sign-up": [],
  "/auth/jwt/forgot-password": [],
  "/auth/jwt/reset-password": [],
  "/auth/supabase/sign-in": [],
  "/auth/supabase/sign-up": [],
  "/auth/supabase/verify": [],
  "/auth/supabase/reset-password": [],
  "/auth/supabase/update-password": [],
  "/auth/firebase/sign-in": [],
  "/auth/firebase/sign-up": [],
  "/auth/firebase/verify": [],
  "/auth/firebase/reset-password": [],
  "/auth/amplify/sign-in": [],
  "/auth/amplify/sign-up": [],
  "/auth/amplify/verify": [],
  "/auth/amplify/reset-password": [],
  "/auth/amplify/update-password": [],
  "/auth/auth0/sign-in": [],
  "/*": [],
};

type FooterTexts = Readonly<Record<"withdraw" | "complaints" | "accessibility" | "limits", string>>;

/** The links that every footer has, by path, with their texts. */
export const footerDuties = ({ withdraw, complaints, accessibility, limits }: FooterTexts) => ({
  "/withdraw": withdraw,
  "/complaints": complaints,
  "/accessibility": accessibility,
  "/account/limits": limits,
});

/** The EU's platform for disputes, which was closed in 2025. No page may link to it. */
export const CLOSED_PLATFORM = /ec\.europa\.eu\/(consumers\/)?odr/i;
