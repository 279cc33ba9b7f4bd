import { useId, useState } from "react";
import { IconChevronDown } from "../../../ui/icons/shop-icons.ts";
import { useLocation } from "react-router";
import { NavLink } from "./nav-link.tsx";
import { isItemActive, type NavGroup, type NavItem } from "./nav-rules.ts";
import { useNavigationGroups } from "./use-navigation.ts";
import layout from "../../../ui/layout.module.css";
import styles from "./vertical-nav.module.css";

/**
 * Whether a group of the navigation is open. After each navigation, the group with the current page is open. The person
 * can then toggle it until the next navigation.
 */
function useGroupOpen(isActive: boolean): readonly [open: boolean, toggle: () => void] {
  const { pathname } = useLocation();
  const [state, setState] = useState({ pathname, open: isActive });
  const open = state.pathname === pathname ? state.open : isActive;
  return [open, () => setState({ pathname, open: !open })];
}

function Parent({ item }: { item: NavItem }) {
  const listId = useId();
  const { pathname } = useLocation();
  const isActive = isItemActive(item, pathname);
  const [open, toggle] = useGroupOpen(isActive);
  const { icon: Icon } = item;
  return (
    <li>
      <button
        type="button"
        className={styles["entry"]}
        aria-expanded={open}
        aria-controls={listId}
        data-active={isActive || undefined}
        onClick={toggle}
      >
        <Icon size={22} stroke={1.6} />
        <span>{item.title}</span>
        <IconChevronDown size={16} className={styles["chevron"]} />
      </button>
      <ul id={listId} className={styles["children"]} hidden={!open}>
        {item.children?.map((child) => (
          <li key={child.path}>
            <NavLink entry={child} className={styles["child"]}>
              <span>{child.title}</span>
            </NavLink>
          </li>
        ))}
      </ul>
    </li>
  );
}

function Group({ group: { subheader, items } }: { group: NavGroup }) {
  const listId = useId();
  const [open, setOpen] = useState(true);
  return (
    <div>
      {subheader !== undefined && (
        <button
          type="button"
          className={styles["subheader"]}
          aria-expanded={open}
          aria-controls={listId}
          onClick={() => setOpen(!open)}
        >
          {subheader}
          <IconChevronDown size={14} className={styles["chevron"]} />
        </button>
      )}
      <ul id={listId} className={styles["items"]} hidden={!open}>
        {items.map((item) =>
          item.children === undefined ? (
            <li key={item.path}>
              <NavLink entry={item} className={styles["entry"]}>
                <item.icon size={22} stroke={1.6} />
                <span>{item.title}</span>
              </NavLink>
            </li>
          ) : (
            <Parent key={item.path} item={item} />
          ),
        )}
      </ul>
    </div>
  );
}

/** The groups below each other. Pressing a group's subheader folds or unfolds the group. */
export function ColumnNav({ groups }: { groups: readonly NavGroup[] }) {
  return (
    <div className={layout["stack-4"]}>
      {groups.map((group, index) => (
        <Group key={group.subheader ?? index} group={group} />
      ))}
    </div>
  );
}

/** The navigation as a column, for the sidebar and the drawer. */
export const VerticalNav = () => <ColumnNav groups={useNavigationGroups()} />;
