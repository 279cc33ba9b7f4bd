/*
 * The terms of the logs, written only from their description: it shares no code with the package.
 */
import { sha256 } from "./recompute.ts";

/** Witnesses as [name, verifier key], groups as [name, number, members], and the name of the quorum. */
export type Promise3 = {
  readonly terms: string;
  readonly records: string;
  readonly noticeMinutes: number;
  readonly witnesses: readonly (readonly [name: string, key: string])[];
  readonly groups: readonly (readonly [name: string, number: string, members: readonly string[]])[];
  readonly quorum: string;
  readonly mirrors: readonly string[];
};

/** The policy's canonical text, the signed text of the terms of the logs, and their leaf in the terms log. */
export function logsTexts({ terms, records, noticeMinutes, witnesses, groups, quorum, mirrors }: Promise3) {
  let policy = "";
  for (const [name, key] of witnesses) policy += `witness ${name} ${key}\n`;
  for (const [name, number, members] of groups) policy += `group ${name} ${number} ${members.join(" ")}\n`;
  policy += `quorum ${quorum}\n`;
  const text = `lootbox/logs/v3\n${terms}\n${records}\n${noticeMinutes}\n${sha256(policy)}\n${mirrors.join(",")}`;
  return { policy, text, leaf: `{"kind":"logs","text":${JSON.stringify(text)},"policy":${JSON.stringify(policy)}}` };
}

/** True for the address of a mirror, by reading it from left to right. */
export function mayBeMirror(url: string): boolean {
  if (url.length > 200 || /[\s,?#"\\<>^`{|}]/u.test(url) || url.endsWith("/")) return false;
  const isHere = url === "http://127.0.0.1" || /^http:\/\/127\.0\.0\.1[:/]/u.test(url);
  if (!isHere && !url.startsWith("https://")) return false;
  const [authority = "", ...path] = url.slice(url.indexOf("//") + 2).split("/");
  const [host = "", port, ...more] = authority.split(":");
  const isPort = port === undefined || (/^\d{1,5}$/u.test(port) && !port.startsWith("0"));
  const isHost = /^[a-z\d.-]+$/u.test(host);
  return isHost && !/^[.-]|[.-]$/u.test(host) && isPort && more.length === 0 && !path.includes("");
}
