import { useEffect, useState } from "react";
import { useNavigate } from "react-router";

const RETURN_AFTER_S = 3;

/** Counts down and then navigates to `to`, unless cancelled. `secondsLeft` is undefined while no countdown runs. */
export function useAutoReturn(to: string | undefined) {
  const navigate = useNavigate();
  const [secondsLeft, setSecondsLeft] = useState(RETURN_AFTER_S);
  const [isStaying, setStaying] = useState(false);
  const counts = to !== undefined && !isStaying;

  useEffect(() => {
    if (!counts) return;
    if (secondsLeft === 0) {
      void navigate(to, { replace: true });
      return;
    }
    const timer = setTimeout(() => setSecondsLeft(secondsLeft - 1), 1000);
    return () => clearTimeout(timer);
  }, [counts, secondsLeft, navigate, to]);

  return { secondsLeft: counts ? secondsLeft : undefined, isStaying, stay: () => setStaying(true) };
}
