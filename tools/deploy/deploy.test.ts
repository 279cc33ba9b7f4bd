import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { routes } from "@trove/contract";
import { expect, test } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { readBackupSettings, readDatabaseSettings, readEnvironment } from "../../apps/server/src/environment.ts";
import { variables } from "../../apps/server/src/environment/variables.ts";
import { registry } from "../../apps/server/src/metrics/instruments.ts";
import { newKeys } from "../keys/new-keys.ts";
import { programs } from "../built-folder/programs.ts";
import { root } from "../run/step.ts";

type Settings = Record<string, string>;

const read = (name: string) => readFileSync(`${root}deploy/${name}`, "utf8");
const settingsIn = (lines: readonly string[]): Settings =>
  Object.fromEntries(
    lines.filter((line) => /^\w+=/.test(line)).map((line) => line.split(/=(.*)/s) as [string, string]),
  );
const namesOf = (settings: Settings) => Object.keys(settings);
const known = new Set(Object.keys(variables.shape));

/** Settings that each owner has to fill in. */
const own: Settings = {
  ...settingsIn((await newKeys()).settings),
  DATABASE_URL: "postgresql://trove_app:secret@db.example/trove",
  CHECKOUT_SECRET_KEY: "sk_abcdefghijklmnopqrstuvwxyz",
  CHECKOUT_PUBLIC_KEY: "pk_abcdefghijklmnopqrstuvwxyz",
  CHECKOUT_WEBHOOK_KEY: "a webhook key of sixteen letters",
  CHECKOUT_CHANNEL_ID: "pc_abcdefghijklmnopqrstuvwxyz",
  SMTP_URL: "smtps://mail.example",
};

const example = settingsIn(read("shop.env.example").split("\n"));
const image = settingsIn(/^ENV (.*)$/m.exec(read("Containerfile"))?.[1]?.split(" ") ?? []);

type Service = {
  command?: string[];
  environment?: Settings;
  read_only?: boolean;
  stop_grace_period?: string;
  networks?: { default: { ipv4_address: string } };
};
type Compose = { services: Record<"database" | "migrate" | "shop" | "proxy" | "backups", Service> };
const filled = read("compose.yaml").replaceAll(
  /\$\{(\w+):(?:\?|-([^}]*))\}/g,
  (_, name: string, fallback: string) => fallback || `${name.toLowerCase()}.example`,
);
const compose: Compose = parse(filled);

type Container = {
  args?: string[];
  ports: { name: string; containerPort: number }[];
  securityContext: object;
} & Record<"startupProbe" | "livenessProbe" | "readinessProbe", { httpGet: { path: string; port: string } }>;
type Pod = { securityContext: object; terminationGracePeriodSeconds: number; containers: [Container] };
type Template = { template: { metadata: { annotations?: Settings }; spec: Pod } };
type Manifest = { kind: string; data: Settings; spec: Template & { jobTemplate?: { spec: Template } } };
const manifests: Manifest[] = parseAllDocuments(read("kubernetes/trove.yaml")).map((document) => document.toJS());
const manifest = (kind: string) => manifests.find((one) => one.kind === kind) ?? expect.fail(`no ${kind}`);

const podOf = (kind: string) => {
  const { spec } = manifest(kind);
  return (spec.jobTemplate?.spec ?? spec).template.spec;
};

const units = ["trove.service", "trove-migrate.service", "trove-backup.service"];

/** Seconds that a process may take to end after SIGTERM, beside those in which it drains. */
const END_SECONDS = 10;

test("the image, compose.yaml, the units and the manifests name only settings that the shop reads", () => {
  const unit = settingsIn(Array.from(read("trove.service").matchAll(/^Environment=(.*)$/gm), ([, line = ""]) => line));
  const { migrate, shop, backups } = compose.services;
  const ofCompose = [migrate.environment, shop.environment, backups.environment];
  const named = [image, example, unit, ...ofCompose, manifest("ConfigMap").data];
  expect(named.flatMap((settings) => namesOf(settings ?? {})).filter((name) => !known.has(name))).toEqual([]);
});

