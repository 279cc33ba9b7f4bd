import type { ClusterFacts } from "./cluster.store.ts";

const LEAST_VERSION = 13;

/** Says what a database lacks for a distribution, a sentence for each thing. */
export function lacksOf({ version, nodes, role, strangers }: ClusterFacts): string[] {
  if (version === undefined)
    return ["The extension citus is missing: a superuser makes it with CREATE EXTENSION citus."];
  const silent = nodes.filter(({ isActive }) => !isActive).map(({ host, port }) => `${host}:${port}`);
  const problems: [boolean, string][] = [
    [
      Number.parseInt(version, 10) < LEAST_VERSION,
      `This is Citus ${version}; the shop needs ${LEAST_VERSION} or later.`,
    ],
    [
      !nodes.some(({ isCoordinator }) => isCoordinator),
      "The coordinator has no name: a superuser gives it one with citus_set_coordinator_host.",
    ],
    [
      nodes.every(({ isCoordinator }) => isCoordinator),
      "There is no worker: a superuser adds each with citus_add_node.",
    ],
    [silent.length > 0, `Nodes are not active: ${silent.join(", ")}.`],
    [strangers.length > 0, `${role} does not own ${strangers.join(", ")}: give the owner's URL.`],
  ];
  return problems.flatMap(([is, sentence]) => (is ? [sentence] : []));
}
