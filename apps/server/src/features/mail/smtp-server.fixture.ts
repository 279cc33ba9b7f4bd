import { createServer, type Socket } from "node:net";
import { createInterface } from "node:readline";

export type SmtpServer = {
  url: string;
  /** The messages that the server has accepted, unchanged. */
  received: string[];
  /** The RCPT lines that the server has received. */
  recipients: string[];
  /** The server's reply to RCPT; 250 accepts the recipient. */
  replyToRecipient: string;
  close(): Promise<void>;
};

async function converse(socket: Socket, server: SmtpServer): Promise<void> {
  const say = (line: string) => socket.write(`${line}\r\n`);
  say("220 test");
  let message: string[] | undefined;
  for await (const line of createInterface({ input: socket, crlfDelay: Infinity })) {
    if (message !== undefined && line !== ".") message.push(line);
    else if (message !== undefined) {
      server.received.push(message.join("\r\n"));
      message = undefined;
      say("250 taken");
    } else if (line === "DATA") {
      message = [];
      say("354 go on");
    } else if (line === "QUIT") {
      say("221 bye");
      socket.end();
    } else if (line.startsWith("RCPT")) {
      server.recipients.push(line);
      say(server.replyToRecipient);
    } else say("250 ok");
  }
}

/** A minimal SMTP server on a free local port. */
export async function openSmtpServer(): Promise<SmtpServer> {
  const sockets = createServer();
  await new Promise<void>((resolve) => sockets.listen(0, "127.0.0.1", resolve));
  const address = sockets.address();
  if (address === null || typeof address === "string") throw new Error("the test's SMTP server has no port");
  const server: SmtpServer = {
    url: `smtp://127.0.0.1:${address.port}`,
    received: [],
    recipients: [],
    replyToRecipient: "250 ok",
    close: () => new Promise((resolve) => sockets.close(() => resolve())),
  };
  sockets.on("connection", (socket) => void converse(socket, server).catch(() => socket.destroy()));
  return server;
}
