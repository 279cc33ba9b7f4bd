import { useEffect, useState } from "react";

/** After the last change in a form, the person counts as editing for this time. */
const STILL_MS = 60_000;

/** Whether the person has changed a form of this page within the last STILL_MS. */
export function useTyping(): boolean {
  const [isTyping, setTyping] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onInput = ({ target }: Event) => {
      if (!(target instanceof Element) || target.closest("form") === null) return;
      setTyping(true);
      clearTimeout(timer);
      timer = setTimeout(() => setTyping(false), STILL_MS);
    };
    document.addEventListener("input", onInput);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("input", onInput);
    };
  }, []);
  return isTyping;
}
