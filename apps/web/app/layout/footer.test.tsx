import { COPYRIGHT_YEAR } from "@trove/contract/constants";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { type RootData, unknownInfo } from "../shell/app-info.ts";
import { Footer } from "./footer.tsx";

const info = {
  ...unknownInfo,
  brand: "Kistje",
  companyLegalLine: "Zed GmbH, Ring 1, 1010 Wien",
  contactEmail: "help@zed.example",
  copyrightYear: COPYRIGHT_YEAR,
  terms: { url: "/files/0123456789abcdef/terms_of_service.pdf" },
  privacy: { url: "/files/0123456789abcdef/privacy_policy.pdf" },
};

test(
  "the footer shows who runs the shop, how to write to them, and the legal documents",
  { tags: ["S1-23", "S1-24", "S1-25", "S1-26", "S1-27", "S1-28", "S1-29", "S1-30"] },
  () => {
    const Page = createRoutesStub([{ id: "root", path: "/", Component: Footer }]);
    const root: RootData = { info, origin: "https://trove.example" };
    const page = renderToStaticMarkup(<Page hydrationData={{ loaderData: { root } }} />);
    const links = [...page.matchAll(/<a [^>]*href="([^"]+)"[^>]*>([^<]+)<\/a>/g)].map(([, href, text]) => [text, href]);
    expect(links).toEqual(
      expect.arrayContaining([
        ["Complaints", "/complaints"],
        ["Accessibility", "/accessibility"],
        ["Contact us", "mailto:help@zed.example"],
        ["FAQ", "/faq"],
        ["Terms and Conditions", "/files/0123456789abcdef/terms_of_service.pdf"],
        ["Privacy Policy", "/files/0123456789abcdef/privacy_policy.pdf"],
      ]),
    );
    const lines = [...page.matchAll(/<p>(.+?)<\/p>/g)].map(([, line]) => line);
    expect(lines).toEqual(
      expect.arrayContaining([
        "Zed GmbH, Ring 1, 1010 Wien",
        "Names, marks and pictures belong to their owners. The shop is not affiliated with, or endorsed by, any of them.",
        "© 2024 Kistje",
      ]),
    );
  },
);
