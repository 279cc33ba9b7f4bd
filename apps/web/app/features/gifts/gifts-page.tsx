import { gifts } from "../../locales/en/gifts/gifts.ts";
import { useTexts } from "../../locales/texts.ts";
import { PageHeader } from "../../ui/page/page-header.tsx";
import { LimitQuestion } from "../protection/index.tsx";
import styles from "./gifts-page.module.css";
import { RedeemForm } from "./redeem/redeem-form.tsx";

/** Redeems gift codes. */
export default function GiftsPage() {
  const t = useTexts(gifts);
  return (
    <>
      <PageHeader title={t.title} lead={t.lead} />
      <div className={styles["page"]}>
        <LimitQuestion />
        <RedeemForm />
      </div>
    </>
  );
}
