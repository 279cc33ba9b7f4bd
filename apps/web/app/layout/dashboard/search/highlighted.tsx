import { highlight } from "./search-matches.ts";

/** A text with every match of the query marked. */
export function Highlighted({ text, query }: { text: string; query: string }) {
  return highlight(text, query).map((part, index) =>
    part.isMatch ? <mark key={index}>{part.text}</mark> : <span key={index}>{part.text}</span>,
  );
}
