import { useNavigate } from "react-router";
import { catalogue } from "../../../../locales/en/items/operators.ts";
import { useTexts } from "../../../../locales/texts.ts";
import { ButtonLink } from "../../../../ui/button.tsx";
import { showToast } from "../../../../ui/overlay/toast.ts";
import { PageHeader } from "../../../../ui/page/page-header.tsx";
import { ItemForm } from "./item-form.tsx";
import styles from "./item-page.module.css";

export default function NewItemPage() {
  const t = useTexts(catalogue).edit;
  const navigate = useNavigate();
  return (
    <>
      <PageHeader
        title={t.newTitle}
        actions={
          <ButtonLink variant="outline" to="/dashboard/three">
            {t.back}
          </ButtonLink>
        }
      />
      <div className={styles["page"]}>
        <ItemForm
          onSaved={({ id, name }) => {
            showToast("good", t.created(name));
            void navigate(`/dashboard/three/items/${id}`);
          }}
        />
      </div>
    </>
  );
}
