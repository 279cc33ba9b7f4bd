import { payoutIn } from "@trove/lootboxes";
import { useQuery } from "../../../../api/use-query.ts";
import { RestoredDraft } from "../../../../forms/restored-draft.tsx";
import { catalogue } from "../../../../locales/en/items/operators.ts";
import { useTexts } from "../../../../locales/texts.ts";
import { useMay } from "../../../../session/use-rights.ts";
import { Alert } from "../../../../ui/feedback/alert.tsx";
import { Button } from "../../../../ui/button.tsx";
import { TextField } from "../../../../ui/form/field.tsx";
import type { CatalogueItem } from "../catalogue-item.ts";
import { AffectedBoxes } from "../../../operators/index.ts";
import { ItemFields } from "./item-fields.tsx";
import layout from "../../../../ui/layout.module.css";
import styles from "./item-page.module.css";
import { readPrice } from "./item-values.ts";
import { PicturesField } from "./pictures-field.tsx";
import { SafetyFields } from "./safety-fields.tsx";
import { useItemForm } from "./use-item-form.ts";
import { VersionConflict } from "./version-conflict.tsx";
import { type Cents, formatDecimal } from "@trove/money";
import { useState } from "react";
import { useDebounced } from "../../../../listing/use-listing.ts";

/** The boxes that contain an item, and the effect of another price on them. Requested after a pause in typing. */
function usePricePreview(item: CatalogueItem | undefined) {
  const [price, setPrice] = useState(item?.marketPrice);
  const wait = useDebounced(setPrice);
  const query = price === undefined ? undefined : { marketPrice: formatDecimal(price) };
  const input = item === undefined || query === undefined ? undefined : { params: { id: item.id }, query };
  const { data } = useQuery("previewItem", input);
  return {
    boxes: data?.boxes ?? [],
    toConfirm: data?.toConfirm ?? null,
    ask: (typed: Cents | undefined) => wait.later(typed),
  };
}

type Props = { item?: CatalogueItem; onSaved: (item: CatalogueItem) => void };

/**
 * A form to create or change an item, with a preview of the effect on boxes. Read-only without the permission to change
 * items.
 */
export function ItemForm({ item, onSaved }: Props) {
  const t = useTexts(catalogue);
  const { data: categories = [] } = useQuery("listAdminCategories", {});
  const { boxes, toConfirm, ask } = usePricePreview(item);
  const { form, isRestored, theirs, discard } = useItemForm({ item, payout: toConfirm?.payout, onSaved });
  const { values } = form;
  const mayChange = useMay()("catalogue.change") !== false;
  const isChanging =
    item !== undefined && (values.name.trim() !== item.name || readPrice(values.marketPrice) !== item.marketPrice);

  return (
    <form className={layout["column-5"]} {...form.form}>
      {isRestored && <RestoredDraft onDiscard={discard} />}
      {form.failure !== undefined && <Alert kind="bad">{form.failure}</Alert>}
      {theirs && <VersionConflict form={form} theirs={theirs} categories={categories} />}
      <fieldset className={styles["fields"]} disabled={!mayChange}>
        <ItemFields form={form} isNew={item === undefined} categories={categories} onPrice={ask} />
        <PicturesField
          value={values.pictures}
          error={form.errorOf("pictures")}
          onChange={(pictures) => form.set("pictures", pictures)}
        />
        <SafetyFields value={values.safety} onChange={(safety) => form.set("safety", safety)} />
      </fieldset>
      {item && <AffectedBoxes boxes={boxes} isChanging={isChanging} />}
      {toConfirm && (
        <>
          <Alert kind="warning">{t.boxes.loss(toConfirm.name, payoutIn(toConfirm.payout))}</Alert>
          <TextField
            {...form.text("confirmedPayout")}
            label={t.boxes.confirm(payoutIn(toConfirm.payout))}
            inputMode="decimal"
            autoComplete="off"
          />
        </>
      )}
      {mayChange && (
        <div className={layout["wrap-3"]}>
          <Button type="submit" busy={form.busy}>
            {item === undefined ? t.edit.create : t.edit.save}
          </Button>
        </div>
      )}
    </form>
  );
}
