/** How an owner calls a command: `npm run log:restore --` in the repository, `./trove log-restore` in a built folder. */
export function commandText(script: string, args = ""): string {
  const isBuilt = process.argv[1]?.endsWith(".js") === true;
  const rest = args === "" ? "" : isBuilt ? ` ${args}` : ` -- ${args}`;
  return isBuilt ? `./trove ${script.replace(":", "-")}${rest}` : `npm run ${script}${rest}`;
}
