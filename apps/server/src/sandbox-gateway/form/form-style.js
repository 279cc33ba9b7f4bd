/** Uses the page's custom properties if they exist, otherwise system colours. */
export const formStyle = `
:host { display: block; color: var(--text, CanvasText); font-family: var(--font-text, system-ui, sans-serif);
  font-size: 1rem; line-height: 1.5; }
* { box-sizing: border-box; margin: 0; }
form { display: grid; gap: 20px; }
.pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 140px), 1fr)); gap: 16px; }
.field { display: grid; gap: 6px; align-content: start; }
label { font-size: 0.875rem; font-weight: 600; }
input { inline-size: 100%; min-block-size: 48px; padding: 10px 14px; font: inherit; font-variant-numeric: tabular-nums;
  color: inherit; background: var(--surface, Field); border: 1px solid var(--control-line, GrayText);
  border-radius: var(--radius-control, 10px); transition: border-color var(--motion-control, 120ms); }
input::placeholder { color: var(--muted, GrayText); opacity: 1; }
input:focus-visible { outline: 2px solid var(--primary-text, Highlight); outline-offset: -1px; }
input[aria-invalid="true"] { border-color: var(--danger-text, #d92d20); }
.error { display: flex; gap: 6px; align-items: start; font-size: 0.875rem; color: var(--danger-text, #b42318); }
.error::before { content: "!"; flex: none; inline-size: 18px; block-size: 18px; margin-block-start: 1px; font-weight: 700;
  font-size: 0.75rem; line-height: 18px; text-align: center; border-radius: 50%; color: var(--danger-ink, #fff);
  background: var(--danger-fill, #b42318); }
.error[hidden] { display: none; }
.alert { padding: 12px 14px; border-radius: var(--radius-control, 10px); background: var(--danger-soft, transparent);
  border: 1px solid var(--danger-text, #b42318); }
.pay { display: flex; gap: 10px; align-items: center; justify-content: center; min-block-size: 52px; padding: 12px 20px;
  font: inherit; font-weight: 650; color: var(--primary-ink, ButtonText); background: var(--primary-fill, ButtonFace);
  border: 0; border-radius: var(--radius-control, 10px); cursor: pointer; }
.pay:hover { background: var(--primary-hover, var(--primary-fill, ButtonFace)); }
.pay:active { translate: 0 1px; }
.pay[aria-disabled="true"] { cursor: default; }
.pay[aria-disabled="true"]:not([aria-busy="true"]) { color: var(--ghost, GrayText);
  background: color-mix(in srgb, var(--text, CanvasText) 8%, transparent); }
.pay[aria-busy="true"]::before { content: ""; inline-size: 1em; block-size: 1em; border: 2px solid currentColor;
  border-inline-end-color: transparent; border-radius: 50%; animation: turn 0.8s linear infinite; }
button:focus-visible { outline: 2px solid var(--primary-text, Highlight); outline-offset: 2px; }
.tests { display: grid; gap: 10px; padding: 16px; border: 1px dashed var(--control-line, GrayText);
  border-radius: var(--radius-card, 16px); }
.tests p { font-size: 0.875rem; color: var(--muted, GrayText); }
.tests p:first-child { font-weight: 600; color: inherit; }
.tests ul { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 200px), 1fr)); gap: 8px; padding: 0;
  list-style: none; }
.tests li { display: grid; }
.tests button { inline-size: 100%; min-block-size: 44px; padding: 8px 12px; display: flex; gap: 8px; align-items: center;
  justify-content: space-between; font: inherit; font-size: 0.875rem; line-height: 1.3; text-align: start; color: inherit;
  background: var(--surface, ButtonFace); border: 1px solid var(--line, GrayText); border-radius: var(--radius, 8px);
  cursor: pointer; }
.tests button:hover { border-color: var(--primary-text, Highlight); }
.tests span { color: var(--muted, GrayText); font-variant-numeric: tabular-nums; white-space: nowrap; }
.note { font-size: 0.875rem; color: var(--muted, GrayText); }
/* Sentences keep their full stop at their end in a page with another direction. */
p { unicode-bidi: plaintext; text-align: match-parent; }
dialog { inline-size: min(100%, 420px); max-inline-size: 100%; margin: auto auto 0; padding: 24px; color: inherit;
  background: var(--surface, Canvas); border: 1px solid var(--line, GrayText); border-end-start-radius: 0;
  border-start-start-radius: 20px; border-start-end-radius: 20px; }
@media (min-width: 600px) { dialog { margin: auto; border-radius: 20px; } }
dialog::backdrop { background: rgb(0 0 0 / 0.6); }
dialog[open] { display: grid; gap: 16px; }
dialog h2 { font-size: 1.25rem; }
.sum { display: flex; gap: 16px; justify-content: space-between; padding-block: 12px; font-weight: 650;
  border-block: 1px solid var(--line, GrayText); font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
fieldset { display: grid; gap: 8px; padding: 0; border: 0; }
legend { padding: 0; margin-block-end: 8px; font-size: 0.875rem; font-weight: 600; }
fieldset label { display: flex; gap: 10px; align-items: center; min-block-size: 48px; padding: 8px 14px; font-weight: 400;
  border: 1px solid var(--line, GrayText); border-radius: var(--radius-control, 10px); cursor: pointer; }
fieldset label bdi { white-space: nowrap; }
fieldset label span { margin-inline-start: auto; color: var(--muted, GrayText); text-align: end; }
fieldset label:has(:checked) { border-color: var(--primary-text, Highlight); }
input[type="radio"] { flex: none; inline-size: 20px; min-block-size: 20px; block-size: 20px; margin: 0; padding: 0;
  accent-color: var(--primary-text, Highlight); }
fieldset label .start { margin-inline-start: 0; color: inherit; text-align: start; }
.keep { display: flex; gap: 10px; align-items: center; min-block-size: 44px; font-weight: 400; cursor: pointer; }
.keep[hidden] { display: none; }
.field[hidden], .tests[hidden] { display: none; }
input[type="checkbox"] { flex: none; inline-size: 20px; min-block-size: 20px; block-size: 20px; margin: 0; padding: 0;
  accent-color: var(--primary-text, Highlight); }
.quiet { min-block-size: 48px; font: inherit; font-weight: 600; color: inherit; background: none;
  border: 1px solid var(--control-line, GrayText); border-radius: var(--radius-control, 10px); cursor: pointer; }
.wallets { display: grid; gap: 10px; grid-template-columns: repeat(auto-fit, minmax(min(100%, 180px), 1fr)); }
.wallet { min-block-size: 52px; padding: 12px 20px; font: inherit; font-weight: 650; color: var(--surface, Canvas);
  background: var(--text, CanvasText); border: 0; border-radius: var(--radius-control, 10px); cursor: pointer; }
.wallet:active { translate: 0 1px; }
select { inline-size: 100%; min-block-size: 48px; padding: 10px 14px; font: inherit; color: inherit;
  background: var(--surface, Field); border: 1px solid var(--control-line, GrayText);
  border-radius: var(--radius-control, 10px); }
select:focus-visible { outline: 2px solid var(--primary-text, Highlight); outline-offset: -1px; }
fieldset[hidden] { display: none; }
small { font-size: 0.875rem; color: var(--muted, GrayText); }
.field select, .field input { font-weight: 400; }
.foot { position: sticky; inset-block-end: -24px; display: grid; gap: 12px; margin: 0 -24px -24px; padding: 16px 24px 24px;
  background: var(--surface, Canvas); border-block-start: 1px solid var(--line, GrayText); }
.row { display: flex; gap: 16px; justify-content: space-between; }
.row:last-child { font-weight: 650; font-size: 1.125rem; }
@keyframes turn { to { rotate: 1turn; } }
@media (prefers-reduced-motion: reduce) { .pay[aria-busy="true"]::before { animation-duration: 3s; } }
`;
