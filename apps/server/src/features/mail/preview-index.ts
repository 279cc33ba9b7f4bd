import type { Sender } from "./mail-draft.ts";
import { mailText } from "./mail-text.ts";
import { html } from "./markup.ts";
import { type Sample, sampleName } from "./preview-samples.ts";
import { mailLanguages, write } from "./texts/catalogue.ts";

const style = `
  body { margin: 0; padding: 32px 24px; background: #F6F8F7; color: #14201B; font: 16px/1.5 system-ui, sans-serif; }
  main { max-width: 1240px; margin: 0 auto; display: grid; gap: 32px; }
  h1 { margin: 0; font-size: 28px; letter-spacing: -0.01em; }
  section { display: grid; gap: 12px; padding: 24px; background: #FFFFFF; border: 1px solid #DEE6E2; border-radius: 16px; }
  h2 { margin: 0; font-size: 18px; }
  p { margin: 0; color: #566A62; }
  a { color: #08724A; }
  .both { display: grid; grid-template-columns: 3fr 2fr; gap: 16px; }
  pre { margin: 0; padding: 16px; overflow: auto; white-space: pre-wrap; overflow-wrap: anywhere; font-size: 14px;
    border: 1px solid #DEE6E2; border-radius: 10px; }
  iframe { inline-size: 100%; block-size: 640px; border: 1px solid #DEE6E2; border-radius: 10px; background: #FFFFFF; }
  @media (max-width: 900px) { body { padding: 16px; } section { padding: 16px; } .both { grid-template-columns: 1fr; } }`;

/** Renders every sample as HTML and as text, with links to each language. */
export function previewIndex(samples: readonly Sample[], sender: Sender): string {
  const section = ({ content, variant }: Sample, index: number) => {
    const place = `/mail-preview/${index + 1}`;
    const written = write(content, { name: sampleName, language: "en" }, sender);
    const { subject, attachments = [] } = written.draft;
    const link = (language: string) =>
      html`<a href="${place}/html?language=${language}">HTML, ${language}</a> &middot;
        <a href="${place}/text?language=${language}">text, ${language}</a> &middot;
        <a href="${place}/html?language=${language}&amp;greeting=nameless">HTML without the name, ${language}</a> `;
    return html`<section>
      <h2>${subject}</h2>
      <p>
        ${content.kind}, ${variant} &middot;
        ${mailLanguages.map(link)}${attachments.map(({ name }) => ` \u00b7 with ${name}`).join("")}
      </p>
      <div class="both">
        <iframe src="${place}/html" title="${subject}, HTML" loading="lazy"></iframe>
        <pre tabindex="0">${mailText(written, sender)}</pre>
      </div>
    </section>`;
  };
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>Mails of ${sender.brand}</title>
        <style>
          ${style}
        </style>
      </head>
      <body>
        <main>
          <h1>Mails of ${sender.brand}</h1>
          ${samples.map(section)}
        </main>
      </body>
    </html> `.text;
}
