import { IconArrowDown, IconArrowUp, IconPencil, IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import { messageOf } from "../../../../api/api-error.ts";
import { call } from "../../../../api/call.ts";
import { newIntentKey } from "../../../../api/intent.ts";
import { revalidate, useQuery } from "../../../../api/use-query.ts";
import { catalogue } from "../../../../locales/en/dashboard/catalogue.ts";
import { useTexts } from "../../../../locales/texts.ts";
import { useMay } from "../../../../session/use-rights.ts";
import { Alert } from "../../../../ui/feedback/alert.tsx";
import { Button, ButtonLink, IconButton } from "../../../../ui/button.tsx";
import { ErrorState } from "../../../../ui/feedback/error-state.tsx";
import { SkeletonRows } from "../../../../ui/feedback/skeleton.tsx";
import { PageHeader } from "../../../../ui/page/page-header.tsx";
import { sourceSet } from "../../../../ui/media/source-set.ts";
import type { CatalogueCategory } from "../catalogue-item.ts";
import styles from "./categories-page.module.css";
import { CategoryDialog } from "./category-dialog.tsx";

/** The shop's categories in their order. */
export default function CategoriesPage() {
  const texts = useTexts(catalogue);
  const t = texts.categories;
  const { data, error, mutate } = useQuery("listAdminCategories", {});
  const [edited, setEdited] = useState<CatalogueCategory | "new">();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [moved, setMoved] = useState("");
  const mayChange = useMay()("catalogue.change") !== false;

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
      <ol className={styles["list"]} aria-label={t.title}>
        {data?.map((category, index) => (
          <li key={category.id}>
            <img {...sourceSet(category.imageUrl, 56)} src={category.imageUrl} alt="" width={56} height={56} />
            <div>
              <h2>{category.name}</h2>
              <p>
                {t.items(category.itemCount, category.allItemCount)}
                {!category.isActive && ` · ${t.hidden}`}
              </p>
            </div>
            {mayChange && (
              <span className={styles["tools"]}>
                <IconButton
                  label={t.up(category.name)}
                  disabled={index === 0 || busy}
                  onClick={() => void move(category, index)}
                >
                  <IconArrowUp size={20} />
                </IconButton>
                <IconButton
                  label={t.down(category.name)}
                  disabled={index === data.length - 1 || busy}
                  onClick={() => void move(category, index + 2)}
                >
                  <IconArrowDown size={20} />
                </IconButton>
                <IconButton label={t.edit(category.name)} onClick={() => setEdited(category)}>
                  <IconPencil size={20} />
                </IconButton>
              </span>
            )}
          </li>
        ))}
      </ol>
      {edited !== undefined && (
        <CategoryDialog category={edited === "new" ? undefined : edited} onClose={() => setEdited(undefined)} />
      )}
    </>
  );
}
