import { TIERS } from "@trove/contract/tiers";
import { parseEuros } from "@trove/money";
import { useState } from "react";
import { useNavigate } from "react-router";
import * as v from "valibot";
import { ApiError } from "../../../../api/api-error.ts";
import { call } from "../../../../api/call.ts";
import { createIntent } from "../../../../api/intent.ts";
import type { CallInput } from "../../../../api/request.ts";
import { revalidate, useQuery } from "../../../../api/use-query.ts";
import { useKeptForm } from "../../../../forms/use-kept-form.tsx";
import { forms } from "../../../../locales/en/forms.ts";
import { reductions } from "../../../../locales/en/items/reductions.ts";
import { useTexts } from "../../../../locales/texts.ts";
import { readBy, storedCents } from "../../../../storage/schemas.ts";
import { Button, ButtonLink, IconButton } from "../../../../ui/button.tsx";
import { Alert } from "../../../../ui/feedback/alert.tsx";
import { FieldError } from "../../../../ui/form/field-error.tsx";
import { SelectField, TextField } from "../../../../ui/form/field.tsx";
import { IconTrash } from "../../../../ui/icons/shop-icons.ts";
import layout from "../../../../ui/layout.module.css";
import { showToast } from "../../../../ui/overlay/toast.ts";
import { PageHeader } from "../../../../ui/page/page-header.tsx";
import { problemsIn, useProblemText } from "../../../operators/index.ts";
import { type ChosenItem, ItemCombobox } from "../item-combobox.tsx";
import styles from "./reductions.module.css";

const PATH = "/dashboard/three/reductions";

const chosenItem = v.object({
  id: v.string(),
  name: v.string(),
  imageUrl: v.string(),
  marketPrice: storedCents,
  tier: v.picklist(TIERS),
  isActive: v.boolean(),
  stock: v.nullable(v.number()),
});
const readers = { itemIds: readBy<readonly ChosenItem[]>(v.array(chosenItem)) };

const initial = {
  what: "items",
  itemIds: [] as readonly ChosenItem[],
  categoryId: "",
  how: "percent",
  percent: "",
  price: "",
  from: "",
  until: "",
};
type FormValues = typeof initial;

const percentOf = (text: string) =>
  /^[1-8]?\d$|^90$/.test(text.trim()) && Number(text) > 0 ? Number(text) : undefined;

function bodyOf({ what, itemIds, categoryId, how, percent, price, from, until }: FormValues) {
  return {
    ...(what === "items" ? { itemIds: itemIds.map(({ id }) => id) } : { categoryId }),
    ...(how === "percent" ? { percent: percentOf(percent) } : { price: parseEuros(price) }),
    ...(from !== "" && { from }),
    until,
  } as CallInput<"createReduction">["body"];
}

/** The items of the form, each with a button that takes it out. */
function ChosenItems({
  items,
  onChange,
}: {
  items: FormValues["itemIds"];
  onChange: (items: readonly ChosenItem[]) => void;
}) {
  const t = useTexts(reductions);
  return (
    <ul className={styles["chosen"]}>
      {items.map((item) => (
        <li key={item.id}>
          <bdi>{item.name}</bdi>
          <IconButton
            label={t.form.remove(item.name)}
            onClick={() => onChange(items.filter(({ id }) => id !== item.id))}
          >
            <IconTrash size={18} stroke={1.7} />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}

/** The form of a new reduction. A price is only for a single item. */
function ReductionForm() {
  const t = useTexts(reductions).form;
  const words = useTexts(forms);
  const navigate = useNavigate();
  const problemText = useProblemText();
  const [intent] = useState(() => createIntent());
  const { data: categories = [] } = useQuery("listAdminCategories", {});
  const form = useKeptForm(
    {
      subject: "reduction_new",
      initial,
      validate: ({ what, itemIds, categoryId, how, percent, price, until }) => ({
        itemIds:
          what !== "items"
            ? undefined
            : itemIds.length === 0
              ? t.choose
              : how === "price" && itemIds.length > 1
                ? t.single
                : undefined,
        categoryId: what === "category" && categoryId === "" ? words.rules.required(t.category) : undefined,
        how: how === "price" && what === "category" ? t.single : undefined,
        percent: how === "percent" && percentOf(percent) === undefined ? t.percentMistake : undefined,
        price: how === "price" && !parseEuros(price) ? t.priceMistake : undefined,
        until: until === "" ? words.rules.required(t.until) : undefined,
      }),
      submit: async (values) => {
        const body = bodyOf(values);
        try {
          const { id } = await call("createReduction", { body }, { idempotencyKey: intent.keyFor(body) });
          await revalidate("listReductions");
          showToast("good", t.done);
          void navigate(`${PATH}/${id}`);
        } catch (error) {
          const problems = error instanceof ApiError ? problemsIn(error.problem.params) : [];
          throw problems.length === 0 ? error : new Error(problems.map(problemText).join(" "), { cause: error });
        }
      },
    },
    readers,
  );
  const { what, how, itemIds } = form.values;
  const chosenError = form.errorOf("itemIds");
  return (
    <form className={styles["form"]} {...form.form}>
      {form.restored}
      {form.failure !== undefined && <Alert kind="bad">{form.failure}</Alert>}
      <SelectField {...form.text("what")} label={t.what} hint={what === "category" ? t.categoryHint : undefined}>
        <option value="items">{t.items}</option>
        <option value="category">{t.category}</option>
      </SelectField>
      {what === "items" ? (
        <div className={layout["stack-2"]} aria-invalid={chosenError === undefined ? undefined : true} tabIndex={-1}>
          <ItemCombobox
            texts={t.find}
            taken={new Set(itemIds.map(({ id }) => id))}
            onAdd={(item) => form.set("itemIds", [...itemIds, item])}
          />
          <ChosenItems items={itemIds} onChange={(items) => form.set("itemIds", items)} />
          {chosenError !== undefined && <FieldError>{chosenError}</FieldError>}
        </div>
      ) : (
        <SelectField {...form.text("categoryId")} label={t.category}>
          <option value="">{t.chooseCategory}</option>
          {categories.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      <SelectField {...form.text("how")} label={t.how}>
        <option value="percent">{t.byPercent}</option>
        <option value="price">{t.toPrice}</option>
      </SelectField>
      {how === "percent" ? (
        <TextField
          {...form.text("percent")}
          label={t.percent}
          hint={t.percentHint}
          inputMode="numeric"
          autoComplete="off"
        />
      ) : (
        <TextField {...form.text("price")} label={t.price} hint={t.priceHint} inputMode="decimal" autoComplete="off" />
      )}
      <div className={styles["pair"]}>
        <TextField {...form.text("from")} type="date" label={t.from} hint={t.fromHint} />
        <TextField {...form.text("until")} type="date" label={t.until} hint={t.untilHint} />
      </div>
      <div>
        <Button type="submit" busy={form.busy}>
          {t.submit}
        </Button>
      </div>
    </form>
  );
}

/** The page of a new reduction. */
export default function NewReductionPage() {
  const t = useTexts(reductions);
  return (
    <>
      <PageHeader
        title={t.add}
        lead={t.lead}
        actions={
          <ButtonLink variant="outline" to={PATH}>
            {t.back}
          </ButtonLink>
        }
      />
      <ReductionForm />
    </>
  );
}
