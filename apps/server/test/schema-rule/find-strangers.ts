import { childrenOf, findAll, listOf, nameOf, type Node, textOf } from "./syntax-tree.ts";

/** A table in a statement, under the name by which the statement calls it. */
type Place = { table: string; alias: string };

const namesOf = (column: unknown) =>
  listOf((column as Node | undefined)?.["fields"]).map((field) =>
    textOf((field["String"] as Node | undefined)?.["sval"]),
  );

function placeOf(range: Node): Place {
  const table = textOf(range["relname"]);
  return { table, alias: textOf((range["alias"] as Node | undefined)?.["aliasname"]) || table };
}

/** Splits conditions that must all hold. Conditions of other kinds, such as OR, stay whole. */
function conjunctsOf(condition: unknown): Node[] {
  const node = condition as Node | undefined;
  if (node === undefined) return [];
  const both = node["BoolExpr"] as Node | undefined;
  return both?.["boolop"] === "AND_EXPR" ? listOf(both["args"]).flatMap(conjunctsOf) : [node];
}

/** Returns the pairs of expressions that a condition makes equal. `= ANY` is a list of people. */
function equalsOf(condition: Node): [Node, Node][] {
  const sublink = condition["SubLink"] as Node | undefined;
  if (sublink?.["subLinkType"] === "ANY_SUBLINK") return [[sublink["testexpr"] as Node, {}]];
  const { kind, name, lexpr, rexpr } = (condition["A_Expr"] ?? {}) as Node;
  if (kind !== "AEXPR_OP" && kind !== "AEXPR_OP_ANY") return [];
  if (nameOf(name) !== "=") return [];
  const [left, right] = [lexpr as Node, rexpr as Node];
  if (left["RowExpr"] === undefined || right["RowExpr"] === undefined) return [[left, right]];
  const others = listOf((right["RowExpr"] as Node)["args"]);
  return listOf((left["RowExpr"] as Node)["args"]).map((each, index) => [each, others[index] ?? {}]);
}

/** A SELECT, UPDATE or DELETE without those inside of it: its tables and conditions. */
type Scope = { places: Place[]; joins: Node[]; conditions: Node[] };

/** Reads FROM and USING, but no subqueries in them. */
function readScope(statement: Node, withNames: ReadonlySet<string>): Scope {
  const scope: Scope = { places: [], joins: [], conditions: conjunctsOf(statement["whereClause"]) };
  const add = (item: Node) => {
    const [range, join] = [item["RangeVar"], item["JoinExpr"]] as (Node | undefined)[];
    if (range !== undefined && !withNames.has(textOf(range["relname"]))) scope.places.push(placeOf(range));
    if (join === undefined) return;
    scope.joins.push(join);
    scope.conditions.push(...conjunctsOf(join["quals"]));
    add(join["larg"] as Node);
    add(join["rarg"] as Node);
  };
  if (statement["relation"] !== undefined) add({ RangeVar: statement["relation"] });
  for (const item of [...listOf(statement["fromClause"]), ...listOf(statement["usingClause"])]) add(item);
  return scope;
}

const isOfPerson = (list: unknown) => JSON.stringify(list ?? "").includes('"user_id"');

