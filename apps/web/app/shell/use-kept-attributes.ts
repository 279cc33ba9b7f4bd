import { useLayoutEffect } from "react";

let kept: readonly (readonly [name: string, value: string])[] = [];

/**
 * Keeps the attributes of `<html>` (scheme, direction, session) when the crash page replaces the app. React then
 * renders `<html>` again with the server's attributes, which would hide content for signed-in people.
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
