import { IconPlus } from "../../../../ui/icons/shop-icons.ts";
import { useState } from "react";
import { messageOf } from "../../../../api/api-error.ts";
import { call } from "../../../../api/call.ts";
import { newIntentKey } from "../../../../api/intent.ts";
import { revalidate, useQuery } from "../../../../api/use-query.ts";
import { catalogue } from "../../../../locales/en/items/operators.ts";
import { useTexts } from "../../../../locales/texts.ts";
import { useMay } from "../../../../session/use-rights.ts";
import { usePageActions } from "../../../../shell/page-actions.ts";
import { Alert } from "../../../../ui/feedback/alert.tsx";
import { Button, ButtonLink } from "../../../../ui/button.tsx";
import { EmptyState } from "../../../../ui/feedback/empty-state.tsx";
import { ErrorState } from "../../../../ui/feedback/error-state.tsx";
import { SkeletonRows } from "../../../../ui/feedback/skeleton.tsx";
import { PageHeader } from "../../../../ui/page/page-header.tsx";
import type { CatalogueCategory } from "../catalogue-item.ts";
import styles from "./categories-page.module.css";
import { CategoryDialog } from "./category-dialog.tsx";
import { CategoryList } from "./category-list.tsx";

/** The shop's categories in their order. */
export default function CategoriesPage() {
  const texts = useTexts(catalogue);
  const t = texts.categories;
  const { data, error, mutate } = useQuery("listAdminCategories", {});
  const [edited, setEdited] = useState<CatalogueCategory | "new">();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [moved, setMoved] = useState("");
  const mayChange = useMay()("catalogue.change") === true;
  usePageActions(mayChange ? [{ id: "new-category", title: t.add, run: () => setEdited("new") }] : []);

  async function move({ id, name, version }: CatalogueCategory, place: number): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    try {
      await call("moveCategory", { params: { id }, body: { place, version } }, { idempotencyKey: newIntentKey() });
      setMoved(t.moved(name, place));
    } catch (problem) {
      setFailure(messageOf(problem));
    }
    await revalidate("listAdminCategories");
    setBusy(false);
  }

  return (
    <>
      <PageHeader
        title={t.title}
        lead={t.lead}
        actions={
          <>
            <ButtonLink variant="outline" to="/dashboard/three">
              {texts.edit.back}
            </ButtonLink>
            {mayChange && (
              <Button icon={<IconPlus size={18} />} onClick={() => setEdited("new")}>
                {t.add}
              </Button>
            )}
          </>
        }
      />
      {failure !== undefined && <Alert kind="bad">{failure}</Alert>}
      {error && <ErrorState error={error} onRetry={() => void mutate()} />}
      {data === undefined && !error && <SkeletonRows count={6} height={72} />}
      <p role="status" className={styles["status"]}>
        {moved}
      </p>
      {data?.length === 0 && <EmptyState text={t.none} />}
      {data !== undefined && data.length > 0 && (
        <CategoryList
          categories={data}
          mayChange={mayChange}
          busy={busy}
          onMove={(category, place) => void move(category, place)}
          onEdit={setEdited}
        />
      )}
      {edited !== undefined && (
        <CategoryDialog category={edited === "new" ? undefined : edited} onClose={() => setEdited(undefined)} />
      )}
    </>
  );
}
