import { beforeAll, expect, it } from "vitest";
import { functionFiles, tableFiles } from "../../src/database/sql-files.ts";
import {
  asksInValues,
  callsOf,
  changedIn,
  choosesByValue,
  choosesSpan,
  countsWrong,
  existsOfNothing,
  findStrangers,
  lockedWithout,
  setsElements,
  tablesOf,
  updatesByClock,
  updatesBySpan,
  writesInWith,
} from "./find-strangers.ts";
import { functionExceptions } from "./function-exceptions.ts";
import { readFunctions, type SqlFunction } from "./read-functions.ts";
import { type DeclaredTable, readTableKinds } from "../../src/citus/table-kinds.ts";
import type { Node } from "./syntax-tree.ts";

/** The only function that may notify, so that notifications can take another way in a cluster. */
const NOTIFIES = "processes_tell";

type Rule = {
  people: ReadonlySet<string>;
  /** The tables whose rows are spread over nodes: those of people and of values. */
  spread: ReadonlySet<string>;
  /** The column by which the rows of a table of values are spread. */
  keys: ReadonlyMap<string, string>;
  /** The functions that read or write any table, themselves or by functions that they call. */
  askers: ReadonlySet<string>;
};

const namesOf = (tables: readonly DeclaredTable[]) => new Set(tables.map(({ name }) => name.replace("public.", "")));

function findAskers(functions: readonly SqlFunction[], tables: ReadonlySet<string>): Set<string> {
  const askers = new Set<string>();
  const asks = (statement: Node) =>
    tablesOf(statement).some((table) => tables.has(table)) || callsOf(statement).some((call) => askers.has(call));
  // Each round finds at least one more function, or none is left.
  for (let before = -1; before < askers.size;) {
    before = askers.size;
    for (const { name, statements } of functions) if (statements.some(asks)) askers.add(name);
  }
  return askers;
}

/** Returns what a function does against the rule. */
function breaksOf({ name, statements, ...way }: SqlFunction, { people, spread, keys, askers }: Rule): string[] {
  const called = statements.flatMap(callsOf);
  const onNodes = statements.filter((statement) => tablesOf(statement).some((table) => spread.has(table)));
  const ofValues = onNodes.filter((statement) =>
    tablesOf(statement).some((table) => spread.has(table) && !people.has(table)),
  );
  const found = [
    ...statements.flatMap((statement) => findStrangers(statement, people)).map((table) => `${table} of everybody`),
    ...(way.isPlainSql && way.hasParameters && onNodes.length > 0 ? ["LANGUAGE sql"] : []),
    ...onNodes.flatMap((statement) =>
      callsOf(statement)
        .filter((call) => askers.has(call))
        .map((call) => `${call} on a node`),
    ),
    ...(onNodes.some(setsElements) ? ["SET to an element"] : []),
    ...(way.asksCount && onNodes.some(countsWrong) ? ["count of INSERT … SELECT"] : []),
    ...(ofValues.some(existsOfNothing) ? ["EXISTS without a column"] : []),
    ...(onNodes.some(updatesByClock) ? ["clock in UPDATE"] : []),
    ...(onNodes.some(choosesByValue) ? ["CASE of a value in UPDATE"] : []),
    ...(onNodes.some(asksInValues) ? ["subquery in VALUES"] : []),
    ...(onNodes.some(choosesSpan) ? ["span in CASE of UPDATE"] : []),
    ...onNodes.flatMap((statement) => lockedWithout(statement, keys)).map((table) => `${table} locked without its key`),
    ...(onNodes.some(updatesBySpan) ? ["span in DO UPDATE"] : []),
    ...(statements.some(writesInWith) ? ["WITH that writes"] : []),
    ...(called.some((call) => call.startsWith("pg_advisory")) ? ["advisory lock"] : []),
    ...(called.includes("pg_notify") && name !== NOTIFIES ? ["notification"] : []),
    ...(way.isDynamic ? ["EXECUTE"] : []),
    ...(way.settings.includes("plan_cache_mode") ? ["plan_cache_mode"] : []),
  ];
  return [...new Set(found)].map((what) => `${name}: ${what}`);
}

let functions: SqlFunction[];
let rule: Rule;
beforeAll(async () => {
  const tables = await tableFiles();
  const kinds = readTableKinds(tables);
  functions = await readFunctions([...tables, ...(await functionFiles())]);
  rule = {
    people: namesOf(kinds.filter(({ kind }) => kind === "person")),
    spread: namesOf(kinds.filter(({ kind }) => kind === "person" || kind === "value")),
    keys: new Map(
      kinds.flatMap(({ name, kind, key }) =>
        kind === "value" && key !== undefined ? [[name.replace("public.", ""), key] as const] : [],
      ),
    ),
    askers: findAskers(functions, namesOf(kinds)),
  };
});

it("each statement on people's rows says whose, and runs on one node", () => {
  expect(functions.length).toBeGreaterThan(200);
  expect(functions.flatMap((each) => breaksOf(each, rule)).toSorted()).toEqual(functionExceptions.toSorted());
});

