import { useState } from "react";
import { IconBolt, IconBuildingStore, IconFile, IconSearch } from "../../../ui/icons/shop-icons.ts";
import { IconHistory, IconTarget } from "../../../ui/icons/dashboard-icons.ts";
import { Autocomplete } from "react-aria-components/Autocomplete";
import { Header, ListBox, ListBoxItem, ListBoxSection } from "react-aria-components/ListBox";
import { Input, TextField } from "react-aria-components/TextField";
import { dashboard } from "../../../locales/en/dashboard/dashboard.ts";
import { searchPages } from "../../../locales/en/dashboard/search-pages.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { Highlighted } from "./highlighted.tsx";
import { type SearchEntry, searchSections } from "./search-entries.ts";
import { useThings } from "./use-things.ts";
import styles from "./search-dialog.module.css";

type Props = {
  sources: Omit<Parameters<typeof searchSections>[1], "things">;
  onChoose: (entry: SearchEntry) => void;
  onClose: () => void;
};

const icons = {
  exact: IconTarget,
  recent: IconHistory,
  actions: IconBolt,
  everywhere: IconBolt,
  pages: IconFile,
  things: IconBuildingStore,
};

/** The search field and its results. The focus stays in the field; arrow keys and Enter choose a result. */
export function SearchPanel({ sources, onChoose, onClose }: Props) {
  const texts = { ...useTexts(dashboard), pages: useTexts(searchPages) };
  const t = texts.search;
  const [query, setQuery] = useState("");
  const { things, isSearching, failure, retry } = useThings(query);
  const sections = searchSections(query, { ...sources, things }, texts);
  const entries = sections.flatMap((section) => section.entries);
  const isBlank = query.trim() === "";

  return (
    <Autocomplete inputValue={query} onInputChange={setQuery}>
      <div className={styles["field"]}>
        <IconSearch size={22} stroke={1.8} />
        <TextField aria-label={t.label} className={styles["input"] ?? ""}>
          <Input placeholder={t.placeholder} enterKeyHint="go" maxLength={100} data-focus-first />
        </TextField>
        <button type="button" className={styles["escape"]} onClick={onClose}>
          {t.escape}
        </button>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <div className={styles["results"]} tabIndex={0} role="group" aria-label={t.results}>
        {isBlank && <p className={styles["hint"]}>{t.empty}</p>}
        {failure !== undefined && (
          <div className={styles["failed"]}>
            <Alert kind="bad">
              {t.failed} {failure}
            </Alert>
            <Button variant="outline" onClick={retry}>
              {t.retry}
            </Button>
          </div>
        )}
        {entries.length === 0 && !isSearching && failure === undefined && (
          <div className={styles["missing"]}>
            <p>{t.missing}</p>
            <p>{t.missingHelp(query.trim())}</p>
          </div>
        )}
        <p className="visually-hidden" role="status">
          {!isBlank && !isSearching && failure === undefined && t.found(entries.length)}
        </p>
        <ListBox aria-label={t.results} className={styles["list"] ?? ""} hidden={entries.length === 0}>
          {sections.map((section) => {
            const Icon = icons[section.id];
            return (
              <ListBoxSection key={section.id} id={section.id} className={styles["section"] ?? ""}>
                <Header className={styles["header"]}>{section.title}</Header>
                {section.entries.map((entry) => (
                  <ListBoxItem
                    key={entry.id}
                    id={entry.id}
                    textValue={entry.title}
                    className={styles["entry"] ?? ""}
                    onAction={() => onChoose(entry)}
                  >
                    <Icon size={20} stroke={1.6} />
                    <span className={styles["words"]}>
                      <span>
                        <Highlighted text={entry.title} query={query} byWords={entry.detail !== undefined} />
                      </span>
                      {entry.detail && (
                        <bdi className={styles["path"]}>
                          <Highlighted text={entry.detail} query={query} byWords />
                        </bdi>
                      )}
                      {entry.path !== undefined && (
                        <bdi dir="ltr" className={styles["path"]}>
                          <Highlighted text={entry.path} query={query} />
                        </bdi>
                      )}
                    </span>
                    <span className={styles["chip"]}>{entry.group}</span>
                  </ListBoxItem>
                ))}
              </ListBoxSection>
            );
          })}
        </ListBox>
        {isSearching && <p className={styles["hint"]}>{t.searching}</p>}
      </div>
    </Autocomplete>
  );
}
