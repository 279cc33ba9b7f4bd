import { defineAct } from "../operators/index.ts";
import { type AnswerParts, noteCase, setCaseStatus } from "./change-case.ts";
import { openCase } from "./open-case.ts";

export const caseActs = (parts: AnswerParts) => [
  defineAct({
    name: "openCase",
    prepare: (_db, { body }) => ({ subject: body.personId }),
    change: openCase,
    response: (_db, { caseId }) => ({ id: caseId }),
  }),
  defineAct({
    name: "setCaseStatus",
    change: (tx, at, call) => setCaseStatus(parts, tx, at, call),
    response: (_db, facts, { params }) => ({ id: params.id, ...facts }),
  }),
  defineAct({ name: "noteCase", change: noteCase, response: (_db, { noteId }) => ({ id: noteId }) }),
];
