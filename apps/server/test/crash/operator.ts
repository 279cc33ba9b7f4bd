import type { PatientClient } from "./patient-client.ts";

/** Operators sign in again after this time, before their session ends. */
const SESSION_MILLISECONDS = 300_000;

/** An operator whose session never ends. */
export class Operator {
  readonly client: PatientClient;
  private readonly login: { emailOrUserName: string; password: string };
  private session: Promise<string> | undefined;
  private until = 0;

  constructor(client: PatientClient, login: { emailOrUserName: string; password: string }) {
    this.client = client;
    this.login = login;
  }

  async token(): Promise<string> {
    if (this.session === undefined || Date.now() > this.until) {
      this.until = Date.now() + SESSION_MILLISECONDS;
      this.session = this.client.call("login", { body: this.login }).then(({ token }) => token);
    }
    return this.session;
  }
}
