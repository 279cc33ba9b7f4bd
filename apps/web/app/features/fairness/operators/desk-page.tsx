import { useNavigate } from "react-router";
import { disputes } from "../../../locales/en/fairness/operators.ts";
import { useTexts } from "../../../locales/texts.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import styles from "./disputes.module.css";
import { EvidenceForm } from "./evidence-form.tsx";
import { SearchForm } from "./search-form.tsx";

/** The page where an operator starts an inquiry into a customer's openings. */
export default function DeskPage() {
  const t = useTexts(disputes);
  const navigate = useNavigate();
  const show = (id: string) => void navigate(`/dashboard/group/six/disputes/${id}`);
  return (
    <>
      <PageHeader
        title={t.title}
        lead={t.lead}
        actions={
          <ButtonLink variant="outline" to="/dashboard/group/six">
            {t.back}
          </ButtonLink>
        }
      />
      <div className={styles["desk"]}>
        <SearchForm onOpened={show} />
        <EvidenceForm onOpened={show} />
      </div>
    </>
  );
}
