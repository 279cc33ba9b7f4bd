import type { shell as english } from "../../locales/en/shell.ts";
import type { Translated } from "../../locales/texts.ts";
import {
  IconAdjustmentsHorizontal,
  IconCreditCard,
  IconGift,
  IconHeart,
  IconLayoutDashboard,
  IconPackage,
  IconPlayerPause,
  IconReceipt2,
  IconSettings,
  IconTruck,
} from "../../ui/icons/shop-icons.ts";

/** The pages of a customer's account, in their order. */
export const accountLinks = ({ account: t, footer }: Translated<typeof english>) => [
  { to: "/account", icon: IconLayoutDashboard, text: t.overview },
  { to: "/orders", icon: IconPackage, text: t.orders },
  { to: "/shipments", icon: IconTruck, text: t.shipments },
  { to: "/transactions", icon: IconReceipt2, text: t.transactions },
  { to: "/balance/gifts", icon: IconGift, text: t.gifts },
  { to: "/wishlist", icon: IconHeart, text: t.wishlist },
  { to: "/account/payments", icon: IconCreditCard, text: t.payments },
  { to: "/account/limits", icon: IconAdjustmentsHorizontal, text: footer.limits },
  { to: "/account/protection", icon: IconPlayerPause, text: t.breaks },
  { to: "/account-settings", icon: IconSettings, text: t.settings },
];
