import { Link } from "react-router";
import { accessibility } from "../../locales/en/status/accessibility.ts";
import { useTexts } from "../../locales/texts.ts";
import { useAppInfo } from "../../shell/app-info.ts";
import layout from "../../ui/layout.module.css";
import { PageTitle } from "../../ui/page/page-title.tsx";
import styles from "./accessibility-page.module.css";

/** The accessibility statement: the aim, what was tested and how, what was not, and whom to tell of barriers. */
export default function AccessibilityPage() {
  const t = useTexts(accessibility);
  const { brand, contactEmail } = useAppInfo();
  return (
    <div className={styles["page"]}>
      <div className={layout["stack-4"]}>
        <PageTitle title={t.title} description={t.description(brand)} />
        <p>{t.aim}</p>
      </div>
      {[t.tested, t.untested].map(({ title, points }) => (
        <section key={title} className={layout["stack-3"]}>
          <h2>{title}</h2>
          <ul>
            {Object.values(points).map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </section>
      ))}
      <section className={layout["stack-3"]}>
        <h2>{t.report.title}</h2>
        <p>
          {t.report.text} <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
        </p>
        <p>
          <Link to="/complaints">{t.report.complain}</Link>
        </p>
      </section>
    </div>
  );
}
