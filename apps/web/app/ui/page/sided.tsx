import { type ReactNode, useEffect, useRef } from "react";
import { Link } from "react-router";
import styles from "./sided.module.css";

export type SideLink = { to: string; text: string; icon?: ReactNode; isCurrent?: boolean };

type Props = { label: string; links: readonly SideLink[]; children: ReactNode };

/** A page with a list of links at its side. On narrow screens, the links are a row of chips above it. */
export function Sided({ label, links, children }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const current = links.find(({ isCurrent }) => isCurrent)?.to;

  useEffect(() => {
    const chips = list.current;
    const chip = chips?.querySelector("[aria-current]");
    if (!chips || !chip) return;
    const [outer, inner] = [chips.getBoundingClientRect(), chip.getBoundingClientRect()];
    chips.scrollBy({ left: inner.left + inner.width / 2 - outer.left - outer.width / 2 });
  }, [current]);

  return (
    <div className={styles["sided"]}>
      <nav aria-label={label} className={styles["side"]}>
        <ul ref={list}>
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
