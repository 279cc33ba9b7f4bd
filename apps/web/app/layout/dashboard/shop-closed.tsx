import { Link } from "react-router";
import { settings } from "../../locales/en/operators/settings.ts";
import { useTexts } from "../../locales/texts.ts";
import { Alert } from "../../ui/feedback/alert.tsx";
import styles from "./dashboard-frame.module.css";

/** Reminds operators, who still see every page, that the shop is closed for everybody else. */
export default function ShopClosed() {
  const t = useTexts(settings);
  return (
    <div className={styles["notice"]}>
      <Alert action={<Link to="/dashboard/group/settings?group=maintenance">{t.title}</Link>}>{t.closed}</Alert>
    </div>
  );
}
