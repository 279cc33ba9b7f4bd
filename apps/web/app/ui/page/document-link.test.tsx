import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { DocumentLink } from "./document-link.tsx";

test("a document without a URL is a link to # that opens no tab", { tags: ["S8-22", "S8-23"] }, () => {
  expect(renderToString(<DocumentLink url="#">Terms</DocumentLink>)).toBe('<a href="#">Terms</a>');
  expect(renderToString(<DocumentLink url="/terms.pdf">Terms</DocumentLink>)).toContain('target="_blank"');
});
