import { IconChevronLeft, IconChevronRight } from "../icons/first-icons.ts";
import { Link, useLocation, useSearchParams } from "react-router";
import { lists } from "../../locales/en/lists.ts";
import { useTexts } from "../../locales/texts.ts";
import styles from "./pager.module.css";

/** The page numbers to link: the first, the last, and those around the current page. A 0 marks a gap. */
export function pagesToShow(current: number, total: number): number[] {
  const wanted = [1, current - 1, current, current + 1, total].filter((page) => page >= 1 && page <= total);
  const pages = [...new Set(wanted)].toSorted((a, b) => a - b);
  return pages.flatMap((page, index) => {
    const before = pages[index - 1] ?? page - 1;
    if (page - before === 2) return [page - 1, page];
    return page - before > 2 ? [0, page] : [page];
  });
}

type Props = { pageNumber: number; totalPages: number };

/** Links to the pages of a list. The page number is in the URL. */
export function Pager({ pageNumber, totalPages }: Props) {
  const t = useTexts(lists);
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  if (totalPages <= 1) return null;

  function addressOf(page: number): string {
    const next = new URLSearchParams(search);
    if (page === 1) next.delete("page");
    else next.set("page", String(page));
    return `${pathname}?${next}`;
  }

  return (
    <nav className={styles["pager"]} aria-label={t.pages}>
      {pageNumber > 1 && (
        <Link to={addressOf(pageNumber - 1)} aria-label={t.previous} rel="prev">
          <IconChevronLeft size={20} />
        </Link>
      )}
      {pagesToShow(pageNumber, totalPages).map((page, index) =>
        page === 0 ? (
          <span key={`gap-${index}`}>…</span>
        ) : (
          <Link
            key={page}
            to={addressOf(page)}
            aria-label={t.page(page)}
            aria-current={page === pageNumber ? "page" : undefined}
          >
            {page}
          </Link>
        ),
      )}
      {pageNumber < totalPages && (
        <Link to={addressOf(pageNumber + 1)} aria-label={t.next} rel="next">
          <IconChevronRight size={20} />
        </Link>
      )}
    </nav>
  );
}