test("a shop starts in production with the settings of each way, and those that an owner fills in", () => {
  const production = { NODE_ENV: "production", ...image, ...own };
  const { shop } = compose.services;
  const ways = [example, { ...example, ...shop.environment }, manifest("ConfigMap").data];
  const urls = ways.map((settings) => readEnvironment({ ...production, ...settings, ...own }).PUBLIC_URL);
  expect(urls).toEqual(["https://shop.example", "https://domain.example", "https://shop.example"]);
});

test("compose.yaml migrates with two roles, and the shop trusts the proxy's address alone", () => {
  const { migrate, shop, proxy, backups } = compose.services;
  const { DATABASE_URL, MIGRATION_DATABASE_URL } = readDatabaseSettings({
    NODE_ENV: "production",
    ...migrate.environment,
  });
  expect(new URL(DATABASE_URL ?? "").username).toBe("trove_app");
  expect(new URL(MIGRATION_DATABASE_URL ?? "").username).toBe("trove_owner");
  expect(shop.environment?.["DATABASE_URL"]).toBe(DATABASE_URL);
  expect(shop.environment?.["TRUSTED_PROXIES"]).toBe(proxy.networks?.default.ipv4_address);
  expect([migrate.read_only, shop.read_only, backups.read_only]).toEqual([true, true, true]);
});

test("compose.yaml backs up as the role that backup-role.sql makes, with settings that a backup accepts", () => {
  const { backups, shop } = compose.services;
  expect(backups.environment).toHaveProperty("PICTURES_S3");
  const empty = { BACKUP_RECIPIENT: own["BACKUP_RECIPIENT"], PICTURES_S3: "" };
  const settings = readBackupSettings({ ...backups.environment, ...empty });
  expect(new URL(settings.BACKUP_DATABASE_URL ?? "").username).toBe("trove_backup");
  expect(read("backup-role.sql")).toContain("CREATE ROLE trove_backup ");
  expect(settings.DATABASE_URL).toBe(shop.environment?.["DATABASE_URL"]);
  expect(settings.BACKUP_TO).toEqual({ folder: "/data" });
});

test("commands of compose.yaml, manifests, units and the image are programs of the built folder", () => {
  const ofUnits = units.map((name) => /ExecStart=\S+ (\S+)/.exec(read(name))?.[1]);
  const { migrate, backups } = compose.services;
  const ofPods = [podOf("Job"), podOf("CronJob")].map(({ containers: [{ args }] }) => args?.[0]);
  const ofImage = JSON.parse(/^CMD (\[.*\])$/m.exec(read("Containerfile"))?.[1] ?? "[]");
  expect(Object.keys(programs)).toEqual(
    expect.arrayContaining([...ofUnits, migrate.command?.[0], backups.command?.[0], ...ofPods, ...ofImage]),
  );
});

test("probes ask for health checks that exist, and Prometheus for figures, on the ports where the shop listens", () => {
  const { template } = manifest("Deployment").spec;
  const { startupProbe, livenessProbe, readinessProbe, ports } = template.spec.containers[0];
  expect([startupProbe, livenessProbe, readinessProbe].map(({ httpGet }) => httpGet)).toEqual([
    { path: routes.getLiveness.path, port: "http" },
    { path: routes.getLiveness.path, port: "http" },
    { path: routes.getReadiness.path, port: "http" },
  ]);
  const { METRICS_PORT: figures } = manifest("ConfigMap").data;
  expect(ports).toEqual([
    { name: "http", containerPort: Number(image["PORT"]) },
    { name: "figures", containerPort: Number(figures) },
  ]);
  expect(template.metadata.annotations).toMatchObject({ "prometheus.io/port": figures });
  for (const name of ["Containerfile", "Caddyfile"]) expect(read(name)).toContain(routes.getReadiness.path);
  expect(compose.services.proxy.environment?.["SHOP"]).toBe(`shop:${image["PORT"]}`);
  for (const name of ["Caddyfile", "nginx.conf"]) expect(read(name)).toContain(`127.0.0.1:${image["PORT"]}`);
});

