import { FlyoutEntry } from "./flyout-entry.tsx";
import { NavLink } from "./nav-link.tsx";
import type { NavGroup, NavItem } from "./nav-rules.ts";
import type { Side } from "./place-flyout.ts";
import { useNavigationGroups } from "./use-navigation.ts";
import mini from "./mini-nav.module.css";
import horizontal from "./horizontal-nav.module.css";

type Styles = Readonly<Record<string, string>>;

function Entry({ item, side, styles }: { item: NavItem; side: Side; styles: Styles }) {
  if (item.children !== undefined) return <FlyoutEntry item={item} side={side} className={styles["entry"]} />;
  return (
    <li>
      <NavLink entry={item} className={styles["entry"]}>
        <item.icon size={22} stroke={1.6} />
        <span>{item.title}</span>
      </NavLink>
    </li>
  );
}

type Props = { groups: readonly NavGroup[]; side: Side; styles: Styles };

export function BarNav({ groups, side, styles }: Props) {
  return groups.map(({ subheader, items }, index) => (
    <div key={subheader ?? index} className={styles["group"]} role="group" aria-label={subheader}>
      {subheader !== undefined && (
        <span className={styles["subheader"]} aria-hidden="true">
          {subheader}
        </span>
      )}
      <ul className={styles["items"]}>
        {items.map((item) => (
          <Entry key={item.path} item={item} side={side} styles={styles} />
        ))}
      </ul>
    </div>
  ));
}

/** The navigation as a narrow column. Names are below the icons, and children open beside their entry. */
export const MiniNav = () => <BarNav groups={useNavigationGroups()} side="beside" styles={mini} />;

/**
 * The navigation as a bar. The groups follow each other, each with its subheader, and children open below their entry.
 */
export const HorizontalNav = () => <BarNav groups={useNavigationGroups()} side="below" styles={horizontal} />;
