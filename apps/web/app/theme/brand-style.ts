import { brandColours, type Scheme } from "@trove/contract/colour";
import type { CSSProperties } from "react";

/** The properties of a scheme's colour, which `tokens.css` prefers to the standard one. */
function propertiesOf(scheme: Scheme, colour: string): [string, string][] {
  if (colour === "") return [];
  return Object.entries(brandColours(colour, scheme)).map(([role, value]) => [`--brand-${scheme}-${role}`, value]);
}

/** The style of `<html>` with the shop's own colours; undefined if it has none. */
export function brandStyle(look: { darkColour: string; lightColour: string } | undefined): CSSProperties | undefined {
  if (look === undefined) return undefined;
  const properties = [...propertiesOf("dark", look.darkColour), ...propertiesOf("light", look.lightColour)];
  return properties.length === 0 ? undefined : Object.fromEntries(properties);
}
