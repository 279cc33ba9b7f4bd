import { type ReactNode, useEffect, useId, useRef } from "react";
import { Link } from "react-router";
import { classes } from "../classes.ts";
import { IconChevronDown } from "../icons/shop-icons.ts";
import styles from "./sided.module.css";

export type SideLink = { to: string; text: string; icon?: ReactNode; isCurrent?: boolean };

type Props = {
  label: string;
  links: readonly SideLink[];
  /** On narrow screens, shows a button with the label in place of the chips. It opens the links as a sheet. */
  isMenu?: boolean;
  children: ReactNode;
};

/** A page with a list of links at its side. On narrow screens, the links are a row of chips or a menu above it. */
export function Sided({ label, links, isMenu = false, children }: Props) {
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const current = links.find(({ isCurrent }) => isCurrent)?.to;

  // The list is a popover only where there is no room for it.
  useEffect(() => {
    const narrow = window.matchMedia("(max-width: 999px)");
    const apply = () => {
      if (list.current) list.current.popover = isMenu && narrow.matches ? "auto" : null;
    };
    apply();
    narrow.addEventListener("change", apply);
    return () => narrow.removeEventListener("change", apply);
  }, [current, isMenu]);

  useEffect(() => {
    const chips = list.current;
    const chip = chips?.querySelector("[aria-current]");
    if (isMenu || !chips || !chip) return;
    const [outer, inner] = [chips.getBoundingClientRect(), chip.getBoundingClientRect()];
    chips.scrollBy({ left: inner.left + inner.width / 2 - outer.left - outer.width / 2 });
  }, [current, isMenu]);

  return (
    <div className={classes(styles["sided"], isMenu && styles["withMenu"])}>
      <nav aria-label={label} className={classes(styles["side"], isMenu ? styles["menu"] : styles["chips"])}>
        {isMenu && (
          <button type="button" popoverTarget={id}>
            {label}
            <IconChevronDown size={18} />
          </button>
        )}
        {/* The key closes the menu on the next page. */}
        <ul key={current} ref={list} id={id}>
          {links.map(({ to, text, icon, isCurrent }) => (
            <li key={to}>
              <Link to={to} aria-current={isCurrent ? "page" : undefined}>
                {icon}
                {text}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles["content"]}>{children}</div>
    </div>
  );
}
