import { later } from "../../../ui/later.tsx";

/** The wallets' buttons, loaded after the first scripts. */
export const ExpressWallets = later(() => import("./express-wallets.tsx"));
