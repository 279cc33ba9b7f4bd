/**
 * PostgreSQL's programs get no environment variables, because a developer's PGDATA or LC_ALL would change their
 * behaviour. On Windows they get all variables, because programs can't run without some of them.
 */
export const environment: NodeJS.ProcessEnv | undefined =
  process.platform === "win32"
    ? undefined
    : { PATH: "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin", LC_ALL: "C", TZ: "UTC" };
