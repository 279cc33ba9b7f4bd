/**
 * PostgreSQL's programs get none of our variables: a PGDATA or LC_ALL of the developer's would change what they do.
 * Windows needs its own to run anything at all.
 */
export const environment: NodeJS.ProcessEnv | undefined =
  process.platform === "win32"
    ? undefined
    : { PATH: "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin", LC_ALL: "C", TZ: "UTC" };
