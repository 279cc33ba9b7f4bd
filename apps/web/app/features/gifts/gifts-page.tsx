import { Link } from "react-router";
import { useQuery } from "../../api/use-query.ts";
import { gifts } from "../../locales/en/gifts/gifts.ts";
import { useTexts } from "../../locales/texts.ts";
import { SkeletonRows } from "../../ui/feedback/skeleton.tsx";
import { PageHeader } from "../../ui/page/page-header.tsx";
import { LimitQuestion, useBreak } from "../protection/index.tsx";
import { BoughtGifts } from "./buy/bought-gifts.tsx";
import { GiftCard } from "./card/gift-card.tsx";
import styles from "./gifts-page.module.css";
import { RedeemForm } from "./redeem/redeem-form.tsx";

/** Redeems gift codes, and lists those that the person has bought. */
export default function GiftsPage() {
  const t = useTexts(gifts);
  const { data: bought, isLoading } = useQuery("listGifts", {});
  // Their parts change the height of what is above others.
  const limits = useQuery("getProtection", {});
  const addresses = useQuery("listAddresses", {});
  const isOffered = useBreak() === null;
  return (
    <>
      <PageHeader
        title={t.title}
        lead={
          <>
            {t.lead} {isOffered && <Link to="/gift-cards">{t.buy.link}</Link>}
          </>
        }
      />
      {isLoading || limits.isLoading || addresses.isLoading ? (
        <SkeletonRows count={4} />
      ) : (
        <div className={styles["sided"]}>
          <div className={styles["page"]}>
            <LimitQuestion />
            <RedeemForm />
            {bought !== undefined && bought.length > 0 && <BoughtGifts gifts={bought} />}
          </div>
          <GiftCard />
        </div>
      )}
    </>
  );
}
