import { useEffect } from "react";
import { useSearchParams } from "react-router";
import { readPage } from "../../listing/address.ts";

/** Redirects to the last page if the current page is past it, for example after all its items were sold. */
export function useLastPage(list: { pageNumber: number; totalPages: number } | undefined): void {
  const [search, setSearch] = useSearchParams();
  const page = readPage(search);
  const last = Math.max(1, list?.totalPages ?? page);
  const isBeyond = list?.pageNumber === page && page > last;

  useEffect(() => {
    if (!isBeyond) return;
    const toLast = (now: URLSearchParams) => {
      const next = new URLSearchParams(now);
      if (last === 1) next.delete("page");
      else next.set("page", String(last));
      return next;
    };
    setSearch(toLast, { replace: true, preventScrollReset: true });
  }, [isBeyond, last, setSearch]);
}