/** Returns the tables of people in a scope whose user_id is bound neither by a value nor by another table's. */
function unboundIn({ places, joins, conditions }: Scope, people: ReadonlySet<string>): string[] {
  const own = places.filter(({ table }) => people.has(table));
  const isJoined = joins.some((join) => isOfPerson(join["usingClause"]));
  const bound = new Set<string>();
  const pairs: [string, string][] = [];
  const aliasOf = (side: Node): string | undefined => {
    const names = namesOf(side["ColumnRef"]);
    if (names.at(-1) !== "user_id") return undefined;
    if (names.length > 1) return own.find(({ alias }) => alias === names[0])?.alias;
    return own.length === 1 || isJoined ? own[0]?.alias : undefined;
  };
  const isOfTable = (side: Node) => places.some(({ alias }) => alias === namesOf(side["ColumnRef"])[0]);
  for (const [left, right] of conditions.flatMap(equalsOf)) {
    const [one, other] = [aliasOf(left), aliasOf(right)];
    if (one !== undefined && other !== undefined) pairs.push([one, other]);
    else if (one !== undefined && !isOfTable(right)) bound.add(one);
    else if (other !== undefined && !isOfTable(left)) bound.add(other);
  }
  if (isJoined) for (const { alias } of own.slice(1)) pairs.push([own[0]?.alias ?? "", alias]);
  // Each round over all pairs carries the person at least one pair further.
  for (const [one, other] of pairs.flatMap(() => pairs)) {
    if (bound.has(one) || bound.has(other)) bound.add(one).add(other);
  }
  return own.filter(({ alias }) => !bound.has(alias)).map(({ table }) => table);
}

/** Returns the tables of people that a statement reads or changes without saying whose rows. */
export function findStrangers(statement: Node, people: ReadonlySet<string>): string[] {
  const withNames = new Set(findAll(statement, "CommonTableExpr").map(({ ctename }) => textOf(ctename)));
  const scopes = ["SelectStmt", "UpdateStmt", "DeleteStmt"].flatMap((type) => findAll(statement, type));
  const inserts = findAll(statement, "InsertStmt").flatMap(({ relation, cols }) => {
    const { table } = placeOf(relation as Node);
    return people.has(table) && cols !== undefined && !isOfPerson(cols) ? [table] : [];
  });
  const locked = findAll(statement, "LockStmt").flatMap(({ relations }) =>
    listOf(relations)
      .map((each) => placeOf(each["RangeVar"] as Node).table)
      .filter((table) => people.has(table)),
  );
  return [...scopes.flatMap((scope) => unboundIn(readScope(scope, withNames), people)), ...inserts, ...locked];
}

/** Returns the tables that a statement names anywhere. */
export function tablesOf(statement: Node): string[] {
  const named = findAll(statement, "RangeVar").concat(findAll(statement, "relation"));
  return named.map((range) => placeOf(range).table);
}

/** Returns the tables whose rows a statement changes or removes. */
export function changedIn(statement: Node): string[] {
  const merged = findAll(statement, "InsertStmt").filter(
    ({ onConflictClause }) => (onConflictClause as Node | undefined)?.["action"] === "ONCONFLICT_UPDATE",
  );
  const written = [...findAll(statement, "UpdateStmt"), ...findAll(statement, "DeleteStmt"), ...merged];
  const emptied = findAll(statement, "TruncateStmt").flatMap(({ relations }) =>
    listOf(relations).map((each) => each["RangeVar"] as Node),
  );
  return [...written.map(({ relation }) => relation as Node), ...emptied].map((range) => placeOf(range).table);
}

/** Whether a statement writes within WITH. */
export function writesInWith(statement: Node): boolean {
  return findAll(statement, "CommonTableExpr").some(({ ctequery }) =>
    childrenOf(ctequery).some(([type]) => ["InsertStmt", "UpdateStmt", "DeleteStmt"].includes(type)),
  );
}

/** Returns the names of the functions that a statement calls, without their schemas. */
export function callsOf(statement: Node): string[] {
  return findAll(statement, "FuncCall").map(({ funcname }) => nameOf(funcname));
}

/** Whether an UPDATE sets a column to an element of an array, or of JSON. Citus crashes the whole server then. */
export function setsElements(statement: Node): boolean {
  return findAll(statement, "UpdateStmt").some(({ targetList }) =>
    listOf(targetList).some(({ ResTarget }) => {
      const value = (ResTarget as Node)["val"] as Node | undefined;
      return findAll((value?.["A_Indirection"] as Node | undefined)?.["indirection"], "A_Indices").length > 0;
    }),
  );
}

