import { useState } from "react";
import { useNavigate } from "react-router";
import { scrollToTop } from "./scroll-to-top.ts";

/**
 * The counter of the steps: it starts at 0, each change scrolls to the top, and back from the first leaves the page.
 */
export function useSteps() {
  const navigate = useNavigate();
  const [active, setActive] = useState(0);
  const [hasMoved, setHasMoved] = useState(false);

  function go(to: number): void {
    setActive(to);
    setHasMoved(true);
    scrollToTop();
  }

  return {
    active,
    /** Whether the person went from one step to another, so that its heading takes the focus. */
    hasMoved,
    go,
    /** One page back in the history; to the shop where there is none. */
    leave: () => void (window.history.length > 1 ? navigate(-1) : navigate("/shop")),
  };
}
