import type { ComponentProps, ReactNode } from "react";
import { Link, type LinkProps } from "react-router";
import styles from "./button.module.css";
import { classes } from "./classes.ts";
import { Spinner } from "./feedback/spinner.tsx";

type Look = {
  /**
   * `filled` for the one main action of a view, `soft` and `outline` for others, `quiet` in bars, `danger` to delete.
   */
  variant?: "filled" | "soft" | "outline" | "quiet" | "danger";
  size?: "small" | "medium" | "large";
  /** Takes the full width of its container. */
  wide?: boolean;
  /** An icon before the text. */
  icon?: ReactNode;
};

function lookOf({ variant = "filled", size = "medium", wide = false }: Look, className?: string): string {
  return classes(styles["button"], styles[variant], styles[size], wide && styles["wide"], className);
}

type ButtonProps = Look &
  ComponentProps<"button"> & {
    /** True while an action runs: shows a spinner and ignores presses, but keeps the button's size and focus. */
    busy?: boolean;
  };

export function Button({
  variant,
  size,
  wide,
  icon,
  busy = false,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={lookOf({ variant, size, wide }, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy ? <Spinner /> : icon}
      {children}
    </button>
  );
}

export function ButtonLink({ variant, size, wide, icon, className, children, ...rest }: Look & LinkProps) {
  return (
    <Link {...rest} className={lookOf({ variant, size, wide }, className)}>
      {icon}
      {children}
    </Link>
  );
}

type IconButtonProps = ComponentProps<"button"> & {
  /** The button's accessible name, also shown as its tooltip. */
  label: string;
};

export function IconButton({ label, className, children, ...rest }: IconButtonProps) {
  return (
    <button type="button" title={label} aria-label={label} {...rest} className={classes(styles["icon"], className)}>
      {children}
    </button>
  );
}