/** Returns the statements that insert what a SELECT finds, and leave out or change rows that are there. */
function insertsSelected(statement: Node): Node[] {
  return findAll(statement, "InsertStmt").filter(({ selectStmt, onConflictClause }) => {
    const selected = (selectStmt as Node | undefined)?.["SelectStmt"] as Node | undefined;
    return onConflictClause !== undefined && selected !== undefined && selected["valuesLists"] === undefined;
  });
}

/** Whether a statement's number of rows is wrong in a cluster, where it counts what was selected, not inserted. */
export const countsWrong = (statement: Node): boolean => insertsSelected(statement).length > 0;

/** Whether EXISTS asks for rows without a column: Citus can't store those, if it asks several nodes. */
export function existsOfNothing(statement: Node): boolean {
  return findAll(statement, "SubLink").some(
    ({ subLinkType, subselect }) =>
      subLinkType === "EXISTS_SUBLINK" &&
      findAll({ subselect }, "SelectStmt").some(
        ({ targetList, valuesLists, op }) =>
          targetList === undefined && valuesLists === undefined && (op === undefined || op === "SETOP_NONE"),
      ),
  );
}

const CLOCKS = ["database_time", "clock_timestamp", "gen_random_uuid", "random", "nextval"];

/** Whether an UPDATE calls a clock, or draws a random value. */
export function updatesByClock(statement: Node): boolean {
  return findAll(statement, "UpdateStmt").some((update) => callsOf(update).some((call) => CLOCKS.includes(call)));
}

const isSpan = (side: unknown): boolean => {
  const { typeName } = ((side as Node | undefined)?.["TypeCast"] ?? {}) as Node;
  const isCast = nameOf((typeName as Node | undefined)?.["names"]) === "interval";
  return isCast || callsOf((side ?? {}) as Node).includes("make_interval");
};

/** Whether an UPDATE adds a span to a time within CASE or COALESCE, which Citus refuses. */
export function choosesSpan(statement: Node): boolean {
  return findAll(statement, "UpdateStmt").some((update) =>
    ["CaseExpr", "CoalesceExpr"].some((type) =>
      findAll(update, type).some((choice) =>
        findAll(choice, "A_Expr").some(({ name, rexpr }) => ["+", "-"].includes(nameOf(name)) && isSpan(rexpr)),
      ),
    ),
  );
}

/** Whether ON CONFLICT DO UPDATE adds a span to a time. That depends on the time zone, so Citus refuses it. */
export function updatesBySpan(statement: Node): boolean {
  return findAll(statement, "onConflictClause").some((clause) =>
    findAll(clause["targetList"], "A_Expr").some(
      ({ name, rexpr }) => ["+", "-"].includes(nameOf(name)) && isSpan(rexpr),
    ),
  );
}

/** Returns the tables whose rows a SELECT locks without a condition on the column. */
export function lockedWithout(statement: Node, keys: ReadonlyMap<string, string>): string[] {
  return findAll(statement, "SelectStmt").flatMap(({ lockingClause, fromClause, whereClause }) =>
    lockingClause === undefined
      ? []
      : tablesOf({ fromClause }).filter((table) => {
          const key = keys.get(table);
          return key !== undefined && !JSON.stringify(whereClause ?? {}).includes(`"${key}"`);
        }),
  );
}

/** Whether an UPDATE compares one value with several, as CASE x WHEN does. Citus loses x if it is a variable. */
export function choosesByValue(statement: Node): boolean {
  return findAll(statement, "UpdateStmt").some((update) =>
    findAll(update, "CaseExpr").some(({ arg }) => arg !== undefined),
  );
}

/** Whether VALUES has a subquery. */
export function asksInValues(statement: Node): boolean {
  return findAll(statement, "InsertStmt").some(
    ({ selectStmt }) =>
      findAll(((selectStmt as Node | undefined)?.["SelectStmt"] as Node | undefined)?.["valuesLists"], "SubLink")
        .length > 0,
  );
}
