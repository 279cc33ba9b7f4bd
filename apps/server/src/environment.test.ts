import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { keyText, witnessKey } from "@trove/fairness/log";
import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { publicKeyOf } from "./ed25519.ts";
import { endorsementEntry } from "./environment/endorsement.ts";
import { key, production, refusal } from "./environment/production.fixture.ts";
import { environmentWarnings, readEnvironment } from "./environment.ts";

/** The URL of a bucket in the storage at this address. */
const bucketAt = (origin: string) => origin.replace("://", "://key:word@").concat("/pictures");

describe("the demo shop", () => {
  it("is refused in production, whatever else is allowed", () => {
    expect(refusal({ ...production, DEMO: "true" })).toMatch(/^DEMO: .*production/);
    expect(refusal({ ...production, DEMO: "true", ALLOW_PUBLIC_DEMO: "true" })).toMatch(/^DEMO: .*production/);
  });

  it.each([
    { HOST: "0.0.0.0" },
    { HOST: "::" },
    { HOST: "192.0.2.7", DEMO: "true" },
    { HOST: "127.0.0.1", PUBLIC_URL: "https://demo.example" },
  ])("is refused where others can reach it: %o", (variables) => {
    expect(refusal(variables)).toMatch(/^DEMO: .*ALLOW_PUBLIC_DEMO/);
    expect(refusal({ ...variables, ALLOW_PUBLIC_DEMO: "true" })).toBe("starts");
    expect(refusal({ ...variables, DEMO: "false" })).toBe("starts");
  });

  it.each(["127.0.0.1", "127.8.9.1", "::1", "localhost"])("opens on this machine, at %s", (HOST) => {
    expect(readEnvironment({ HOST }).DEMO).toBe(true);
  });
});

describe("a second factor of administrators", () => {
  it("is required in production whatever is set, and elsewhere if it is set", () => {
    expect(readEnvironment(production).ADMIN_FACTOR_REQUIRED).toBe(true);
    expect(refusal({ ...production, ADMIN_FACTOR_REQUIRED: "false" })).toMatch(/^ADMIN_FACTOR_REQUIRED: [^\n]+$/);
    expect(readEnvironment({}).ADMIN_FACTOR_REQUIRED).toBe(false);
    expect(readEnvironment({ ADMIN_FACTOR_REQUIRED: "true" }).ADMIN_FACTOR_REQUIRED).toBe(true);
  });
});

