import type { PromoRefusal } from "@trove/contract/promotions";
import { formatEuros } from "@trove/money";
import { type FormEvent, useId, useRef, useState } from "react";
import { type ApiError, messageOf } from "../../../api/api-error.ts";
import { promoCode } from "../../../locales/en/promotions/code.ts";
import { type Translated, useTexts } from "../../../locales/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/form/field.tsx";
import { IconTag } from "../../../ui/icons/shop-icons.ts";
import styles from "./code-field.module.css";
import type { Promo } from "./use-promo.ts";

type Texts = Translated<typeof promoCode>;

function reasonOf(t: Texts, refusal: ApiError | undefined): string | undefined {
  if (refusal === undefined) return undefined;
  const why = refusal.problem.params?.["why"];
  return typeof why === "string" && Object.hasOwn(t.refusals, why)
    ? t.refusals[why as PromoRefusal]
    : messageOf(refusal);
}

/** A quiet button that opens the field for a code. A code that is used is shown with a button to remove it. */
export default function CodeField({ promo }: { promo: Promo }) {
  const t = useTexts(promoCode);
  const id = useId();
  const [isOpen, setOpen] = useState(promo.typed !== "");
  const [typed, setTyped] = useState(promo.typed);
  const opener = useRef<HTMLButtonElement>(null);
  const { code, kind, discount, isChecking } = promo;

  function send(event: FormEvent): void {
    event.preventDefault();
    if (typed.trim() !== "") promo.use(typed.trim());
  }

  function remove(): void {
    promo.use("");
    setTyped("");
    setOpen(false);
    requestAnimationFrame(() => opener.current?.focus());
  }

  if (code !== undefined && !isChecking) {
    const worth = kind === "FreeShipping" ? t.freeShipping : t.takes(formatEuros(discount));
    return (
      <div className={styles["used"]}>
        <p role="status">
          <strong>{t.used(code)}</strong> <span>{worth}</span>
        </p>
        <Button variant="quiet" size="small" onClick={remove}>
          {t.remove}
        </Button>
      </div>
    );
  }
  return (
    <div>
      <button
        ref={opener}
        type="button"
        className={styles["opener"]}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <IconTag size={18} stroke={1.7} />
        {t.use}
      </button>
      {isOpen && (
        <form id={id} className={styles["form"]} onSubmit={send}>
          <TextField
            label={t.label}
            name="promoCode"
            value={typed}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={64}
            dir="ltr"
            {...(!isChecking && promo.refusal !== undefined && { error: reasonOf(t, promo.refusal) ?? "" })}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <Button type="submit" variant="outline" busy={isChecking}>
            {t.apply}
          </Button>
        </form>
      )}
    </div>
  );
}
