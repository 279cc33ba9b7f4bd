import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { IconSearch, IconX } from "../../ui/icons/shop-icons.ts";
import { useNavigate } from "react-router";
import { faq } from "../../locales/en/faq.ts";
import { search as searchTexts } from "../../locales/en/search.ts";
import { shell } from "../../locales/en/shell.ts";
import { useTexts } from "../../locales/texts.ts";
import { matchingQuestions, matchingTitles, type Question } from "../../shell/questions/matching-questions.ts";
import { useQuestionFacts } from "../../shell/questions/use-question-facts.ts";
import { IconButton } from "../../ui/button.tsx";
import styles from "./search-dialog.module.css";
import { allItemsPath, suggestionGroups } from "./suggestion-groups.ts";
import { SuggestionList } from "./suggestion-list.tsx";
import { useSuggestions } from "./use-suggestions.ts";

/** The fewest letters by which answers are searched, because shorter words stand in most of them. */
const LEAST_LETTERS = 3;
const MOST_ANSWERS = 3;

/** Frequent questions that match a text, those with the words in the question itself first. */
function useAnswers(text: string): Question[] {
  const { groups } = useTexts(faq);
  const facts = useQuestionFacts();
  if (text.length < LEAST_LETTERS) return [];
  const all = matchingQuestions(groups, facts, text).flatMap(({ questions }) => questions);
  const named = new Set(matchingTitles(all, text));
  return [...named, ...all.filter((one) => !named.has(one))].slice(0, MOST_ANSWERS);
}

/**
 * A combobox as in the ARIA Authoring Practices. The focus stays in the field, and arrow keys choose a suggestion.
 * Enter opens the chosen suggestion, or the list of all matching items if none is chosen.
 */
export function SearchField({ onClose }: { onClose: () => void }) {
  const t = useTexts(searchTexts);
  const { close } = useTexts(shell).nav;
  const navigate = useNavigate();
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState("");
  // The path of the chosen suggestion. A later response may no longer contain this suggestion.
  const [chosen, setChosen] = useState("");
  const text = typed.trim();
  const { found, isAnswered } = useSuggestions(text);
  const questions = useAnswers(text);
  const groups = text === "" ? [] : suggestionGroups(text, found, questions, t.all);
  const suggestions = groups.flatMap((group) => group.suggestions);
  const active = suggestions.findIndex(({ path }) => path === chosen);

  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: "nearest" });
  }, [active]);

  function go(path: string): void {
    onClose();
    void navigate(path);
  }

  function press(event: KeyboardEvent): void {
    const { key, nativeEvent } = event;
    if (nativeEvent.isComposing || suggestions.length === 0) return;
    const last = suggestions.length - 1;
    const choose = (place: number) => setChosen(suggestions[place]?.path ?? "");
    if (key === "ArrowDown") choose(active === last ? 0 : active + 1);
    else if (key === "ArrowUp") choose(active > 0 ? active - 1 : last);
    else if (key === "Enter") go(suggestions[active]?.path ?? allItemsPath(text));
    else return;
    event.preventDefault();
  }

  return (
    <>
      <div className={styles["field"]} role="search">
        <IconSearch size={22} stroke={1.8} />
        <input
          data-focus-first
          type="text"
          role="combobox"
          aria-label={t.label}
          aria-autocomplete="list"
          aria-expanded={suggestions.length > 0}
          aria-controls={listId}
          aria-activedescendant={active === -1 ? undefined : `${listId}-${active}`}
          placeholder={t.hint}
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={100}
          value={typed}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            setChosen("");
          }}
          onKeyDown={press}
        />
        <IconButton label={close} onClick={onClose}>
          <IconX size={20} />
        </IconButton>
      </div>
      <p className="visually-hidden" role="status">
        {text !== "" && isAnswered
          ? t.found(groups.filter(({ key }) => key !== "all").flatMap((group) => group.suggestions).length)
          : ""}
      </p>
      <div
        ref={list}
        id={listId}
        role="listbox"
        aria-label={t.suggestions}
        className={styles["list"]}
        hidden={suggestions.length === 0}
      >
        <SuggestionList groups={groups} listId={listId} active={active} onChoose={onClose} onPoint={setChosen} />
      </div>
    </>
  );
}
