import type { CallResult } from "../../../api/request.ts";
import { disputes } from "../../../locales/en/fairness/operators.ts";
import { useTexts } from "../../../locales/texts.ts";
import { VerdictBadge } from "../index.tsx";
import { EntryList } from "../../operators/index.ts";
import layout from "../../../ui/layout.module.css";
import panels from "../../../ui/panel.module.css";

type Found = CallResult<"examineIncidents">;

/** The judgement of a file of incidents of the public logs, incident by incident. */
export function FoundIncidents({ found: { incidents } }: { found: Found }) {
  const t = useTexts(disputes).incidents;
  const meaning = ({ verdict, isProven }: Found["incidents"][number]) => {
    if (verdict === "Breach") return isProven ? t.proven : t.claimed;
    return verdict === "Verified" ? t.vouched : t.unknown;
  };
  return (
    <section aria-label={t.title} role="status">
      <h3>{t.title}</h3>
      {incidents.length === 0 && <p>{t.none}</p>}
      <EntryList>
        {incidents.map((incident, place) => (
          <li key={`${incident.kind} ${place}`}>
            <strong>
              {t.kinds[incident.kind]}
              {incident.log !== null && ` (${t.logs[incident.log]})`}
            </strong>
            <p className={layout["line-2-4"]}>
              <VerdictBadge verdict={incident.verdict} />
              <span className={panels["quiet"]}>{meaning(incident)}</span>
            </p>
          </li>
        ))}
      </EntryList>
    </section>
  );
}
