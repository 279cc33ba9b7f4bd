import { Client, type Dispatcher } from "undici";

type Request = Pick<Dispatcher.DispatchOptions, "method" | "path" | "headers" | "body">;

/**
 * Opens a connection that sends one request after another. It uses undici's cheapest interface, because client and shop
 * share the processors. The promise resolves with the body and rejects unless the status is 2xx.
 */
export function makeHttpClient(url: string): (request: Request) => Promise<Buffer> {
  const client = new Client(url);
  return (request) =>
    new Promise((resolve, reject) => {
      const chunks: Buffer[] = [];
      let status = 0;
      client.dispatch(request, {
        onRequestStart: () => {},
        onResponseStart: (_controller, statusCode) => {
          status = statusCode;
        },
        onResponseData: (_controller, chunk) => {
          chunks.push(chunk);
        },
        onResponseEnd: () => {
          const body = Buffer.concat(chunks);
          if (status < 300) resolve(body);
          else reject(new Error(`${request.path} responded with ${status}: ${body.toString()}`));
        },
        onResponseError: (_controller, error) => reject(error),
      });
    });
}
