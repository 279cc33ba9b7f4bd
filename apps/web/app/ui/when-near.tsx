import { type ReactNode, useEffect, useRef, useState } from "react";

/** The usual distance below the window's edge at which content is loaded, so that it is there before people come. */
const AHEAD = "600px";

/**
 * Renders its children, which loads their code, only when their place on the page comes near the window: `ahead` is the
 * distance below its edge.
 */
export function WhenNear({ children, ahead = AHEAD }: { children: ReactNode; ahead?: string }) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (place.current === null) return undefined;
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: ahead },
    );
    watch.observe(place.current);
    return () => watch.disconnect();
  }, [ahead]);
  return isNear ? children : <div ref={place} />;
}
