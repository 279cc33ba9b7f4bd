import type { Found } from "../../ui/page/found-head.tsx";
import type { Group } from "../../shell/questions/matching-questions.ts";

/** The metadata for search engines: the questions with their answers, as the page shows them. */
export function faqFound(groups: readonly Group[]): Found {
  const questions = groups.flatMap((group) => group.questions);
  return {
    facts: () => [
      {
        "@type": "FAQPage",
        mainEntity: questions.map(({ question, answer }) => ({
          "@type": "Question",
          name: question,
          acceptedAnswer: { "@type": "Answer", text: answer },
        })),
      },
    ],
  };
}
