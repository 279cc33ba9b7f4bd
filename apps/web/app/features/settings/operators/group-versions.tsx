import type { CallResult } from "../../../api/request.ts";
import { settings } from "../../../locales/en/operators/settings.ts";
import { audit } from "../../../locales/en/operators/audit.ts";
import { labelled } from "../../../locales/joined.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { classes } from "../../../ui/classes.ts";
import { dateTimeText } from "../../../ui/date-text.ts";
import layout from "../../../ui/layout.module.css";
import letters from "../../../ui/letters.module.css";
import { Changes, EntryList } from "../../operators/index.ts";

type Group = CallResult<"getSettings">;
type Props = { settings: Group; onUse: ((value: Group["value"]) => void) | undefined };

/** The versions of a group, newest first, each with what it changed. `onUse` puts the values of one into the form. */
export function GroupVersions({ settings: { group, versions, defaults, fromUtc }, onUse }: Props) {
  const t = useTexts(settings);
  const words = useTexts(audit);
  // Of several versions from the same time, the first of the list is the latest.
  const inForce = versions.find((version) => version.fromUtc === fromUtc);
  return (
    <EntryList label={t.versions}>
      {versions.map(({ id, version, value, fromUtc: from, setBy, approvedBy, reason, createdAtUtc }, place) => {
        const before = versions[place + 1]?.value ?? defaults;
        const isPlanned = fromUtc === null || from > fromUtc;
        const mark = id === inForce?.id ? t.inForce : isPlanned ? t.plannedMark : undefined;
        return (
          <li key={id}>
            <p className={classes(layout["line-2-4"], layout["ends"])}>
              <strong>{t.version(String(version))}</strong>
              {mark !== undefined && <span>{mark}</span>}
            </p>
            <p className={letters["hint"]}>{labelled(t.fields.from, dateTimeText(from))}</p>
            <p className={letters["hint"]}>
              {t.by(setBy.userName, dateTimeText(createdAtUtc))}
              {approvedBy !== null && `, ${t.approvedBy(approvedBy.userName)}`}
            </p>
            {reason !== null && <p className={letters["hint"]}>{labelled(words.reason, reason)}</p>}
            <Changes before={{ group, value: before }} after={{ group, value }} label={t.version(String(version))} />
            {onUse !== undefined && (
              <div>
                <Button variant="outline" size="small" onClick={() => onUse(value)}>
                  {t.useVersion}
                </Button>
              </div>
            )}
          </li>
        );
      })}
      <li>
        <p>{t.states.standard}</p>
        {onUse !== undefined && (
          <div>
            <Button variant="outline" size="small" onClick={() => onUse(defaults)}>
              {t.useDefaults}
            </Button>
          </div>
        )}
      </li>
    </EntryList>
  );
}
