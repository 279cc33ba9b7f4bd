import { z } from "zod";
import { askProvider, type ProviderRequest } from "../provider-http.ts";
import type { MollieAccount } from "./account.ts";
import { chargeback, ourMetadata, type Payment, payment, refund } from "./payloads.ts";

const PAGE = 250;
/** A list that is longer is not read, so that no call goes on without an end. */
const MOST_PAGES = 400;

const text = z.string().optional().catch(undefined);
const errorBody = z.object({ title: text, detail: text, field: text });

/** A response of the vendor that is no success. */
export class MollieRefusal extends Error {
  readonly status: number;

  constructor(status: number, body: unknown) {
    const { title, detail, field } = errorBody.safeParse(body).data ?? {};
    super(`Mollie responded with ${status} ${title ?? ""}: ${detail} ${field ?? ""}`);
    this.status = status;
  }
}

type Request = { method?: NonNullable<ProviderRequest["method"]>; path: string; body?: object; key?: string };

const page = z.object({
  _embedded: z.record(z.string(), z.array(z.looseObject({ id: z.string(), metadata: z.unknown().optional() }))),
  _links: z.object({ next: z.object({ href: z.string() }).nullish() }),
});

/** The calls of Mollie's API that the shop makes. Each may throw GATEWAY_UNAVAILABLE or a MollieRefusal. */
export function makeMollieApi({ apiKey, apiUrl }: MollieAccount, warn: (error: unknown, id: string) => void) {
  async function ask({ method, path, body, key }: Request): Promise<unknown> {
    const headers = {
      authorization: `Bearer ${apiKey}`,
      ...(key !== undefined && { "idempotency-key": key }),
    };
    const { status, json } = await askProvider({ method, url: new URL(`/v2/${path}`, apiUrl).href, headers, body });
    if (status < 300) return json;
    throw new MollieRefusal(status, json);
  }

  /**
   * Reads a list, newest first, page by page as the caller goes on. Leaves out payments that can't be read and have no
   * metadata of ours, because another user of the account may have made them. Leaves out such refunds and chargebacks
   * too, whose metadata does not tell, and warns of them.
   */
  async function* list<Item>(name: string, item: z.ZodType<Item>): AsyncGenerator<Item> {
    let from: string | null = null;
    for (let pages = 0; pages < MOST_PAGES; pages += 1) {
      const query = new URLSearchParams({ limit: String(PAGE), ...(from !== null && { from }) });
      const { _embedded, _links } = page.parse(await ask({ path: `${name}?${query.toString()}` }));
      for (const each of _embedded[name] ?? []) {
        const read = item.safeParse(each);
        if (read.success) yield read.data;
        else if (name !== "payments") warn(read.error, each.id);
        else if (ourMetadata.parse(each.metadata) !== undefined) throw read.error;
      }
      from = _links.next ? new URL(_links.next.href).searchParams.get("from") : null;
      if (from === null) return;
    }
    throw new Error(`Mollie's list of ${name} is longer than ${MOST_PAGES} pages`);
  }

  return {
    create: async (body: object, key: string): Promise<Payment> =>
      payment.parse(await ask({ method: "POST", path: "payments", body, key })),

    update: async (id: string, body: object): Promise<Payment> =>
      payment.parse(await ask({ method: "PATCH", path: `payments/${id}`, body })),

    /** Reads a payment with all that went back of it. */
    async read(id: string): Promise<Payment | undefined> {
      try {
        return { ...payment.parse(await ask({ path: `payments/${id}?embed=refunds,chargebacks` })), isWhole: true };
      } catch (error) {
        if (error instanceof MollieRefusal && error.status === 404) return undefined;
        throw error;
      }
    },

    /** Cancels a payment, unless that is no longer possible. */
    async cancel(id: string): Promise<void> {
      try {
        await ask({ method: "DELETE", path: `payments/${id}` });
      } catch (error) {
        if (!(error instanceof MollieRefusal) || error.status !== 422) throw error;
      }
    },

    async refund(id: string, body: object, key: string): Promise<void> {
      await ask({ method: "POST", path: `payments/${id}/refunds`, body, key });
    },

    payments: () => list("payments", payment),
    refunds: () => list("refunds", refund),
    chargebacks: () => list("chargebacks", chargeback),
  };
}
