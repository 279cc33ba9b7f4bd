import type { people } from "../../locales/en/people.ts";
import type { Translated } from "../../locales/texts.ts";
import { dayText } from "../../ui/date-text.ts";
import type { Column } from "../operators/index.ts";
import { PersonMarks } from "./person-marks.tsx";

type PeopleColumn = Column<"listPeople">;

/** The columns of the operators' list of people. There are only those that are needed to identify a person. */
export function peopleColumns(t: Translated<typeof people>): [PeopleColumn, ...PeopleColumn[]] {
  return [
    { id: "userName", title: t.userName, cell: ({ userName }) => <bdi>{userName}</bdi> },
    { id: "name", title: t.name, cell: ({ firstName, lastName }) => <bdi>{`${firstName} ${lastName}`}</bdi> },
    { id: "email", title: t.email, cell: ({ email }) => <bdi dir="ltr">{email}</bdi> },
    {
      id: "joined",
      title: t.joined,
      sortBy: "CreatedAtUtc",
      cell: ({ createdAtUtc }) => <time dateTime={createdAtUtc}>{dayText(createdAtUtc)}</time>,
    },
    { id: "state", title: t.state, cell: (person) => <PersonMarks person={person} /> },
  ];
}