it("no function changes or removes rows that are only ever added", async () => {
  const tables = await tableFiles();
  const kept = tables.flatMap(({ text }) =>
    [...text.matchAll(/^REVOKE UPDATE, DELETE, TRUNCATE ON (\w+) FROM CURRENT_USER;/gm)].map(([, name]) => name ?? ""),
  );
  expect(kept).toContain("ledger_entries");
  const changed = functions.flatMap(({ name, statements }) =>
    statements.flatMap(changedIn).map((table) => `${name}: ${table}`),
  );
  expect(changed).toContain("payment_credit: payments");
  expect(changed.filter((line) => kept.some((table) => line.endsWith(`: ${table}`)))).toEqual([]);
});

const COUNT = "count of INSERT … SELECT";

const create = (body: string, way = "LANGUAGE plpgsql") =>
  `CREATE FUNCTION command.tried(p_user uuid, p_users uuid[]) RETURNS void ${way} AS $$ ${body} $$;`;

it.each([
  ["PERFORM FROM wallets WHERE wallet_id = p_user;", ["wallets of everybody"]],
  ["PERFORM FROM wallets WHERE user_id = p_user OR balance_cents = 0;", ["wallets of everybody"]],
  ["PERFORM FROM cases c JOIN wallets w ON w.user_id = c.assignee_id;", ["wallets of everybody"]],
  ["PERFORM FROM wallets w, records r WHERE w.user_id = r.user_id;", ["records of everybody", "wallets of everybody"]],
  ["PERFORM FROM users u JOIN wallets w USING (user_id) WHERE u.user_id = p_user;", []],
  ["PERFORM FROM wallets w, records r WHERE w.user_id = r.user_id AND r.user_id = ANY (p_users);", []],
  ["PERFORM FROM unnest(p_users) AS person JOIN wallets w ON w.user_id = person;", []],
  ["UPDATE wallets SET last_sequence = 0 WHERE (user_id, wallet_id) = (p_user, p_user);", []],
  ["DELETE FROM wallets;", ["wallets of everybody"]],
  ["INSERT INTO wallets (user_id, wallet_id) VALUES (p_user, p_user);", []],
  ["INSERT INTO wallets (wallet_id) VALUES (p_user);", ["wallets of everybody"]],
  ["IF EXISTS (SELECT FROM wallets) THEN RETURN; END IF;", ["wallets of everybody"]],
  ["LOCK TABLE wallets IN SHARE MODE;", ["wallets of everybody"]],
  ["PERFORM pg_advisory_xact_lock(1);", ["advisory lock"]],
  ["EXECUTE 'DELETE FROM ' || p_user;", ["EXECUTE"]],
  ["PERFORM pg_notify('a', 'b');", ["notification"]],
  ["PERFORM command.wallet_id(user_id) FROM records WHERE user_id = p_user;", ["wallet_id on a node"]],
  ["PERFORM command.euros(sequence) FROM ledger_entries WHERE user_id = p_user;", []],
  ["UPDATE wallets SET last_sequence = (p_list)[1] WHERE user_id = p_user;", ["SET to an element"]],
  ["INSERT INTO wallets (user_id) SELECT p_user ON CONFLICT DO NOTHING; IF FOUND THEN NULL; END IF;", [COUNT]],
  ["INSERT INTO wallets (user_id) SELECT p_user ON CONFLICT DO NOTHING;", []],
  ["INSERT INTO wallets (user_id) VALUES (p_user) ON CONFLICT DO NOTHING; IF FOUND THEN NULL; END IF;", []],
  [
    "UPDATE users SET updated_at = CASE WHEN is_locked THEN p_at + interval '1 day' END WHERE user_id = p_user;",
    ["span in CASE of UPDATE"],
  ],
  [
    "UPDATE users SET is_locked = CASE p_what WHEN 'Lock' THEN true END WHERE user_id = p_user;",
    ["CASE of a value in UPDATE"],
  ],
  ["INSERT INTO wallets (user_id) VALUES ((SELECT p_user));", ["subquery in VALUES"]],
  ["PERFORM FROM paid_captures WHERE user_id = p_user FOR UPDATE;", ["paid_captures locked without its key"]],
  ["PERFORM EXISTS (SELECT FROM identities WHERE user_id = p_user);", ["EXISTS without a column"]],
  ["PERFORM EXISTS (SELECT 1 FROM identities WHERE user_id = p_user);", []],
  ["UPDATE users SET updated_at = command.database_time() WHERE user_id = p_user;", ["clock in UPDATE"]],
  [
    `INSERT INTO users AS u (user_id, updated_at) VALUES (p_user, p_at) ON CONFLICT (user_id)
    DO UPDATE SET updated_at = u.updated_at + interval '1 day';`,
    ["span in DO UPDATE"],
  ],
  ["WITH a AS (DELETE FROM cases RETURNING 1) INSERT INTO works SELECT FROM a;", ["WITH that writes"]],
])("the rule reads %s", async (statement, expected) => {
  const [read] = await readFunctions([{ name: "tried.sql", text: create(`BEGIN ${statement} END`) }]);
  expect(read && breaksOf(read, rule).toSorted()).toEqual(expected.map((what) => `tried: ${what}`));
});

it("the rule reads how a function is declared", async () => {
  const declared = create("SELECT FROM wallets WHERE user_id = p_user;", "LANGUAGE sql SET plan_cache_mode = auto");
  const [read] = await readFunctions([{ name: "tried.sql", text: declared }]);
  expect(read && breaksOf(read, rule)).toEqual(["tried: LANGUAGE sql", "tried: plan_cache_mode"]);
});
