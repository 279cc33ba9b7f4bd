import type { DesignTokens } from "@checkout.com/checkout-web-components";
import { FRAME_FONT } from "../read-token.ts";

const font = (fontSize: string, fontWeight = 400) => ({
  fontFamily: FRAME_FONT,
  fontSize,
  fontWeight,
  lineHeight: "24px",
  letterSpacing: "0",
});

/**
 * Flow's theme, made of the current values of the shop's design tokens. `read` returns the value of a token in
 * theme/tokens.css.
 */
export function flowAppearance(read: (token: string) => string): DesignTokens {
  const radius = read("--radius-control");
  return {
    colorPrimary: read("--text"),
    colorSecondary: read("--muted"),
    colorDisabled: read("--ghost"),
    colorError: read("--danger-text"),
    colorSuccess: read("--positive-text"),
    colorAction: read("--primary-fill"),
    colorInverse: read("--primary-ink"),
    colorBackground: read("--canvas"),
    colorFormBackground: read("--surface"),
    colorBorder: read("--control-line"),
    colorFormBorder: read("--control-line"),
    colorOutline: read("--primary-text"),
    borderRadius: [radius, radius],
    borderWidth: "1px",
    focusOutlineWidth: "2px",
    // Phones zoom in on fields with text smaller than 16 px.
    input: font("16px"),
    label: font("14px", 600),
    subheading: font("16px", 600),
    footnote: font("14px"),
    button: font("16px", 650),
  };
}
