import { useEffect, useEffectEvent, useRef } from "react";
import { type Cents, cents, formatEuros, subtract, times } from "@trove/money";
import { Link } from "react-router";
import { useBalance } from "../../../api/balance.ts";
import { boxPage } from "../../../locales/en/lootboxes/box-page.ts";
import { countryName } from "../../../locales/names.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { useUnservedCountry } from "../../addresses/index.ts";
import { topUpFor, topUpPath } from "../../balance/index.ts";
import { BreakNotice, ClosingNotice, useBreak, useIsClosing } from "../../protection/index.tsx";
import styles from "./open-action.module.css";

type Props = {
  price: Cents;
  quantity: number;
  busy: boolean;
  disabled: boolean;
  /** The page to return to after a top-up. */
  returnTo: string;
  onIntent: (balance: Cents | undefined) => void;
  onOpen: (balance: Cents | undefined) => void;
};

/** The button for people who can open boxes. Shows the price, or how much to top up. */
export default function UserOpenButton({ price, quantity, busy, disabled, returnTo, onIntent, onOpen }: Props) {
  const t = useTexts(boxPage).bar;
  const { data: balance } = useBalance();
  const unserved = useUnservedCountry();
  const taken = useBreak();
  const isClosing = useIsClosing();
  const cost = times(price, quantity);
  const words = quantity === 1 ? t.open(formatEuros(cost)) : t.openSeveral(quantity, formatEuros(cost));
  const missing = balance === undefined ? cents(0) : subtract(cost, balance.amount);
  const intend = busy || disabled ? undefined : () => onIntent(balance?.amount);
  const button = useRef<HTMLButtonElement>(null);
  const isKnown = balance !== undefined;
  const intendIfPointedAt = useEffectEvent(() => {
    if (button.current?.matches(":hover, :focus")) intend?.();
  });

  const pressSpace = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== " " || event.repeat || event.target !== document.body || busy || disabled) return;
    event.preventDefault();
    button.current?.click();
  });

  useEffect(() => {
    const listener = (event: KeyboardEvent) => pressSpace(event);
    document.addEventListener("keydown", listener);
    return () => document.removeEventListener("keydown", listener);
  }, []);

  // If the pointer is already on the button when it becomes usable, browsers send no further pointerenter event.
  useEffect(() => {
    if (isKnown) intendIfPointedAt();
  }, [isKnown]);

  if (isClosing && !busy) return <ClosingNotice />;
  if (taken && !busy) return <BreakNotice taken={taken} />;
  if (unserved !== undefined && !busy) {
    return (
      <>
        <Button size="large" wide disabled>
          {words}
        </Button>
        <p className={styles["hint"]}>
          {t.notServed(countryName(unserved))} <Link to="/account-settings?tab=addresses">{t.addresses}</Link>
        </p>
      </>
    );
  }
  if (balance !== undefined && missing > 0 && !busy) {
    const amount = topUpFor(missing);
    return (
      <>
        <ButtonLink to={topUpPath({ amount, returnTo })} size="large" wide>
          {t.topUp(formatEuros(amount))}
        </ButtonLink>
        <p className={styles["hint"]}>{t.topUpHint(formatEuros(balance.amount))}</p>
      </>
    );
  }
  return (
    <Button
      ref={button}
      size="large"
      wide
      busy={busy}
      disabled={disabled}
      title={t.openKey}
      aria-keyshortcuts="Space"
      data-opens
      // Not onPointerEnter: if this button replaced another one under a resting pointer, React would not call it.
      onPointerOver={intend}
      onFocus={intend}
      onClick={() => onOpen(balance?.amount)}
    >
      {words}
    </Button>
  );
}
