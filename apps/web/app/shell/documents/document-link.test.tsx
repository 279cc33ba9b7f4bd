import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { DocumentLink } from "./document-link.tsx";

test("a document without a URL is a link to # that opens no tab", { tags: ["S8-22", "S8-23"] }, () => {
  expect(renderToString(<DocumentLink document={{ url: "#" }}>Terms</DocumentLink>)).toBe('<a href="#">Terms</a>');
  expect(renderToString(<DocumentLink document={{ url: "/terms.pdf" }}>Terms</DocumentLink>)).toContain(
    'target="_blank"',
  );
});

test("the link of a document that failed to load says so", { tags: ["S8-21"] }, () => {
  const failed = { url: "#", error: "There is no such file" };
  expect(renderToString(<DocumentLink document={failed}>Terms</DocumentLink>)).toBe(
    '<a href="#" title="This document couldn&#x27;t be loaded">Terms</a>',
  );
});
