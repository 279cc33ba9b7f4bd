import type { ReactNode } from "react";
import { lists } from "../locales/en/lists.ts";
import { useTexts } from "../locales/texts.ts";
import { ButtonLink } from "../ui/button.tsx";
import { EmptyState } from "../ui/feedback/empty-state.tsx";

type Props = { text: string; all: string; instead?: ReactNode };

/** Shown if no card matches. `all` is the URL of the list without filters. Loaded on demand. */
export default function NoMatch({ text, all, instead }: Props) {
  const t = useTexts(lists);
  return (
    <>
      <EmptyState
        text={text}
        action={
          <ButtonLink to={all} variant="soft">
            {t.clear}
          </ButtonLink>
        }
      />
      {instead}
    </>
  );
}