describe("production", () => {
  it("starts with what it requires, and shows the operator's own company", () => {
    expect(readEnvironment(production)).toMatchObject({
      DEMO: false,
      COMPANY_LEGAL_LINE: production.COMPANY_LEGAL_LINE,
      CONTACT_EMAIL: production.CONTACT_EMAIL,
      MAIL_FROM: production.MAIL_FROM,
    });
  });

  it.each([
    "PUBLIC_URL",
    "JWT_SECRET",
    "ROOT_KEY",
    "SIGNING_KEY",
    "ENDORSING_KEY",
    "LOG_KEY",
    "LOG_WITNESSES",
    "COMPANY_LEGAL_LINE",
    "CONTACT_EMAIL",
    "MAIL_FROM",
  ])("requires %s", { tags: ["S9-33"] }, (name) => {
    expect(refusal({ ...production, [name]: "" })).toBe(`${name} is required in production`);
  });

  it.each([
    ["PUBLIC_URL", "http://shop.example"],
    ["ROOT_KEY", "00".repeat(32)],
    ["SIGNING_KEY", "0".repeat(64)],
    ["JWT_SECRET", "0".repeat(64)],
    ["JWT_SECRET", "changeme".repeat(4)],
    ["JWT_SECRET", "change-me-to-a-long-random-string-of-your-own"],
    ["JWT_SECRET", "abcdefghijklmnopqrstuvwxyz0123456789"],
    ["ROOT_KEY", Buffer.from(Array.from({ length: 32 }, (_, byte) => byte)).toString("hex")],
    ["LOG_KEY", "0123456789abcdef".repeat(4)],
    ["PUBLIC_URL", "https://shop.example/shop"],
    ["PUBLIC_URL", "https://mara:secret@shop.example"],
    ["PICTURES_S3", bucketAt("http://storage.example")],
    ["BACKUP_TO", "backups"],
    ["BACKUP_RECIPIENT", "AGE-SECRET-KEY-1QQQ"],
    ["BACKUP_IDENTITY", "AGE-SECRET-KEY-1QQQ"],
    ["PICTURES_S3", bucketAt("http://169.254.169.254")],
    ["PICTURES_S3", bucketAt("https://[fd00:ec2::254]")],
    ["PICTURES_S3", bucketAt("https://metadata.google.internal")],
    ["SIGNING_KEY", production.ROOT_KEY],
    ["LOG_KEY", production.SIGNING_KEY],
    ["MIGRATION_DATABASE_URL", production.DATABASE_URL],
    ["MIGRATION_DATABASE_URL", "postgresql://app:other@db2.example/shop"],
  ])("refuses %s=%s in one line that names it", (name, value) => {
    expect(refusal({ ...production, [name]: value })).toMatch(new RegExp(`^${name}: [^\n]+$`));
  });

  it("names every problem at once, one in a line, and each variable once", () => {
    const wrong = {
      PORT: "nine",
      PUBLIC_URL: "https://shop.example/shop",
      JWT_SECRET: "changeme".repeat(4),
      LOG_KEY: "",
    };
    const lines = refusal({ ...production, ...wrong, DATABASE_URI: "x", ADMIN_FACTOR_REQUIRED: "false" }).split("\n");
    expect(lines.map((line) => line.split(/:? /)[0]).toSorted()).toEqual(
      ["ADMIN_FACTOR_REQUIRED", "DATABASE_URI", "JWT_SECRET", "LOG_KEY", "PORT", "PUBLIC_URL"].toSorted(),
    );
  });

  it("takes the keys that npm run keys prints", () => {
    for (let count = 0; count < 100; count += 1) {
      expect(refusal({ ...production, JWT_SECRET: key(), ROOT_KEY: key(), LOG_KEY: key() })).toBe("starts");
    }
  });

  it("refuses backups without somebody who can open them", () => {
    expect(refusal({ ...production, BACKUP_TO: "/backups" })).toMatch(/^BACKUP_RECIPIENT is required with BACKUP_TO/);
  });

  it("refuses a bucket of backups without https", () => {
    const backups = { BACKUP_TO: bucketAt("http://storage.example"), BACKUP_RECIPIENT: `age1${"q".repeat(58)}` };
    expect(refusal({ ...production, ...backups })).toMatch(/^BACKUP_TO: production needs https[^\n]+$/);
  });

  it("takes a storage on this machine without https", () => {
    expect(refusal({ ...production, PICTURES_S3: bucketAt("http://127.0.0.1:9000") })).toBe("starts");
  });

  it("refuses an older signing key that is not random", () => {
    const [newer, older] = [publicKeyOf(production.SIGNING_KEY), "0".repeat(64)];
    const entry = endorsementEntry({ publicKey: newer, fromUtc: "2026-11-01T00:00:00.000Z" }, older);
    const rotated = { SIGNING_KEY: `${production.SIGNING_KEY},${older}`, SIGNING_KEY_ENDORSEMENTS: entry };
    expect(refusal({ ...production, ...rotated })).toMatch(/^SIGNING_KEY: this is not random/);
  });

  it("may use http on this machine, as a benchmark does", () => {
    expect(refusal({ ...production, PUBLIC_URL: "http://127.0.0.1:4391" })).toBe("starts");
  });

  it("warns if limits are off", () => {
    expect(environmentWarnings(readEnvironment(production))).toEqual([]);
    const [warning] = environmentWarnings(readEnvironment({ ...production, RATE_LIMIT_FACTOR: "0" }));
    expect(warning).toMatch(/^RATE_LIMIT_FACTOR is 0/);
  });

  it("warns if e-mails reach nobody", () => {
    const [warning] = environmentWarnings(readEnvironment({ ...production, SMTP_URL: "" }));
    expect(warning).toMatch(/^SMTP_URL is not set/);
  });
});

