import { type ReactNode, useEffect, useRef, useState } from "react";

/**
 * The distance below the window's edge at which the content is loaded. Most content is then there before people scroll
 * to it.
 */
const AHEAD = "600px";

/** Renders its children, which loads their code, only when their place on the page comes near the window. */
export function WhenNear({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (place.current === null) return undefined;
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: AHEAD },
    );
    watch.observe(place.current);
    return () => watch.disconnect();
  }, []);
  return isNear ? children : <div ref={place} />;
}
