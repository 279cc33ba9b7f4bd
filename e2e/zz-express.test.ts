import { mkdirSync } from "node:fs";
import { it } from "./support/journey.ts";
import { cheapestItems, openCart } from "./support/shopper.ts";
import { PHONE, WIDE } from "./support/browser.ts";
const OUT="/tmp/express-shots"; mkdirSync(OUT,{recursive:true});
for (const [name,size,scheme,lang] of [["phone",PHONE,"light","en"],["wide",WIDE,"dark","en"],["ar",PHONE,"dark","ar"]] as const)
it(`shots ${name}`, async ({shop,newVisitor})=>{
  const c = await newVisitor({size,scheme} as never);
  if (lang!=="en") await c.addInitScript((l)=>{ try{localStorage.setItem("language", JSON.stringify(l))}catch{} }, lang);
  const page = await openCart(await c.newPage(), await cheapestItems(shop,2));
  const b = page.getByRole("button",{name:"Google Pay"});
  await b.waitFor({timeout:15000}).catch(()=>{});
  await page.waitForTimeout(1500);
  await page.screenshot({path:`${OUT}/${name}-cart.png`});
  await b.click();
  await page.getByRole("dialog").waitFor();
  await page.waitForTimeout(500);
  await page.screenshot({path:`${OUT}/${name}-sheet.png`});
  const select = page.getByRole("dialog").locator("select").first();
  await select.selectOption("3");
  await page.waitForTimeout(300);
  await page.screenshot({path:`${OUT}/${name}-unserved.png`});
  await select.selectOption(name==="wide"?"2":"1");
  await page.getByRole("button",{name:"Confirm payment"}).click();
  await page.waitForTimeout(1500);
  await page.screenshot({path:`${OUT}/${name}-review.png`, fullPage:true});
});
