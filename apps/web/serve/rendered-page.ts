import { randomBytes } from "node:crypto";
import { integrityOf } from "@trove/fairness/log";
import { MAP_HEADER, type Part, PART_HEADER } from "../on-record/parts.ts";

/**
 * The nonce with which pages are rendered. It marks the app's own inline scripts and styles. It is random, so that no
 * text in the shop can contain it.
 */
export const INLINE_MARK = randomBytes(18).toString("base64url");

/** Sources of a Content-Security-Policy that allow exactly the inline scripts and styles of one page. */
export type InlineSources = { scripts: string[]; styles: string[] };

/** A page, or another response at its URL, such as a redirect. It is the same for everybody. */
export type RenderedPage = {
  status: number;
  headers: Record<string, string>;
  text: string;
  inline: InlineSources;
  /** The part of the shop that shares this page's document; undefined in development, and for other responses. */
  part: Part | undefined;
};

const marked = new RegExp(`<(script|style)\\b[^>]* nonce="${INLINE_MARK}"[^>]*>(.*?)</\\1>`, "gs");
const mark = ` nonce="${INLINE_MARK}"`;

function sourcesOf(html: string): InlineSources {
  const found: Record<string, Set<string>> = { script: new Set(), style: new Set() };
  for (const [, kind = "", contents = ""] of html.matchAll(marked)) {
    if (contents === "") continue;
    found[kind]?.add(`'${integrityOf(contents)}'`);
  }
  return { scripts: [...(found["script"] ?? [])], styles: [...(found["style"] ?? [])] };
}

/**
 * Reads a rendered page, removes the nonce, and computes the hashes for its policy. Without a nonce the page is the
 * same for everybody, so it can be cached and compressed, and can have an ETag.
 */
export async function readRendering(response: Response): Promise<RenderedPage> {
  const text = await response.text();
  const { [PART_HEADER]: part, [MAP_HEADER]: map, ...headers } = Object.fromEntries(response.headers);
  const inline = sourcesOf(text);
  if (map !== undefined) inline.scripts.push(`'${map}'`);
  return { status: response.status, headers, text: text.replaceAll(mark, ""), inline, part: part as Part | undefined };
}
