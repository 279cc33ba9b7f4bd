import { people } from "../../locales/en/people.ts";
import { type Translated, useTexts } from "../../locales/texts.ts";
import { PageHeader } from "../../ui/page/page-header.tsx";
import { type Column, OperatorList } from "../operators/index.ts";
import { dayText } from "../../ui/date-text.ts";
import { PersonMarks } from "./person-marks.tsx";

type PeopleColumn = Column<"listPeople">;

/** The columns of the operators' list of people. There are only those that are needed to identify a person. */
function peopleColumns(t: Translated<typeof people>): [PeopleColumn, ...PeopleColumn[]] {
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

/** The operators' list of people. */
export default function PeoplePage() {
  const t = useTexts(people);
  return (
    <>
      <PageHeader title={t.title} lead={t.lead} />
      <OperatorList
        endpoint="listPeople"
        label={t.title}
        results={t.results}
        columns={peopleColumns()}
        row={{
          id: ({ id }) => id,
          name: ({ userName }) => userName,
          link: ({ id }) => `/dashboard/group/five/${id}`,
        }}
        views={[
          { id: "all", title: t.views.all, query: "" },
          { id: "locked", title: t.views.locked, query: "isLocked=true" },
          { id: "on-hold", title: t.views.onHold, query: "isOnHold=true" },
        ]}
        filters={[
          {
            kind: "one",
            name: "isLocked",
            title: t.marks.locked,
            choices: [
              { value: "true", text: t.marks.locked },
              { value: "false", text: t.marks.active },
            ],
          },
          { kind: "one", name: "isOnHold", title: t.marks.onHold, choices: [{ value: "true", text: t.marks.onHold }] },
        ]}
        sort={{ by: "CreatedAtUtc", direction: "Desc" }}
        search={t.search}
        empty={t.empty}
      />
    </>
  );
}
