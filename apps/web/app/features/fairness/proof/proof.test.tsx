import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { SampleBrowser, settledIn } from "../opening/sample/sample-browser.fixture.ts";
import { SampleShop } from "../opening/sample/sample-shop.fixture.ts";
import { Proof } from "./proof.tsx";

test("the details of a proof name what was won as the signed odds table does, whatever the page calls it", async () => {
  const browser = await SampleBrowser.start(new SampleShop());
  const judgement = settledIn(await browser.press())?.judgement;
  if (judgement?.draws === undefined) throw new RangeError("something was won");
  const page = renderToStaticMarkup(
    <MemoryRouter>
      <Proof judgement={judgement} isOpen />
    </MemoryRouter>,
  );
  expect(page).toContain(`In the odds table: <bdi>${judgement.draws[0]?.drop.name}</bdi>`);
});
