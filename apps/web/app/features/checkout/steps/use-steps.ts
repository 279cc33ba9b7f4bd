import { useState } from "react";
import { useNavigate } from "react-router";
import { scrollToTop } from "./scroll-to-top.ts";

/**
 * The index of the current step, from 0. Each change scrolls to the top. Going back from the first step leaves the
 * page.
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
    /** True once the person has changed the step. Then the new step's heading takes the focus. */
    hasMoved,
    go,
    /** Goes one page back in the history, or to the shop if there is none. */
    leave: () => void (window.history.length > 1 ? navigate(-1) : navigate("/shop")),
  };
}
