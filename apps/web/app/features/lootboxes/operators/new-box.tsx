import { useState } from "react";
import { useNavigate } from "react-router";
import { parseEuros } from "@trove/money";
import { ApiError } from "../../../api/api-error.ts";
import { call } from "../../../api/call.ts";
import { createIntent } from "../../../api/intent.ts";
import { revalidate } from "../../../api/use-query.ts";
import { useKeptForm } from "../../../forms/use-kept-form.tsx";
import { adminBoxes } from "../../../locales/en/lootboxes/operators/boxes.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { TextField } from "../../../ui/form/field.tsx";
import { englishField } from "../../operators/index.ts";
import { Dialog } from "../../../ui/overlay/dialog.tsx";

const FORM = "new-box";

/** Creates a box with a name and price, and opens it in the editor. */
export function NewBox({ onClose }: { onClose: () => void }) {
  const t = useTexts(adminBoxes);
  const { fields, mistakes } = t.editor;
  const navigate = useNavigate();
  const [intent] = useState(() => createIntent());
  const form = useKeptForm({
    subject: "box_new",
    initial: { name: "", price: "" },
    validate: ({ name, price }) => {
      const cents = parseEuros(price);
      const isPrice = cents !== undefined && cents >= 10 && cents <= 5_000_000;
      return { name: name.trim() === "" ? mistakes.name : undefined, price: isPrice ? undefined : mistakes.price };
    },
    submit: async ({ name, price }) => {
      const cents = parseEuros(price);
      if (cents === undefined) return;
      const body = { name: name.trim(), price: cents };
      const { id } = await call("createLootbox", { body }, { idempotencyKey: intent.keyFor(body) }).catch(
        (error: unknown) => {
          const isTaken = error instanceof ApiError && error.problem.errors?.["slug"] !== undefined;
          throw isTaken ? new Error(t.create.taken) : error;
        },
      );
      void revalidate("listAdminLootboxes");
      await navigate(`/dashboard/group/boxes/${id}`);
    },
  });

  return (
    <Dialog
      open
      onClose={onClose}
      title={t.create.title}
      actions={
        <Button type="submit" form={FORM} busy={form.busy}>
          {t.create.submit}
        </Button>
      }
    >
      <form id={FORM} {...form.form} style={{ display: "grid", gap: "var(--space-4)" }}>
        <p>{t.create.text}</p>
        {form.restored}
        {form.failure !== undefined && <Alert kind="bad">{form.failure}</Alert>}
        <TextField {...form.text("name")} {...englishField} label={fields.name} maxLength={100} data-focus-first />
        <TextField {...form.text("price")} label={fields.price} inputMode="decimal" before="€" maxLength={12} />
      </form>
    </Dialog>
  );
}
