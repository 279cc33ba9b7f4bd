import { Outlet, useLocation } from "react-router";
import { shell } from "../../locales/en/shell.ts";
import { useTexts } from "../../locales/texts.ts";
import { Sided } from "../../ui/page/sided.tsx";
import { accountLinks } from "../drawers/account-links.tsx";

/** Pages that are not in the list, with those they belong to. */
const parents: Readonly<Record<string, string>> = {
  "/balance/returns": "/transactions",
  "/balance/payouts": "/transactions",
  "/account/identity": "/account/limits",
};

/** The layout of the pages of a customer's account, which all list each other. */
export default function AccountLayout() {
  const t = useTexts(shell);
  const { pathname } = useLocation();
  const links = accountLinks(t).map(({ to, text, icon: Icon }) => {
    const isCurrent = to === "/orders" ? pathname.startsWith(to) : (parents[pathname] ?? pathname) === to;
    return { to, text, isCurrent, icon: <Icon size={20} stroke={1.6} /> };
  });
  return (
    <Sided label={t.account.title} links={links} isMenu>
      <Outlet />
    </Sided>
  );
}
