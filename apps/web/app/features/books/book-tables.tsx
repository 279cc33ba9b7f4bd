import { formatEuros } from "@trove/money";
import type { CallResult } from "../../api/request.ts";
import { books } from "../../locales/en/books.ts";
import { labelled } from "../../locales/joined.ts";
import { countryName } from "../../locales/names.ts";
import { type Translated, useTexts } from "../../locales/texts.ts";
import { classes } from "../../ui/classes.ts";
import tables from "../../ui/table.module.css";
import panels from "../../ui/panel.module.css";
import styles from "./books-page.module.css";

type Books = CallResult<"getBooks">;
type Texts = Translated<typeof books>;

const isKnown = (t: Texts, account: string): account is keyof Texts["accounts"] => account in t.accounts;

/** The name of an account in words. A provider keeps its own name. */
export function accountName(t: Texts, account: string): string {
  if (isKnown(t, account)) return t.accounts[account];
  const [, provider = account] = account.split(":", 2);
  return labelled(t.accounts.gateway, provider);
}

/** The sums of the months by the accounts that money left and entered. */
export function PostingTable({ postings }: Pick<Books, "postings">) {
  const t = useTexts(books);
  const { title, debit, credit, entries, amount, none } = t.postings;
  return (
    <section className={panels["panel"]} aria-labelledby="postings">
      <h2 id="postings">{title}</h2>
      {postings.length === 0 && <p>{none}</p>}
      {postings.length > 0 && (
        <table className={classes(tables["close"], tables["pairs"], styles["table"])} aria-labelledby="postings">
          <thead>
            <tr>
              {[debit, credit, entries, amount].map((heading) => (
                <th key={heading} scope="col">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {postings.map((posting) => (
              <tr key={`${posting.fromAccount} ${posting.toAccount}`}>
                <td data-label={debit}>{accountName(t, posting.fromAccount)}</td>
                <td data-label={credit}>{accountName(t, posting.toAccount)}</td>
                <td data-label={entries}>{posting.entries}</td>
                <td data-label={amount}>
                  <bdi dir="ltr">{formatEuros(posting.amount)}</bdi>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

/** The VAT of the months by what it is on, country and rate. */
export function VatTable({ vat }: Pick<Books, "vat">) {
  const t = useTexts(books);
  const { title, on, quarter, country, rate, net, vat: tax, none } = t.vat;
  return (
    <section className={panels["panel"]} aria-labelledby="vat">
      <h2 id="vat">{title}</h2>
      {vat.length === 0 && <p>{none}</p>}
      {vat.length > 0 && (
        <table className={classes(tables["close"], tables["pairs"], styles["table"])} aria-labelledby="vat">
          <thead>
            <tr>
              {[on, quarter, country, rate, net, tax].map((heading) => (
                <th key={heading} scope="col">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {vat.map((line) => (
              <tr key={`${line.kind} ${line.countryCode} ${line.vatRate} ${line.quarter}`}>
                <th scope="row">{t.kinds[line.kind]}</th>
                <td data-label={quarter}>
                  <bdi dir="ltr">{line.quarter}</bdi>
                </td>
                <td data-label={country}>{countryName(line.countryCode)}</td>
                <td data-label={rate}>{t.vat.rates(line.vatRate)}</td>
                <td data-label={net}>
                  <bdi dir="ltr">{formatEuros(line.netAmount)}</bdi>
                </td>
                <td data-label={tax}>
                  <bdi dir="ltr">{formatEuros(line.vatAmount)}</bdi>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
