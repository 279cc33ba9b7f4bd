import { useState } from "react";
import { means as texts } from "../../../locales/en/payments/means.ts";
import { useTexts } from "../../../locales/texts.ts";
import { IconButton } from "../../../ui/button.tsx";
import { classes } from "../../../ui/classes.ts";
import { dayOf, inOrder } from "../../../ui/date-text.ts";
import { IconCreditCard, IconTrash } from "../../../ui/icons/shop-icons.ts";
import type { Means } from "./means.ts";
import styles from "./means.module.css";

/** `2031-08` as `08/2031`, as on the card. */
const monthText = (expires: string) => inOrder(expires.split("-").toReversed().join("/"));

/** A kept card by what its holder knows it by, with a button that removes it. */
export function KeptCard({ means: { brand, last4, expires }, onRemove }: { means: Means; onRemove: () => void }) {
  const t = useTexts(texts);
  const [thisMonth] = useState(() => dayOf(Date.now()).slice(0, 7));
  const isOver = expires !== null && expires < thisMonth;
  return (
    <li>
      <IconCreditCard size={24} stroke={1.6} aria-hidden />
      <div>
        <h3>{t.card(brand, last4)}</h3>
        {expires !== null && (
          <p className={classes(isOver && styles["over"])}>{(isOver ? t.expired : t.valid)(monthText(expires))}</p>
        )}
      </div>
      <IconButton label={t.remove(t.card(brand, last4))} onClick={onRemove}>
        <IconTrash size={18} stroke={1.7} />
      </IconButton>
    </li>
  );
}
