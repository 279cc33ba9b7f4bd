import type { faq } from "../../locales/en/faq.ts";
import type { Translated } from "../../locales/texts.ts";

export type Question = { id: string; question: string; answer: string };
export type Group = { id: string; title: string; questions: Question[] };

const folded = (text: string) => text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();

/** The groups with the questions that contain every word of the search, ignoring case and accents. */
export function matchingQuestions(groups: Translated<typeof faq>["groups"], search: string): Group[] {
  const words = folded(search).split(/\s+/u).filter(Boolean);
  const matches = ({ question, answer }: Question) => {
    const text = folded(`${question} ${answer}`);
    return words.every((word) => text.includes(word));
  };
  return Object.entries(groups)
    .map(([id, { title, questions }]) => {
      const all = Object.entries(questions).map(([questionId, texts]) => ({ id: questionId, ...texts }));
      return { id, title, questions: all.filter(matches) };
    })
    .filter(({ questions }) => questions.length > 0);
}
