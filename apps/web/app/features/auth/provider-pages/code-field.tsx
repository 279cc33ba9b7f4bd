import type { ComponentProps } from "react";
import { providerPages } from "../../../locales/en/auth/provider-pages.ts";
import { useTexts } from "../../../locales/texts.ts";
import { TextField } from "../../../ui/form/field.tsx";

/** A field for an e-mailed code. Phones offer to fill it in. */
export function CodeField(field: Omit<ComponentProps<typeof TextField>, "label">) {
  const t = useTexts(providerPages).verify;
  return <TextField {...field} label={t.code} inputMode="numeric" autoComplete="one-time-code" dir="ltr" />;
}
