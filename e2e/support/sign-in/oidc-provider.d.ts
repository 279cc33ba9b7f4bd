/** Declares the parts of oidc-provider that the tenant needs. The package has no types of its own. */
declare module "oidc-provider" {
  import type { IncomingMessage, ServerResponse } from "node:http";

  type Interaction = { uid: string; params: Record<string, string | undefined> };
  type Grant = { addOIDCScope(scope: string): void; save(): Promise<string> };
  type Context = {
    oidc: {
      client: { clientId: string };
      session: { accountId: string };
      provider: { Grant: new (of: { clientId: string; accountId: string }) => Grant };
    };
  };
  type Account = { accountId: string; claims(): object };

  export type Configuration = {
    clients: object[];
    jwks: { keys: object[] };
    routes: Record<string, string>;
    claims: Record<string, string[]>;
    conformIdTokenClaims: boolean;
    cookies: { keys: string[] };
    extraParams: string[];
    features: { devInteractions: { enabled: boolean } };
    interactions: { url(context: Context, interaction: Interaction): string };
    ttl: Record<string, number>;
    clientBasedCORS(): boolean;
    findAccount(context: Context, id: string): Account | undefined;
    loadExistingGrant(context: Context): Promise<Grant>;
  };

  export default class Provider {
    constructor(issuer: string, configuration: Configuration);
    callback(): (request: IncomingMessage, response: ServerResponse) => Promise<void>;
    interactionDetails(request: IncomingMessage, response: ServerResponse): Promise<Interaction>;
    interactionFinished(request: IncomingMessage, response: ServerResponse, result: object): Promise<void>;
  }
}
