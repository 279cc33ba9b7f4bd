import { peopleHeadings } from "../../locales/columns/people.ts";
import { headingsOf } from "../../locales/texts.ts";
import { dayText } from "../../ui/date-text.ts";
import type { Column } from "../operators/index.ts";
import { PersonMarks } from "./person-marks.tsx";

type PeopleColumn = Column<"listPeople">;

/** The columns of the operators' list of people. There are only those that are needed to identify a person. */
export function peopleColumns(): [PeopleColumn, ...PeopleColumn[]] {
  const headings = headingsOf(peopleHeadings);
  return [
    { id: "userName", title: headings.userName, cell: ({ userName }) => <bdi>{userName}</bdi> },
    { id: "name", title: headings.name, cell: ({ firstName, lastName }) => <bdi>{`${firstName} ${lastName}`}</bdi> },
    { id: "email", title: headings.email, cell: ({ email }) => <bdi dir="ltr">{email}</bdi> },
    {
      id: "joined",
      isWide: true,
      title: headings.joined,
      sortBy: "CreatedAtUtc",
      cell: ({ createdAtUtc }) => <time dateTime={createdAtUtc}>{dayText(createdAtUtc)}</time>,
    },
    { id: "state", isBeside: true, title: headings.state, cell: (person) => <PersonMarks person={person} isBrief /> },
  ];
}
