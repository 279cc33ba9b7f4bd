import { formatEuros } from "@trove/money";
import { IconShoppingCartPlus } from "../../../ui/icons/shop-icons.ts";
import { useEffect, useRef, useState } from "react";
import { ApiError } from "../../../api/api-error.ts";
import { call } from "../../../api/call.ts";
import { addToCart } from "../../../cart/cart-items.ts";
import { purchases } from "../../../locales/en/purchases.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import type { Purchase } from "../purchase.ts";
import styles from "./order.module.css";
import { planRepeat, type RepeatNote } from "./plan-repeat.ts";

/** The number of pieces added to the cart, and notes about changed lines. `isFull`: some pieces did not fit. */
type Repeated = { count: number; notes: RepeatNote[]; isFull: boolean };

/** Adds the wanted pieces to the cart, as many as fit. */
function fillCart({ wanted, notes }: ReturnType<typeof planRepeat>): Repeated {
  const repeated: Repeated = { count: 0, notes, isFull: false };
  for (const { item, quantity } of wanted) {
    for (let piece = 0; piece < quantity; piece += 1) {
      if (addToCart(item.id, 1, item.stock) === undefined) repeated.count += 1;
      else repeated.isFull = true;
    }
  }
  return repeated;
}

/** A button that adds an order's lines to the cart again. Tells which lines are gone or have another price. */
export function RepeatOrder({ lines }: Pick<Purchase, "lines">) {
  const t = useTexts(purchases).repeat;
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState<Repeated>();
  const [error, setError] = useState<ApiError>();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (done !== undefined) place.current?.focus();
  }, [done]);

  function noteText(note: RepeatNote): string {
    switch (note.what) {
      case "gone":
        return t.gone(note.name);
      case "fewer":
        return t.fewer(note.name, note.left);
      case "price":
        return t.price(note.name, formatEuros(note.before), formatEuros(note.now));
    }
  }

  async function repeat(): Promise<void> {
    setBusy(true);
    setError(undefined);
    try {
      const ids = lines.map(({ itemId }) => itemId).toSorted();
      const { items } = await call("listItems", { query: { ids, pageSize: 50 } }, { fresh: true });
      setDone(fillCart(planRepeat(lines, items)));
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setError(failure);
    } finally {
      setBusy(false);
    }
  }

  if (done === undefined) {
    return (
      <div className={styles["repeat"]}>
        <Button variant="soft" icon={<IconShoppingCartPlus size={18} />} busy={busy} onClick={() => void repeat()}>
          {t.order}
        </Button>
        {error && <Alert kind="bad">{error.message}</Alert>}
      </div>
    );
  }
  return (
    <div ref={place} tabIndex={-1} className={styles["repeat"]}>
      <Alert kind={done.notes.length > 0 || done.isFull ? "warning" : "good"}>
        <p>{done.count === 0 ? t.nothing : t.added(done.count)}</p>
        {(done.notes.length > 0 || done.isFull) && (
          <ul>
            {done.notes.map((note) => (
              <li key={`${note.what}-${note.name}`}>{noteText(note)}</li>
            ))}
            {done.isFull && <li>{t.full}</li>}
          </ul>
        )}
      </Alert>
      {done.count > 0 && <ButtonLink to="/cart">{t.toCart}</ButtonLink>}
    </div>
  );
}
