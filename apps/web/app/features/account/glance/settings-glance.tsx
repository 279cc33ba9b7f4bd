import { MAIL_PREFERENCES, type MailPreference } from "@trove/contract/statuses";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useQuery } from "../../../api/use-query.ts";
import { account } from "../../../locales/en/account.ts";
import { factors } from "../../../locales/en/factors.ts";
import { listText } from "../../../locales/joined.ts";
import { mailPreferences } from "../../../locales/en/notifications/mail-preferences.ts";
import { useTexts } from "../../../locales/texts.ts";
import { useAppInfo } from "../../../shell/app-info.ts";
import { IconHome, IconMail, IconShieldCheck } from "../../../ui/icons/shop-icons.ts";
import { addressLines } from "../../addresses/index.ts";
import styles from "./settings-glance.module.css";

const kinds = Object.keys(MAIL_PREFERENCES) as MailPreference[];

type TileProps = {
  tab: "addresses" | "security" | "notifications";
  title: string;
  icon: ReactNode;
  children: ReactNode;
};

function Tile({ tab, title, icon, children }: TileProps) {
  return (
    <li>
      <span className={styles["icon"]}>{icon}</span>
      <h3>
        <Link to={`/account-settings?tab=${tab}`} preventScrollReset>
          {title}
        </Link>
      </h3>
      <p>{children}</p>
    </li>
  );
}

/** The other settings at a glance, each with a link to its tab: address, security and mails. */
export function SettingsGlance() {
  const t = useTexts(account);
  const steps = useTexts(factors);
  const mails = useTexts(mailPreferences);
  const { authMethod } = useAppInfo();
  const isOurs = authMethod === "jwt";
  const { data: book } = useQuery("listAddresses", {});
  const { data: second } = useQuery("getFactors", isOurs ? {} : undefined);
  const { data: chosen } = useQuery("getMailPreferences", {});
  const home = book?.find(({ isDefault }) => isDefault) ?? book?.[0];
  const added = [
    ...(second?.authenticator ? [steps.authenticator] : []),
    ...((second?.passkeys.length ?? 0) > 0 ? [steps.passkeys] : []),
  ];
  const sent = chosen === undefined ? [] : kinds.filter((kind) => chosen[kind]).map((kind) => mails.kinds[kind].label);

  return (
    <ul className={styles["tiles"]}>
      <Tile tab="addresses" title={t.names.Addresses} icon={<IconHome size={20} stroke={1.6} />}>
        {home !== undefined &&
          addressLines(home)
            .slice(0, 2)
            .map((line) => <bdi key={line}>{line}</bdi>)}
        {book?.length === 0 && t.addresses.none}
      </Tile>
      {isOurs && (
        <Tile tab="security" title={t.names.Security} icon={<IconShieldCheck size={20} stroke={1.6} />}>
          {second !== undefined && (added.length === 0 ? steps.off : listText(added))}
        </Tile>
      )}
      <Tile tab="notifications" title={t.names.Notifications} icon={<IconMail size={20} stroke={1.6} />}>
        {sent.length > 0 ? listText(sent) : chosen !== undefined && mails.title}
      </Tile>
    </ul>
  );
}
