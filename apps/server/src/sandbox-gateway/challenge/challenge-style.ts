/** The bank's own style, independent of any shop's. */
export const challengeStyle = `
:root { color-scheme: dark; --ground: #0b1020; --card: #141b30; --edge: #2a3554; --text: #eef2ff; --muted: #a4b0d0;
  --accent: #8fb4ff; --ink: #081129; }
@media (prefers-color-scheme: light) {
  :root { color-scheme: light; --ground: #eef2fb; --card: #ffffff; --edge: #d3dcf0; --text: #14203c; --muted: #4e5d82;
    --accent: #1d4fd8; --ink: #ffffff; }
}
* { box-sizing: border-box; margin: 0; }
body { min-block-size: 100dvh; display: grid; place-items: center; padding: 24px 16px; background: var(--ground);
  color: var(--text); font: 16px/1.5 system-ui, -apple-system, "Segoe UI", "Noto Sans", sans-serif; }
main { inline-size: min(100%, 420px); padding: 32px; background: var(--card); border: 1px solid var(--edge);
  border-radius: 20px; }
.bank { display: flex; align-items: center; gap: 10px; font-weight: 600; color: var(--accent); }
.bank svg { fill: currentColor; }
h1 { margin-block-start: 28px; font-size: 28px; line-height: 1.2; letter-spacing: -0.01em; }
.lead { margin-block-start: 8px; color: var(--muted); }
dl { margin-block: 24px; border-block: 1px solid var(--edge); }
dl div { display: flex; justify-content: space-between; gap: 16px; padding-block: 12px; }
dl div + div { border-block-start: 1px solid var(--edge); }
dt { color: var(--muted); }
dd { font-weight: 600; text-align: end; overflow-wrap: anywhere; }
.amount { font-variant-numeric: tabular-nums; }
form { display: grid; gap: 12px; }
button { min-block-size: 48px; padding: 12px 20px; border-radius: 12px; border: 1px solid transparent; font: inherit;
  font-weight: 600; cursor: pointer; }
.approve { background: var(--accent); color: var(--ink); }
.fail { background: transparent; color: var(--text); border-color: var(--muted); }
button:hover { filter: brightness(1.08); }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 3px; }
@media (max-width: 420px) { main { padding: 24px 20px; } }
`;
