import { ROLES, type Role } from "@trove/contract/roles";
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  isGroupActive,
  isLeafActive,
  type NavGroup,
  type NavItem,
  nearestEntry,
  visibleNavigation,
} from "./nav-rules.ts";

const leaf = (path: string) => ({ title: path, path });

test("a leaf is active on exactly its path, with or without a slash at the end", { tags: ["S2-144"] }, () => {
  const active = ["/dashboard/group", "/dashboard/group/"];
  for (const path of active) expect(isLeafActive(leaf("/dashboard/group"), path)).toBe(true);
  const others = ["/dashboard", "/dashboard/group/five", "/dashboard/groups", "/"];
  for (const path of others) expect(isLeafActive(leaf("/dashboard/group"), path)).toBe(false);
  expect(isLeafActive(leaf("/"), "/")).toBe(true);
  expect(isLeafActive(leaf("https://trove.example"), "https://trove.example")).toBe(false);
});

test(
  "a group is active on its path and below it, and not where the path only begins with the same letters",
  { tags: ["S2-144"] },
  () => {
    const segment = fc.stringMatching(/^[a-z]{1,8}$/);
    fc.assert(
      fc.property(fc.array(segment, { minLength: 1 }), fc.array(segment), segment, (parts, below, letters) => {
        const path = `/${parts.join("/")}`;
        expect(isGroupActive(leaf(path), [path, ...below].join("/"))).toBe(true);
        expect(isGroupActive(leaf(path), `${path}${letters}`)).toBe(false);
        expect(isGroupActive(leaf(`${path}/${letters}`), path)).toBe(false);
      }),
    );
  },
);

test("a page without an entry of its own belongs to the nearest entry above it", () => {
  const icon = () => null;
  const group = {
    ...leaf("/dashboard/group"),
    icon,
    children: [leaf("/dashboard/group"), leaf("/dashboard/group/six")],
  };
  const groups = [{ items: [{ ...leaf("/dashboard"), icon }, group, { ...leaf("https://trove.example"), icon }] }];
  const nearest = (path: string) => nearestEntry(groups, path)?.path;
  expect(nearest("/dashboard/odds/1/2")).toBe("/dashboard");
  expect(nearest("/dashboard/group/six/payments/1")).toBe("/dashboard/group/six");
  expect(nearest("/dashboard/group/sixty")).toBe("/dashboard/group");
  expect(nearest("/dashboard/group/six/")).toBe("/dashboard/group/six");
  expect(nearest("/shop")).toBeUndefined();
});

const roles = fc.option(fc.subarray([...ROLES]), { nil: undefined });
const anyLeaf = fc.record({ title: fc.string(), path: fc.webPath(), roles });
const anyItem: fc.Arbitrary<NavItem> = fc.record({
  title: fc.string(),
  path: fc.webPath(),
  roles,
  icon: fc.constant(() => null),
  children: fc.option(fc.array(anyLeaf, { maxLength: 3 }), { nil: undefined }),
});
const anyNavigation: fc.Arbitrary<NavGroup[]> = fc.array(fc.record({ items: fc.array(anyItem, { maxLength: 4 }) }));

const entriesOf = (groups: readonly NavGroup[]) =>
  groups.flatMap(({ items }) => items.flatMap((item) => [item, ...(item.children ?? [])]));

test(
  "whoever lacks the roles of an entry doesn't see it, nor an empty group; everything else stays",
  { tags: ["S6-06", "S6-07"] },
  () => {
    fc.assert(
      fc.property(anyNavigation, fc.subarray([...ROLES]), (groups, held: Role[]) => {
        const seen = visibleNavigation(groups, held);
        for (const { roles: needed } of entriesOf(seen)) {
          expect(needed === undefined || needed.some((role) => held.includes(role))).toBe(true);
        }
        for (const { items } of seen) expect(items.every(({ children }) => children?.length !== 0)).toBe(true);
        expect(seen.every(({ items }) => items.length > 0)).toBe(true);
        expect(visibleNavigation(seen, held)).toEqual(seen);
        const open = groups.map(({ items }) => ({
          items: items.map((item) => ({
            ...item,
            roles: undefined,
            children: item.children?.map((child) => ({ ...child, roles: undefined })),
          })),
        }));
        const childless = open.flatMap(({ items }) => items).filter(({ children }) => children?.length === 0);
        const all = entriesOf(open).length - childless.length;
        expect(entriesOf(visibleNavigation(open, held))).toHaveLength(all);
      }),
    );
  },
);
