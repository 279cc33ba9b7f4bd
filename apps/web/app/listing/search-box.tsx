import { useEffect, useRef, useState } from "react";
import { IconSearch, IconX } from "../ui/icons/first-icons.ts";
import { lists } from "../locales/en/lists.ts";
import { useTexts } from "../locales/texts.ts";
import { IconButton } from "../ui/button.tsx";
import styles from "./controls.module.css";
import { useDebounced } from "./use-listing.ts";

type Props = { label: string; value: string; onSearch: (text: string) => void };

/** Searches after a pause in typing, and at once on Enter. */
export function SearchBox({ label, value, onSearch }: Props) {
  const t = useTexts(lists);
  const [text, setText] = useState(value);
  const asked = useRef(value);
  const input = useRef<HTMLInputElement>(null);

  // Shows the URL's text if the URL was changed elsewhere, by removing a filter or going back. Ignores changes that
  // this field made.
  useEffect(() => {
    if (value !== asked.current) setText(value);
    asked.current = value;
  }, [value]);

  const ask = useDebounced((typed: string) => {
    const next = typed.trim();
    if (next === asked.current) return;
    asked.current = next;
    onSearch(next);
  });

  return (
    <form
      role="search"
      className={styles["control"]}
      onSubmit={(event) => {
        event.preventDefault();
        ask.now(text);
      }}
    >
      <IconSearch size={20} stroke={1.8} />
      <input
        ref={input}
        type="search"
        enterKeyHint="search"
        maxLength={100}
        aria-label={label}
        placeholder={label}
        value={text}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value);
          ask.later(currentTarget.value);
        }}
      />
      {text !== "" && (
        <IconButton
          label={t.clearSearch}
          onClick={() => {
            setText("");
            ask.now("");
            input.current?.focus();
          }}
        >
          <IconX size={18} />
        </IconButton>
      )}
    </form>
  );
}
