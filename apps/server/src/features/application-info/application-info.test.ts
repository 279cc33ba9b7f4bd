import { expect, test } from "vitest";
import { openShop } from "../../../test/shop/shop.ts";

test(
  "pages get the company, the contact and the countdown's end from the settings",
  { tags: ["S1-23", "S9-34"] },
  async () => {
    const COUNTDOWN_UNTIL = "2030-05-01T12:00:00Z";
    const shop = await openShop({ APP_NAME: "Zed", COMPANY_LEGAL_LINE: "Zed GmbH", COUNTDOWN_UNTIL });
    const { body } = await shop.call("getApplicationInfo");
    expect(body).toMatchObject({ appName: "Zed", companyLegalLine: "Zed GmbH", countdownUntilUtc: COUNTDOWN_UNTIL });
    await shop.close();
  },
);