describe("the witnesses of the public logs", () => {
  const nameOf = (name: string) =>
    keyText(witnessKey(`witness.example/${name}`, Buffer.from(publicKeyOf(key()), "hex")));
  const [one, other] = [nameOf("w1"), nameOf("w2")];
  const both = `${one} https://w1.example, ${other} https://w2.example/here/`;

  it("are read with their keys and addresses", () => {
    expect(readEnvironment({ ...production, LOG_WITNESSES: both, LOG_QUORUM: "2" })).toMatchObject({
      LOG_WITNESSES: [
        { key: one, url: "https://w1.example" },
        { key: other, url: "https://w2.example/here" },
      ],
      LOG_QUORUM: 2,
    });
    expect(readEnvironment({ ...production, LOG_WITNESSES: "none" }).LOG_WITNESSES).toEqual([]);
  });

  describe("in a policy file", () => {
    let folder: string;
    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), "policy-"));
    });
    afterAll(() => rm(folder, { recursive: true }));
    const withPolicy = async (text: string, others: Record<string, string> = {}) => {
      await writeFile(join(folder, "policy"), text);
      return { ...production, LOG_WITNESSES: "", LOG_POLICY: join(folder, "policy"), ...others };
    };
    const good = `witness w1 ${one} https://w1.example\nquorum w1\n`;

    it("are read in place of LOG_WITNESSES", async () => {
      expect(readEnvironment(await withPolicy(good)).LOG_POLICY).toMatchObject({
        witnesses: [{ name: "w1", url: "https://w1.example" }],
        quorum: "w1",
      });
    });

    it.each([
      ["a witness without an address", `witness w1 ${one}\nquorum w1\n`, {}],
      ["a quorum of a stranger", `witness w1 ${one} https://w1.example\nquorum w2\n`, {}],
      ["LOG_WITNESSES beside it", good, { LOG_WITNESSES: both, LOG_QUORUM: "1" }],
      ["a file that does not exist", good, { LOG_POLICY: "/no/policy" }],
    ])("stop the start in one line that names LOG_POLICY: %s", async (_, text, others) => {
      expect(refusal(await withPolicy(text, others))).toMatch(/^LOG_POLICY[^\n]+$/);
    });
  });

  it.each([
    ["LOG_WITNESSES", "a witness without an address", one, "1"],
    ["LOG_WITNESSES", "another kind of address", `${one} ftp://w1.example`, "1"],
    [
      "LOG_WITNESSES",
      "the key of a log",
      "log.example+3c0dc5bf+AWyurmPvaOQUmtoKHQOWXtdVSSNRAbZ6q0Hgw1pTTKSH https://w",
      "1",
    ],
    ["LOG_WITNESSES", "one witness twice", `${one} https://w1.example,${one} https://w2.example`, "1"],
    ["LOG_QUORUM", "witnesses without a quorum", both, ""],
    ["LOG_QUORUM", "a quorum of nobody", both, "0"],
    ["LOG_QUORUM", "more than there are", both, "3"],
    ["LOG_QUORUM", "a quorum without witnesses", "none", "1"],
  ])("stop the start in one line that names %s: %s", (name, _, witnesses, quorum) => {
    const variables = { ...production, LOG_WITNESSES: witnesses, LOG_QUORUM: quorum };
    expect(refusal(variables)).toMatch(new RegExp(`^${name}[^\n]+$`));
  });
});

test("other odds are announced ten minutes ahead, in a demo shop not at all", () => {
  expect(readEnvironment(production).ODDS_NOTICE_MINUTES).toBe(10);
  expect(readEnvironment({}).ODDS_NOTICE_MINUTES).toBe(0);
  expect(readEnvironment({ ODDS_NOTICE_MINUTES: "3" }).ODDS_NOTICE_MINUTES).toBe(3);
});

describe("a typing error in a name", () => {
  it.each([
    ["NODE_NEV", "NODE_ENV"],
    ["RATE_LIMIT_FACTR", "RATE_LIMIT_FACTOR"],
    ["TRUSTED_PROXY", "TRUSTED_PROXIES"],
    ["DATABASE_URI", "DATABASE_URL"],
    ["ALLOW_SANDBOX_PAYMENT", "ALLOW_SANDBOX_PAYMENTS"],
  ])("stops the start: %s", (wrong, right) => {
    expect(refusal({ [wrong]: "1" })).toBe(`${wrong} is unknown: did you mean ${right}?`);
  });

  it("is not reported for the names of other programs", () => {
    const others = [
      "HOME",
      "MODE",
      "HOSTNAME",
      "PATH",
      "PGPORT",
      "NODE_PATH",
      "NODE_OPTIONS",
      "LOGNAME",
      "APP_HOME",
      "DATABASE",
    ];
    for (const name of others) expect(refusal({ [name]: "x" })).toBe("starts");
  });
});

describe("TRUSTED_PROXIES", () => {
  it("takes addresses and ranges", () => {
    const { TRUSTED_PROXIES } = readEnvironment({ TRUSTED_PROXIES: "10.0.0.1, 10.1.0.0/16,fd00::/8 , loopback" });
    expect(TRUSTED_PROXIES).toEqual(["10.0.0.1", "10.1.0.0/16", "fd00::/8", "loopback"]);
  });

  it.each(["proxy.example", "10.0.0.1,", "10.0.0.0/64", "true", "1"])("refuses %s in one line", (value) => {
    expect(refusal({ TRUSTED_PROXIES: value })).toMatch(/^TRUSTED_PROXIES: [^\n]+$/);
  });
});