test("each way waits longer for a process to end than it drains", () => {
  const { shop } = compose.services;
  const { data } = manifest("ConfigMap");
  const unit = Number(/^TimeoutStopSec=(\d+)$/m.exec(read("trove.service"))?.[1]);
  const { DRAIN_SECONDS: byDefault } = readEnvironment({ NODE_ENV: "production", ...example, ...own });
  expect(unit).toBeGreaterThan(byDefault + END_SECONDS);
  expect(Number.parseInt(shop.stop_grace_period ?? "", 10)).toBeGreaterThan(
    Number(shop.environment?.["DRAIN_SECONDS"]) + END_SECONDS,
  );
  expect(manifest("Deployment").spec.template.spec.terminationGracePeriodSeconds).toBeGreaterThan(
    Number(data["DRAIN_SECONDS"]) + END_SECONDS,
  );
});

test("pods run without root, without privileges and with a read-only root", () => {
  for (const kind of ["Job", "CronJob", "Deployment"]) {
    const { securityContext, containers } = podOf(kind);
    expect(securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 10001 });
    expect(containers[0].securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ["ALL"] },
    });
  }
  expect(read("Containerfile")).toMatch(/^USER 10001/m);
});

/** Each tool examines its files where it is installed. */
const examined = existsSync("/usr/bin/systemd-analyze") ? units : [];
const validated = existsSync("/usr/bin/caddy") ? ["Caddyfile"] : [];

test.for(examined)("systemd knows every line of %s", (unit) => {
  const folder = mkdtempSync(join(tmpdir(), "trove-units-"));
  const copy = (name: string) => join(folder, name);
  try {
    for (const name of [...units, "trove-backup.timer"]) {
      writeFileSync(copy(name), read(name).replace("/opt/trove/trove", process.execPath));
    }
    // It says what it does not know, and succeeds all the same.
    const { stderr, status } = spawnSync("systemd-analyze", ["verify", "--man=no", copy(unit)], { encoding: "utf8" });
    expect({ stderr, status }).toEqual({ stderr: "", status: 0 });
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test("a database that is away does not end the restarts of the shop, each of which migrates again", () => {
  const shop = read("trove.service");
  for (const line of ["Restart=always", "Wants=trove-migrate.service"]) expect(shop.split("\n")).toContain(line);
  expect(shop).not.toMatch(/^(Requires|BindsTo)=/m);
  for (const unit of [shop, read("trove-migrate.service")]) expect(unit).toMatch(/^StartLimitIntervalSec=0$/m);
});

test.for(validated)("Caddy takes %s", (name) => {
  const args = ["validate", "--adapter", "caddyfile", "--config", `${root}deploy/${name}`];
  expect(() => execFileSync("caddy", args, { stdio: "pipe" })).not.toThrow();
});

test.for(examined)("systemd rates the exposure of %s at most 3", (unit) => {
  const args = ["security", "--offline=true", "--threshold=30", "--no-pager", `${root}deploy/${unit}`];
  expect(() => execFileSync("systemd-analyze", args, { stdio: "pipe" })).not.toThrow();
});

test("alerts and the dashboard name figures that the shop has, and Prometheus asks at the port that compose.yaml sets", async () => {
  const page = await registry.metrics();
  const figures = new Set([...page.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name));
  const named = [read("prometheus/alerts.yml"), read("grafana/trove.json")].flatMap((text) =>
    [...text.matchAll(/\btrove_\w+/g)].map(([name]) => name.replace(/_(?:bucket|sum|count)$/, "")),
  );
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((name) => !figures.has(name))).toEqual([]);
  type Targets = { static_configs: [{ targets: string[] }] };
  const {
    scrape_configs: [scrape],
    alerting,
  } = parse(read("prometheus/prometheus.yml")) as {
    scrape_configs: [Targets];
    alerting: { alertmanagers: [Targets] };
  };
  expect(scrape.static_configs[0].targets).toEqual([`shop:${compose.services.shop.environment?.["METRICS_PORT"]}`]);
  expect(alerting.alertmanagers[0].static_configs[0].targets).toEqual(["alertmanager:9093"]);
  expect(compose.services).toHaveProperty("alertmanager");
});
