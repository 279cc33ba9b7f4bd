import { highlight, highlightWords } from "./search-matches.ts";

type Props = {
  text: string;
  query: string;
  /** If true, marks each word of the query instead of the whole query. */
  byWords?: boolean | undefined;
};

/** A text with every match of the query marked. */
export function Highlighted({ text, query, byWords = false }: Props) {
  return (byWords ? highlightWords : highlight)(text, query).map((part, index) =>
    part.isMatch ? <mark key={index}>{part.text}</mark> : <span key={index}>{part.text}</span>,
  );
}
