import { type ReactNode, use, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { type Found, FoundHead } from "./found-head.tsx";
import { BrandContext } from "./site.ts";

type Props = {
  /** The page's name. The browser's title is `{title} | {brand}`. */
  title: string;
  /** The text that search engines show below the title. Every page in the sitemap has one. */
  description?: string;
  /** Further metadata for search engines. */
  found?: Found | undefined;
  /** If true, apps may show the page in link previews, but search engines don't list it. */
  unlisted?: boolean;
  /** The heading's content, if it is more than the title. */
  children?: ReactNode;
  className?: string;
};

/**
 * The page's h1, and its entries in the head. After a navigation the h1 gets the focus, so that screen readers start
 * there.
 */
export function PageTitle({
  title,
  description,
  found,
  unlisted = false,
  children = <bdi>{title}</bdi>,
  className,
}: Props) {
  const brand = use(BrandContext);
  const { pathname, key } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  const arrived = key !== "default";
  const shown = useRef<string>(undefined);

  // Depends on the path only: a filter changes just the URL's query, and the focus must stay in the field where the
  // person types.
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (arrived) heading.current?.focus({ preventScroll: true });
  }, [pathname, arrived]);

  return (
    <>
      <title>{`${title} | ${brand}`}</title>
      {description === undefined ? (
        <meta name="robots" content="noindex" />
      ) : (
        <FoundHead title={title} description={description} found={found} unlisted={unlisted} />
      )}
      <h1 ref={heading} tabIndex={-1} className={className}>
        {children}
      </h1>
    </>
  );
}
