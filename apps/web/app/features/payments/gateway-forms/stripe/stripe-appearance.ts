import type { Appearance } from "@stripe/stripe-js";
import { FRAME_FONT } from "../read-token.ts";

/**
 * The look of the Payment Element, made of the current values of the shop's design tokens. `read` returns the value of
 * a token in theme/tokens.css.
 */
export function stripeAppearance(read: (token: string) => string): Appearance {
  const line = `1px solid ${read("--control-line")}`;
  const danger = read("--danger-text");
  return {
    theme: "flat",
    labels: "above",
    variables: {
      fontFamily: FRAME_FONT,
      // Phones zoom in on fields with text smaller than 16 px.
      fontSizeBase: "16px",
      colorPrimary: read("--primary-text"),
      colorBackground: read("--surface"),
      colorText: read("--text"),
      colorTextSecondary: read("--muted"),
      colorTextPlaceholder: read("--muted"),
      colorDanger: danger,
      iconColor: read("--muted"),
      accessibleColorOnColorPrimary: read("--primary-ink"),
      labelFontSize: "14px",
      labelFontWeight: "600",
      borderRadius: read("--radius"),
      gridRowSpacing: "16px",
      gridColumnSpacing: "16px",
    },
    rules: {
      ".Input": { border: line, boxShadow: "none", padding: "12px 14px" },
      ".Input:focus": { outline: `2px solid ${read("--primary-text")}`, outlineOffset: "-1px" },
      ".Input--invalid": { border: `1px solid ${danger}`, color: read("--text") },
      ".Label": { color: read("--text") },
      ".Block": { border: line, boxShadow: "none" },
    },
  };
}
