import { use, useState } from "react";
import { messageOf } from "../../../../api/api-error.ts";
import { call } from "../../../../api/call.ts";
import { createIntent } from "../../../../api/intent.ts";
import { revalidate } from "../../../../api/use-query.ts";
import { useKeptForm } from "../../../../forms/use-kept-form.tsx";
import { forms } from "../../../../locales/en/forms.ts";
import { dashboardLists } from "../../../../locales/en/operators/lists.ts";
import { useTexts } from "../../../../locales/texts.ts";
import { Alert } from "../../../../ui/feedback/alert.tsx";
import { Button } from "../../../../ui/button.tsx";
import { CheckboxField } from "../../../../ui/form/checkbox-field.tsx";
import { TextField } from "../../../../ui/form/field.tsx";
import type { ListName } from "../list-parts.ts";
import { ClosePopup } from "../tools/popup.tsx";
import type { SavedView } from "./use-views.ts";
import layout from "../../../../ui/layout.module.css";

export type ViewProps = {
  endpoint: ListName;
  /** The saved view that is shown; undefined if one of the page's own views is shown. */
  view: SavedView | undefined;
  /** The list's current state, as `viewQuery` returns it. */
  query: string;
  /** Called after a view was saved, with its id, and after one was deleted, with undefined. */
  onSaved: (id: string | undefined) => void;
};

/** The form that saves, changes and deletes a view. Its code is loaded when it is first opened. */
export default function ViewForm({ endpoint, view, query, onSaved }: ViewProps) {
  const t = useTexts(dashboardLists).save;
  const words = useTexts(forms);
  const [intent] = useState(() => createIntent());
  const close = use(ClosePopup);
  const [failure, setFailure] = useState<string>();

  async function saved(id: string | undefined): Promise<void> {
    intent.fulfilled();
    await revalidate("listSavedViews");
    close();
    onSaved(id);
  }

  const form = useKeptForm({
    subject: `view_${endpoint}_${view?.id ?? "new"}`,
    initial: { title: view?.title ?? "", isShared: view?.isShared ?? false, isNew: view === undefined },
    validate: ({ title }) => ({ title: title.trim() === "" ? words.rules.required(t.name) : undefined }),
    submit: async ({ title, isShared, isNew }) => {
      if (view === undefined || isNew) {
        const body = { list: endpoint, title, query, isShared };
        const { id } = await call("saveView", { body }, { idempotencyKey: intent.keyFor(body) });
        return saved(id);
      }
      const body = { title, query, isShared, version: view.version };
      const params = { id: view.id };
      await call("changeView", { params, body }, { idempotencyKey: intent.keyFor({ params, body }) });
      await saved(view.id);
    },
  });

  async function remove({ id, version }: SavedView): Promise<void> {
    const input = { params: { id }, query: { version: String(version) } };
    try {
      await call("deleteView", input, { idempotencyKey: intent.keyFor(input) });
      await saved(undefined);
    } catch (error) {
      setFailure(messageOf(error));
    }
  }

  return (
    <form className={layout["stack-3"]} {...form.form}>
      {form.restored}
      {(form.failure ?? failure) !== undefined && <Alert kind="bad">{form.failure ?? failure}</Alert>}
      <TextField {...form.text("title")} label={t.name} maxLength={60} autoComplete="off" />
      <CheckboxField {...form.tick("isShared")} label={t.share} />
      {view !== undefined && <CheckboxField {...form.tick("isNew")} label={t.asNew} />}
      <div className={layout["wrap-2"]}>
        <Button type="submit" busy={form.busy}>
          {t.save}
        </Button>
        {view !== undefined && (
          <Button variant="danger" onClick={() => void remove(view)}>
            {t.remove}
          </Button>
        )}
      </div>
    </form>
  );
}
