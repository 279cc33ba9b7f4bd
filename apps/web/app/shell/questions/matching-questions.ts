import type { faq, QuestionFacts } from "../../locales/en/faq.ts";
import type { Translated } from "../../locales/texts.ts";

export type Question = { id: string; question: string; answer: string };
export type Group = { id: string; title: string; questions: Question[] };

const folded = (text: string) => text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();

const wordsOf = (search: string) => folded(search).split(/\s+/u).filter(Boolean);

/** The questions whose own words contain every word of the search. */
export function matchingTitles(questions: readonly Question[], search: string): Question[] {
  const words = wordsOf(search);
  return questions.filter(({ question }) => words.every((word) => folded(question).includes(word)));
}

/** The groups with the questions that contain every word of the search, ignoring case and accents. */
export function matchingQuestions(
  groups: Translated<typeof faq>["groups"],
  facts: QuestionFacts,
  search: string,
): Group[] {
  const words = wordsOf(search);
  const matches = ({ question, answer }: Question) => {
    const text = folded(`${question} ${answer}`);
    return words.every((word) => text.includes(word));
  };
  return Object.entries(groups)
    .map(([id, { title, questions }]) => {
      const all = Object.entries<{ question: string; answer: string | ((facts: QuestionFacts) => string) }>(questions);
      const shown = all.map(([questionId, { question, answer }]) => {
        return { id: questionId, question, answer: typeof answer === "string" ? answer : answer(facts) };
      });
      return { id, title, questions: shown.filter(matches) };
    })
    .filter(({ questions }) => questions.length > 0);
}
