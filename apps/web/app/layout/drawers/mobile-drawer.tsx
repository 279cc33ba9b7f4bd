import type { ComponentType } from "react";
import {
  IconAdjustmentsHorizontal,
  IconArchive,
  IconBox,
  IconBuildingStore,
  IconChevronDown,
  IconHelpCircle,
  IconLifebuoy,
  IconLogout,
  IconPackage,
  IconShieldCheck,
  IconUser,
} from "../../ui/icons/shop-icons.ts";
import { Link, useLocation } from "react-router";
import { shell } from "../../locales/en/shell.ts";
import { useTexts } from "../../locales/texts.ts";
import { useAppInfo } from "../../shell/app-info.ts";
import { signInFrom } from "../../session/return-to.ts";
import { useSession } from "../../session/use-session.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Drawer } from "../../ui/overlay/drawer.tsx";
import { Mark } from "../../ui/media/mark.tsx";
import { Brand } from "../header/brand.tsx";
import { LanguageEntry } from "./language-entry.tsx";
import styles from "./drawer-links.module.css";
import { isActive } from "../header/navigation.ts";
import { useLogout } from "../../shell/use-logout.ts";

type MenuItem = {
  title: string;
  path: string;
  icon: ComponentType<{ size?: number; stroke?: number }>;
  children?: readonly MenuItem[];
};

function Leaf({ title, path, icon: Icon }: MenuItem) {
  const { pathname } = useLocation();
  const current = isActive({ path, title: () => title, also: path === "/shop" ? ["/"] : [] }, pathname);
  return (
    <Link to={path} aria-current={current ? "page" : undefined}>
      <Icon size={22} stroke={1.6} />
      {title}
    </Link>
  );
}

function Entry(item: MenuItem) {
  const { pathname } = useLocation();
  const { title, icon: Icon, children } = item;
  if (children === undefined) return <Leaf {...item} />;
  return (
    <details open={children.some(({ path }) => path === pathname)}>
      <summary>
        <Icon size={22} stroke={1.6} />
        {title}
        <IconChevronDown size={18} />
      </summary>
      <ul className={styles["links"]} style={{ paddingInlineStart: "var(--space-6)" }}>
        {children.map((child) => (
          <li key={child.path}>
            <Leaf {...child} />
          </li>
        ))}
      </ul>
    </details>
  );
}

type Props = { open: boolean; onClose: () => void; onAccount: () => void; onSettings: () => void };

export default function MobileDrawer({ open, onClose, onAccount, onSettings }: Props) {
  const t = useTexts(shell);
  const { authMethod } = useAppInfo();
  const location = useLocation();
  const session = useSession();
  const logout = useLogout(onClose);
  const roles = session.status === "authenticated" ? session.user.roles : [];

  const items: MenuItem[] = [
    { title: t.nav.shop, path: "/shop", icon: IconBuildingStore },
    { title: t.nav.boxes, path: "/lootboxes", icon: IconBox },
    ...(roles.includes("User")
      ? [
          { title: t.nav.inventory, path: "/inventory", icon: IconArchive },
          { title: t.account.orders, path: "/orders", icon: IconPackage },
        ]
      : []),
    {
      title: t.nav.help,
      path: "/faq",
      icon: IconLifebuoy,
      children: [
        { title: t.footer.faq, path: "/faq", icon: IconHelpCircle },
        { title: t.footer.fairness, path: "/provably-fair", icon: IconShieldCheck },
      ],
    },
  ];

  const footer =
    session.status === "authenticated" ? (
      <Button variant="danger" wide icon={<IconLogout size={18} />} onClick={logout}>
        {t.logout}
      </Button>
    ) : (
      <ButtonLink to={signInFrom(authMethod, location)} wide>
        {t.signIn}
      </ButtonLink>
    );

  return (
    <Drawer open={open} onClose={onClose} side="start" title={t.nav.label} header={<Brand />} footer={footer}>
      <ul className={styles["links"]}>
        {roles.includes("Admin") && (
          <li>
            <Link to="/dashboard" className={styles["banner"]} aria-label={t.dashboard}>
              <Mark size={88} />
            </Link>
          </li>
        )}
        {roles.includes("User") && (
          <li>
            <button type="button" onClick={onAccount}>
              <IconUser size={22} stroke={1.6} />
              {t.account.title}
            </button>
          </li>
        )}
        {items.map((item) => (
          <li key={item.title}>
            <Entry {...item} />
          </li>
        ))}
        <li>
          <LanguageEntry />
        </li>
        <li>
          <button type="button" onClick={onSettings}>
            <IconAdjustmentsHorizontal size={22} stroke={1.6} />
            {t.settings.open}
          </button>
        </li>
      </ul>
    </Drawer>
  );
}
