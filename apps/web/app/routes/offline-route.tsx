import { Brand } from "../layout/header/brand.tsx";
import { offline } from "../locales/en/offline.ts";
import { useTexts } from "../locales/texts.ts";
import { LostShipment } from "../ui/illustrations/lost-shipment.tsx";
import { NoticeView } from "../ui/feedback/notice-view.tsx";
import styles from "./offline-route.module.css";

/**
 * The page that browsers show if the shop can't be reached and they have no copy of the wanted page. It appears at the
 * wanted page's URL without the app's scripts, so nothing in it may need scripts.
 */
export default function OfflineRoute() {
  const t = useTexts(offline);
  return (
    <>
      <header className={styles["header"]}>
        <Brand />
      </header>
      <main className={styles["main"]}>
        <NoticeView picture={<LostShipment />} title={t.title} text={t.text}>
          {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- an empty address is the page's own: it is loaded again */}
          <a href="" className={styles["retry"]}>
            {t.retry}
          </a>
        </NoticeView>
      </main>
    </>
  );
}
