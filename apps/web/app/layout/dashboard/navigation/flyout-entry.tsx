import { useId } from "react";
import { useLocation } from "react-router";
import { IconChevronDown, IconChevronRight } from "../../../ui/icons/shop-icons.ts";
import styles from "./flyout.module.css";
import { NavLink } from "./nav-link.tsx";
import { isItemActive, type NavItem } from "./nav-rules.ts";
import type { Side } from "./place-flyout.ts";
import { useFlyout } from "./use-flyout.ts";

type Props = { item: NavItem; side: Side; className?: string };

/** An entry of the mini or horizontal navigation whose children open beside or below it. */
export function FlyoutEntry({ item, side, className }: Props) {
  const listId = useId();
  const { pathname } = useLocation();
  const { around, trigger, flyout } = useFlyout(side);
  const { icon: Icon, title, children } = item;
  const Arrow = side === "below" ? IconChevronDown : IconChevronRight;
  return (
    <li {...around}>
      <button
        type="button"
        {...trigger}
        className={className}
        aria-controls={listId}
        data-active={isItemActive(item, pathname) || undefined}
      >
        <Icon size={22} stroke={1.6} />
        <span>{title}</span>
        <Arrow size={14} />
      </button>
      <ul ref={flyout} id={listId} className={styles["flyout"]} popover="manual" aria-label={title}>
        {children?.map((child) => (
          <li key={child.path}>
            <NavLink entry={child}>{child.title}</NavLink>
          </li>
        ))}
      </ul>
    </li>
  );
}
