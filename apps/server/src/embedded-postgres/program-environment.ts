/**
 * PostgreSQL's programs get none of our environment variables: the developer's PGDATA or LC_ALL would change what they
 * do. Windows programs can't run without theirs, so they get all of them.
 */
export const environment: NodeJS.ProcessEnv | undefined =
  process.platform === "win32"
    ? undefined
    : { PATH: "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin", LC_ALL: "C", TZ: "UTC" };
