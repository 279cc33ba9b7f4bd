import { useState } from "react";
import { ApiError } from "../../../../api/api-error.ts";
import { call } from "../../../../api/call.ts";
import { createIntent } from "../../../../api/intent.ts";
import { revalidate } from "../../../../api/use-query.ts";
import { isSameValue } from "../../../../forms/same-value.ts";
import { useDraft, useKeptDraft } from "../../../../forms/use-draft.ts";
import { useForm } from "../../../../forms/use-form.ts";
import { catalogue } from "../../../../locales/en/items/operators.ts";
import { forms } from "../../../../locales/en/forms.ts";
import { useTexts } from "../../../../locales/texts.ts";
import { forgetDraft } from "../../../../session/drafts.ts";
import { readBy } from "../../../../storage/schemas.ts";
import { keptTranslations } from "../../../operators/index.ts";
import type { CatalogueItem } from "../catalogue-item.ts";
import { keptPictures } from "./item-pictures.ts";
import { keptSafety } from "./kept-safety.ts";
import { emptyItem, itemBody, type ItemValues, mistakesIn, readStock, valuesOf } from "./item-values.ts";

const readers = { pictures: readBy(keptPictures), translations: readBy(keptTranslations), safety: readBy(keptSafety) };

type Parts = {
  /** The item to change; undefined for a new item. */
  item: CatalogueItem | undefined;
  /**
   * The payout that the operator must type as confirmation, if a box would pay out more than it costs; otherwise
   * undefined.
   */
  payout: string | undefined;
  onSaved: (item: CatalogueItem) => void;
};

/**
 * The state of an item's form. `theirs` is the item if somebody else saved it meanwhile; the next save overwrites it.
 * The browser stores unsaved values. A retry after a lost connection uses the same idempotency key.
 */
export function useItemForm({ item, payout, onSaved }: Parts) {
  const t = useTexts(catalogue);
  const words = useTexts(forms);
  const [intent] = useState(() => createIntent());
  const [base, setBase] = useState(item);
  const [initial] = useState(() => (item === undefined ? emptyItem : valuesOf(item)));
  const subject = `item_${item?.id ?? "new"}`;
  const kept = useKeptDraft(subject, initial, readers);
  const isOutdated = kept !== undefined && kept.version !== (item?.version ?? 0) && !isSameValue(kept.base, initial);
  const [theirs, setTheirs] = useState(isOutdated ? item : undefined);
  const start = kept && { ...kept.values, confirmedPayout: "" };
  const form = useForm({ initial, start, validate: (values) => mistakesIn(values, { t, words }, payout), submit });

  function send(values: ItemValues): Promise<CatalogueItem> {
    const common = itemBody(values);
    if (common === undefined) throw new Error("the form of an item was sent with mistakes");
    if (base === undefined) {
      const body = { ...common, slug: values.slug || undefined, stock: readStock(values.stock) };
      return call("createItem", { body }, { idempotencyKey: intent.keyFor(body) });
    }
    const body = { ...common, version: base.version, confirmedPayout: payout };
    return call("updateItem", { params: { id: base.id }, body }, { idempotencyKey: intent.keyFor(body) });
  }

  async function submit(values: ItemValues): Promise<void> {
    try {
      const saved = await send(values);
      intent.fulfilled();
      forgetDraft(subject);
      await revalidate("getAdminItem", "listAdminItems", "listMakers", "previewItem");
      onSaved(saved);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 0) throw new Error(t.edit.lost, { cause: error });
      if (error.code === "PAYOUT_UNCONFIRMED") await revalidate("previewItem");
      if (error.code !== "VERSION_CONFLICT" || base === undefined) throw error;
      const fresh = await call("getAdminItem", { params: { id: base.id } });
      setBase(fresh);
      setTheirs(fresh);
    }
  }

  useDraft(subject, { version: base?.version ?? 0, base: initial, values: form.values });

  function discard(): void {
    form.reset();
    setTheirs(undefined);
  }

  const isRestored = kept !== undefined && theirs === undefined && !isSameValue(form.values, initial);
  return { form, isRestored, theirs, discard };
}

export type ItemForm = ReturnType<typeof useItemForm>["form"];
