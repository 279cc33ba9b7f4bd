/**
 * How an owner calls a command: `npm run log:restore --` in the repository, `./trove log-restore` in a built folder,
 * whose programs set TROVE_BUILT.
 */
export function commandText(script: string, args = ""): string {
  const isBuilt = process.env["TROVE_BUILT"] === "true";
  const rest = args === "" ? "" : isBuilt ? ` ${args}` : ` -- ${args}`;
  return isBuilt ? `./trove ${script.replace(":", "-")}${rest}` : `npm run ${script}${rest}`;
}
