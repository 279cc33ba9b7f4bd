import { brandColours } from "@trove/contract/colour";
import { LOGO, type Sender } from "./mail-draft.ts";
import { html, type Markup } from "./markup.ts";
import type { Written } from "./texts/catalogue.ts";

/** Mail clients apply only inline styles. The colours are those of the shop's light theme. */
const font = "font-family:'Public Sans',-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const styles = {
  body: `margin:0;padding:32px 16px;background:#F6F8F7;color:#14201B;${font};font-size:16px;line-height:1.5`,
  sheet: "max-width:520px;margin:0 auto",
  brand: "margin:0 0 16px;font-size:20px;font-weight:700;letter-spacing:-0.01em;text-decoration:none",
  logo: "margin-inline-end:8px;border:0;vertical-align:middle",
  card: "padding:32px;background:#FFFFFF;border:1px solid #DEE6E2;border-radius:16px",
  heading: "margin:0 0 16px;font-size:24px;line-height:1.2;letter-spacing:-0.01em",
  paragraph: "margin:0 0 16px",
  table: "width:100%;margin:0 0 16px;border-collapse:collapse",
  label: "border-top:1px solid #DEE6E2;font-weight:400;text-align:start",
  value: "padding:8px 0;border-top:1px solid #DEE6E2;text-align:end;white-space:nowrap",
  button:
    "display:inline-block;margin:8px 0 24px;padding:12px 24px;border-radius:10px;font-weight:600;text-decoration:none",
  small: "margin:0 0 8px;font-size:14px;color:#566A62;overflow-wrap:anywhere",
  address: "margin:16px 0 0;font-size:12px;color:#566A62;overflow-wrap:anywhere",
  foot: "margin:16px 0 0;font-size:12px;color:#566A62",
};

const ORDER_OR_SHIPMENT = /\b([OS]-\d{12})\b/;

/** Keeps numbers of orders and shipments on one line. Otherwise mail programs break them at the hyphen. */
function unbroken(text: string): Markup[] {
  return text
    .split(ORDER_OR_SHIPMENT)
    .map((part, place) => (place % 2 === 0 ? html`${part}` : html`<span style="white-space:nowrap">${part}</span>`));
}

const paragraph = (style: string) => (text: string) => html`<p style="${style}">${unbroken(text)}</p>`;

/** The colours of the shop's name and of the button: the shop's own, or the standard ones. */
function coloursOf({ colour }: Sender) {
  if (colour === "") return { name: "#08724A", fill: "#08804F", ink: "#FFFFFF" };
  const { text, fill, ink } = brandColours(colour, "light");
  return { name: text, fill, ink };
}

const logo = html`<img src="cid:${LOGO}" alt="" width="32" height="32" style="${styles.logo}" />`;

function button({ label, url }: { label: string; url: string }, { fill, ink }: ReturnType<typeof coloursOf>): Markup {
  return html`<a href="${url}" style="${styles.button};background:${fill};color:${ink}">${label}</a>`;
}

function table(rows: { label: string; value: string }[], direction: Written["direction"]): Markup {
  const padding = direction === "rtl" ? "padding:8px 0 8px 16px" : "padding:8px 16px 8px 0";
  const row = ({ label, value }: { label: string; value: string }) =>
    html`<tr>
      <th scope="row" style="${padding};${styles.label}">${label}</th>
      <td style="${styles.value}">${value}</td>
    </tr>`;
  return html`<table style="${styles.table}">
    <tbody>
      ${rows.map(row)}
    </tbody>
  </table>`;
}

/** Renders a mail as an HTML page without scripts or external resources. The logo is a part of the mail. */
export function mailHtml({ draft, language, direction }: Written, sender: Sender): string {
  const { subject, heading, paragraphs, rows, action, closing } = draft;
  const colours = coloursOf(sender);
  return html`<!doctype html>
    <html lang="${language}" dir="${direction}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${subject}</title>
      </head>
      <body style="${styles.body}">
        <div style="${styles.sheet}">
          <p style="margin:0">
            <a href="${sender.url}" style="${styles.brand};color:${colours.name}"
              >${sender.hasLogo === true ? logo : undefined}${sender.brand}</a
            >
          </p>
          <div style="${styles.card};margin-top:16px">
            <h1 style="${styles.heading}">${heading}</h1>
            ${paragraphs.map(paragraph(styles.paragraph))} ${rows && table(rows, direction)}
            ${action && button(action, colours)} ${closing.map(paragraph(styles.small))}
            ${action && paragraph(styles.address)(action.url)}
          </div>
          <p style="${styles.foot}">${sender.brand} &middot; ${sender.url}</p>
        </div>
      </body>
    </html> `.text;
}
