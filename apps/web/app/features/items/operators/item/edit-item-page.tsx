import { useState } from "react";
import { useParams } from "react-router";
import { isId } from "../../../../api/is-id.ts";
import { useQuery } from "../../../../api/use-query.ts";
import { catalogue } from "../../../../locales/en/items/operators.ts";
import { useTexts } from "../../../../locales/texts.ts";
import { ButtonLink } from "../../../../ui/button.tsx";
import { EmptyState } from "../../../../ui/feedback/empty-state.tsx";
import { ErrorState } from "../../../../ui/feedback/error-state.tsx";
import { SkeletonRows } from "../../../../ui/feedback/skeleton.tsx";
import { showToast } from "../../../../ui/overlay/toast.ts";
import { PageHeader } from "../../../../ui/page/page-header.tsx";
import { HistorySection, OthersHere } from "../../../operators/index.ts";
import type { CatalogueItem } from "../catalogue-item.ts";
import { ItemForm } from "./item-form.tsx";
import styles from "./item-page.module.css";
import { StockPanel } from "./stock-panel.tsx";

/** One item: its fields, its pictures, the boxes that hold it and its stock. */
export default function EditItemPage() {
  const { id = "" } = useParams();
  const t = useTexts(catalogue).edit;
  const { data, error, mutate } = useQuery("getAdminItem", isId(id) ? { params: { id } } : undefined);
  const back = (
    <ButtonLink variant="outline" to="/dashboard/three">
      {t.back}
    </ButtonLink>
  );
  if (!isId(id) || error?.code === "NOT_FOUND") return <EmptyState text={t.unknown} action={back} />;
  if (error && data === undefined) return <ErrorState error={error} onRetry={() => void mutate()} />;
  if (data === undefined) return <SkeletonRows count={8} height={52} />;
  return (
    <>
      <PageHeader
        title={data.name}
        actions={
          <>
            {back}
            {data.isActive && (
              <ButtonLink variant="outline" to={`/shop/items/${id}`}>
                {t.inShop}
              </ButtonLink>
            )}
          </>
        }
      />
      <OthersHere kind="item" key={`others at ${id}`} subjectId={id} />
      <div className={styles["page"]}>
        <Edited key={id} item={data} />
        <StockPanel key={`stock of ${id}`} item={data} />
        <HistorySection key={`history of ${id}`} subjectId={id} />
      </div>
    </>
  );
}

/** The form of the item as first loaded. After a save, the form starts again from the saved item. */
function Edited({ item }: { item: CatalogueItem }) {
  const t = useTexts(catalogue).edit;
  const [base, setBase] = useState(item);
  return (
    <ItemForm
      key={base.version}
      item={base}
      onSaved={(saved) => {
        showToast("good", t.saved(saved.name));
        setBase(saved);
      }}
    />
  );
}
