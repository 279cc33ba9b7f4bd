import type { SettingGroup } from "@trove/contract";
import { useState } from "react";
import { Link, useSearchParams } from "react-router";
import { useQuery } from "../../../api/use-query.ts";
import type { CallResult } from "../../../api/request.ts";
import { settings } from "../../../locales/en/operators/settings.ts";
import { useTexts } from "../../../locales/texts.ts";
import { useMay } from "../../../session/use-rights.ts";
import { classes } from "../../../ui/classes.ts";
import { dayText } from "../../../ui/date-text.ts";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { SkeletonRows } from "../../../ui/feedback/skeleton.tsx";
import layout from "../../../ui/layout.module.css";
import letters from "../../../ui/letters.module.css";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { settingKinds } from "./fields/setting-kinds.ts";
import { GroupForm } from "./group-form.tsx";
import { GroupVersions } from "./group-versions.tsx";
import styles from "./settings-page.module.css";

const GROUPS = Object.keys(settingKinds) as SettingGroup[];

type Listed = CallResult<"listSettings">[number];

/** A sentence on the state of a group: whether it was changed, and whether a change is planned. */
function useStateText(): (listed: Listed | undefined) => string {
  const t = useTexts(settings).states;
  return (listed) => {
    if (listed === undefined) return "";
    if (listed.plannedFromUtc !== null) return t.planned(dayText(listed.plannedFromUtc));
    return listed.fromUtc === null ? t.standard : t.since(dayText(listed.fromUtc));
  };
}

function Group({ group }: { group: SettingGroup }) {
  const t = useTexts(settings);
  const { title, lead } = t.groups[group];
  const { data, error, mutate } = useQuery("getSettings", { params: { group } });
  const mayChange = useMay()("settings.change") === true;
  const [chosen, setChosen] = useState<{ value: CallResult<"getSettings">["value"]; count: number }>();
  return (
    <section className={classes(layout["column-5"], layout["card"])} aria-label={title}>
      <div>
        <h2>{title}</h2>
        <p className={letters["hint"]}>{lead}</p>
      </div>
      {error && <ErrorState error={error} onRetry={() => void mutate()} />}
      {data === undefined && !error && <SkeletonRows count={4} height={72} />}
      {data && mayChange && (
        <GroupForm
          key={`${data.version} ${chosen?.count ?? 0}`}
          settings={data}
          start={chosen?.value ?? data.value}
          onSaved={() => setChosen(undefined)}
        />
      )}
      {data && (
        <div className={classes(layout["column-3"], styles["versions"])}>
          <h3>{t.versions}</h3>
          <GroupVersions
            settings={data}
            onUse={mayChange ? (value) => setChosen({ value, count: (chosen?.count ?? 0) + 1 }) : undefined}
          />
        </div>
      )}
    </section>
  );
}

/** The settings that operators change without a release, by group. */
export default function SettingsPage() {
  const t = useTexts(settings);
  const [search] = useSearchParams();
  const asked = search.get("group");
  const group = GROUPS.find((name) => name === asked) ?? "company";
  const { data } = useQuery("listSettings", {});
  const stateText = useStateText();
  return (
    <>
      <PageHeader title={t.title} lead={t.lead} />
      <div className={styles["columns"]}>
        <nav aria-label={t.list}>
          <ul className={styles["groups"]}>
            {GROUPS.map((name) => (
              <li key={name}>
                <Link
                  to={`?group=${name}`}
                  className={styles["group"]}
                  aria-current={name === group ? "page" : undefined}
                  preventScrollReset
                >
                  <strong>{t.groups[name].title}</strong>
                  <small>{stateText(data?.find((listed) => listed.group === name))}</small>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <Group key={group} group={group} />
      </div>
    </>
  );
}
