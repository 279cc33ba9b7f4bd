import { useLayoutEffect } from "react";

let kept: readonly (readonly [name: string, value: string])[] = [];

/**
 * Keeps the attributes of `<html>` (scheme, direction, session) when the crash page takes the app's place: React makes the
 * element anew then, as it was rendered on the server, and would hide what signed-in people see.
 */
export function useKeptAttributes(): void {
  useLayoutEffect(() => {
    const html = document.documentElement;
    for (const [name, value] of kept) html.setAttribute(name, value);
    return () => {
      kept = [...html.attributes].map(({ name, value }) => [name, value]);
    };
  }, []);
}
