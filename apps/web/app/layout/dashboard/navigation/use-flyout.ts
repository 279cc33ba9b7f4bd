import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { useLocation } from "react-router";
import { placeFlyout, type Side } from "./place-flyout.ts";

/** The delay after which the flyout closes. It gives time to move the pointer across the gap. */
const LEAVE_MS = 150;

/**
 * Opens a list of links on hover, focus or press, in the browser's top layer, so that nothing clips it. Enter and Space
 * focus its first link. Esc, navigation, and leaving with focus or pointer close it.
 */
export function useFlyout(side: Side) {
  const { pathname } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  const open = openAt === pathname;
  const button = useRef<HTMLButtonElement>(null);
  const flyout = useRef<HTMLUListElement>(null);
  const leaving = useRef<number>(undefined);

  const show = () => {
    window.clearTimeout(leaving.current);
    setOpenAt(pathname);
  };
  const hide = () => {
    window.clearTimeout(leaving.current);
    setOpenAt(undefined);
  };

  useLayoutEffect(() => {
    const [trigger, list] = [button.current, flyout.current];
    if (!open || trigger === null || list === null) return;
    list.showPopover();
    const window = { width: document.documentElement.clientWidth, height: document.documentElement.clientHeight };
    const isRtl = getComputedStyle(trigger).direction === "rtl";
    const { x, y } = placeFlyout(trigger.getBoundingClientRect(), list.getBoundingClientRect(), window, side, isRtl);
    list.style.setProperty("left", `${x}px`);
    list.style.setProperty("top", `${y}px`);
    return () => list.hidePopover();
  }, [open, side]);

  // The flyout does not move with its entry on scroll or resize, so it closes.
  useEffect(() => {
    if (!open) return;
    const close = () => setOpenAt(undefined);
    window.addEventListener("scroll", close, { passive: true });
    window.addEventListener("resize", close);
    return () => {
      window.removeEventListener("scroll", close);
      window.removeEventListener("resize", close);
    };
  }, [open]);

  useEffect(() => () => window.clearTimeout(leaving.current), []);

  const around = {
    onPointerEnter: ({ pointerType }: PointerEvent) => pointerType === "mouse" && show(),
    onPointerLeave: ({ pointerType }: PointerEvent) => {
      if (pointerType === "mouse") leaving.current = window.setTimeout(hide, LEAVE_MS);
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) hide();
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== "Escape" || !open) return;
      event.stopPropagation();
      button.current?.focus();
      hide();
    },
  };
  const trigger = {
    ref: button,
    "aria-expanded": open,
    onFocus: show,
    onClick: ({ detail }: { detail: number }) => {
      flushSync(show);
      // `detail` is 0 if the button was pressed by keyboard.
      if (detail === 0) flyout.current?.querySelector<HTMLElement>("a")?.focus();
    },
  };
  return { around, trigger, flyout };
}
