import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Mail } from "../support/sign-in/stand-in.ts";
import { requireEmulator } from "./emulator-package.ts";

export const POOL = "eu-west-1_a1B2c3D4e";

type Attribute = { Name: string; Value: string };
/** A user as the emulator stores it. `Username` is the subject. */
export type CognitoUser = { Username: string; Password: string; ConfirmationCode?: string; Attributes: Attribute[] };

type Context = { logger: object };
type Pool = { getUserByUsername(context: Context, name: string): Promise<CognitoUser | null> };
type Cognito = {
  createUserPool(context: Context, options: object): Promise<unknown>;
  getUserPool(context: Context, id: string): Promise<Pool>;
};
type Making<Service> = new (...parts: unknown[]) => Service;
type Modules = {
  services: Record<"DateClock" | "TriggersService" | "LambdaService" | "MessagesService", Making<object>>;
  cognito: { CognitoServiceFactoryImpl: Making<{ create(context: Context, defaults: object): Promise<Cognito> }> };
  crypto: { CryptoService: Making<object> };
  store: { StormDBDataStoreFactory: Making<object> };
  pools: { UserPoolServiceFactoryImpl: Making<object> };
  otp: { otp: () => string };
  tokens: { JwtTokenGenerator: Making<object> };
  router: { Router(services: object): (target: string) => (context: Context, body: object) => Promise<object> };
};

const files: Record<keyof Modules, string> = {
  services: "services",
  cognito: "services/cognitoService",
  crypto: "services/crypto",
  store: "services/dataStore/stormDb",
  pools: "services/userPoolService",
  otp: "services/otp",
  tokens: "services/tokenGenerator",
  router: "server/Router",
};

const load = () =>
  Object.fromEntries(
    Object.entries(files).map(([name, path]) => [name, requireEmulator(`cognito-local/lib/${path}`)]),
  ) as Modules;

function silent(): object {
  const say = () => {};
  const logger = { debug: say, info: say, warn: say, error: say, child: () => logger };
  return logger;
}

/** The emulator's calls. A refused call throws an error whose `code` is Cognito's name of the error. */
export type CognitoLocal = {
  clientId: string;
  call(target: string, body: object): Promise<object>;
  userOf(email: string): Promise<CognitoUser | undefined>;
  close: () => Promise<void>;
};

type Delivered = { __code: string };
type Delivery = { Destination: string };

/**
 * Runs the emulator cognito-local in this process, with one user pool whose users sign in with their e-mail address.
 */
export async function openCognitoLocal(onMail: (mail: Omit<Mail, "about">) => void): Promise<CognitoLocal> {
  const modules = load();
  const context: Context = { logger: silent() };
  const folder = await mkdtemp(join(tmpdir(), "trove-cognito-"));
  const clock = new modules.services.DateClock();
  const store = new modules.store.StormDBDataStoreFactory(folder);
  const pools = new modules.pools.UserPoolServiceFactoryImpl(clock, store);
  const cognito = await new modules.cognito.CognitoServiceFactoryImpl(folder, store, pools).create(context, {});
  const none = new modules.services.LambdaService({}, {});
  const triggers = new modules.services.TriggersService(clock, cognito, none, new modules.crypto.CryptoService({}));
  const deliver = async (_: Context, __: CognitoUser, { Destination: to }: Delivery, { __code: code }: Delivered) =>
    onMail({ to, code });
  const call = modules.router.Router({
    clock,
    cognito,
    triggers,
    config: { UserPoolDefaults: {} },
    messages: new modules.services.MessagesService(triggers, { deliver }),
    otp: modules.otp.otp,
    tokenGenerator: new modules.tokens.JwtTokenGenerator(clock, triggers, { IssuerDomain: "http://127.0.0.1" }),
  });
  await cognito.createUserPool(context, {
    Id: POOL,
    UsernameAttributes: ["email"],
    AutoVerifiedAttributes: ["email"],
    Policies: { PasswordPolicy: { MinimumLength: 10 } },
  });
  const created = (await call("CreateUserPoolClient")(context, { UserPoolId: POOL, ClientName: "shop" })) as {
    UserPoolClient: { ClientId: string };
  };
  return {
    clientId: created.UserPoolClient.ClientId,
    call: (target, body) => call(target)(context, body),
    async userOf(email) {
      const pool = await cognito.getUserPool(context, POOL);
      return (await pool.getUserByUsername(context, email)) ?? undefined;
    },
    close: () => rm(folder, { recursive: true, force: true }),
  };
}
