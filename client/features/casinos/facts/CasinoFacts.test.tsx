import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { api, fail, mockOperation } from "../../../test/api";
import { makeBonus, makeCasino, makeDirectoryRow, makeFact } from "../../../test/catalogue";
import { factLabels } from "../../../shared/factLabels";
import { renderPage } from "../../../test/renderPage";

const year = new Date().getUTCFullYear();

async function openReview(changes: Record<string, unknown> = {}) {
  const casino = makeCasino(changes);
  mockOperation("Casino", () => ({ data: { casino } }));
  return { casino, ...(await renderPage("/casino/northgate")) };
}

function rowOf(label: string): HTMLElement {
  return screen.getByRole("rowheader", { name: label }).closest("tr")!;
}

describe("the facts in a review", () => {
  test("show in each row when the fact was checked", async () => {
    const labels = Object.entries(factLabels).filter(([field]) => field !== "CODE" && field !== "TERMS");
    const checkedOn = (at: number) => `${year}-01-${String(at + 10)}T08:00:00Z`;
    const facts = labels.map(([field], at) => makeFact(field, { checkedAt: checkedOn(at) }));
    await openReview({ facts });
    expect(labels).toHaveLength(11);
    for (const [at, [, label]] of labels.entries())
      expect(rowOf(label)).toHaveTextContent(new RegExp(`Checked Jan ${at + 10}$`));
    const rows = within(rowOf("Licenses").closest("table")!).getAllByRole("row");
    expect(rows).toHaveLength(labels.length);
  });

  test("show for the fastest payout when the fact behind it was checked", async () => {
    const facts = [
      makeFact("WITHDRAWAL_HOURS", { checkedAt: `${year}-01-12T08:00:00Z` }),
      makeFact("PAYMENT_METHODS", { checkedAt: `${year}-01-13T08:00:00Z` }),
    ];
    const methods = [makeDirectoryRow("PaymentMethod", "Trustly")];
    await openReview({ facts, fastestPayout: { __typename: "FastestPayout", hours: 1, methods } });
    expect(rowOf("Withdrawals")).toHaveTextContent("Within 1 hourTrustlyChecked Jan 13");
  });

  test("show the year of an old check, and say that a check is due again or was never made", async () => {
    const facts = [
      makeFact("ESTABLISHED_YEAR", { checkedAt: `${year - 1}-11-12T23:59:00Z` }),
      makeFact("MIN_DEPOSIT", { checkedAt: `${year}-01-12T08:00:00Z`, isStale: true }),
      makeFact("FREE_SPINS"),
    ];
    await openReview({ facts });
    expect(rowOf("Established")).toHaveTextContent(`2014Checked Nov 12, ${year - 1}`);
    expect(rowOf("Min deposit")).toHaveTextContent("$20Checked Jan 12, due for a new check");
    expect(rowOf("Free spins")).toHaveTextContent("100 spinsNot checked yet");
  });

  test("link to their sources, but only to http and https URLs", async () => {
    const checkedAt = `${year}-01-12T08:00:00Z`;
    const facts = [
      makeFact("LICENSES", { checkedAt, sourceUrl: "https://mga.example/register" }),
      makeFact("MIN_DEPOSIT", { checkedAt, sourceUrl: "javascript:alert(1)" }),
    ];
    await openReview({ facts });
    const link = within(rowOf("Licenses")).getByRole("link", { name: "Checked Jan 12 (source, opens in a new tab)" });
    expect(link).toHaveAttribute("href", "https://mga.example/register");
    expect(link).toHaveAttribute("rel", "nofollow noopener");
    expect(rowOf("Min deposit")).toHaveTextContent("Checked Jan 12");
    expect(within(rowOf("Min deposit")).queryByRole("link")).not.toBeInTheDocument();
  });
});

async function openReport(changes: Record<string, unknown> = {}) {
  const { casino, user } = await openReview(changes);
  await user.click(screen.getByRole("button", { name: "Something wrong?" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Something wrong?" }));
  const choice = dialog.getByLabelText("Which fact about Northgate is wrong?");
  const send = () => user.click(dialog.getByRole("button", { name: "Send report" }));
  return { casino, user, dialog, choice, send };
}

describe("a visitor who sees a wrong fact", () => {
  test("can report it, and is thanked", async () => {
    const reports: unknown[] = [];
    mockOperation("reportFact", (variables) => {
      reports.push(variables);
      return { data: { reportFact: true } };
    });
    const { casino, user, choice, send } = await openReport();
    expect(choice).toHaveFocus();
    await user.selectOptions(choice, "Min deposit");
    await send();
    expect(await screen.findByText("Your report was sent to the editors.")).toBeInTheDocument();
    expect(reports).toEqual([{ noun: "CASINO", id: casino.id, field: "MIN_DEPOSIT" }]);
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  });

  test("can report the terms of a bonus", async () => {
    const reports: unknown[] = [];
    mockOperation("reportFact", (variables) => {
      reports.push(variables);
      return { data: { reportFact: true } };
    });
    const bonus = makeBonus({ title: "Sunday reload" });
    const { user, choice, send } = await openReport({ bonuses: [bonus] });
    await user.selectOptions(choice, "Terms of Sunday reload");
    await send();
    await waitFor(() => expect(reports).toEqual([{ noun: "BONUS", id: bonus.id, field: "TERMS" }]));
  });

  test("can report the fastest payout, which belongs to the payment methods", async () => {
    const reports: unknown[] = [];
    mockOperation("reportFact", (variables) => {
      reports.push(variables);
      return { data: { reportFact: true } };
    });
    const methods = [makeDirectoryRow("PaymentMethod", "Trustly")];
    const { casino, user, choice, send } = await openReport({
      fastestPayout: { __typename: "FastestPayout", hours: 1, methods },
    });
    await user.selectOptions(choice, "Withdrawals");
    await send();
    await waitFor(() => expect(reports).toEqual([{ noun: "CASINO", id: casino.id, field: "PAYMENT_METHODS" }]));
  });

  test("is asked to choose one of the facts that the page shows", async () => {
    const { dialog, choice, send } = await openReport({ fastestPayout: null });
    expect(within(choice).queryByRole("option", { name: "Withdrawals" })).not.toBeInTheDocument();
    await send();
    expect(dialog.getByRole("alert")).toHaveTextContent("Choose the fact that is wrong.");
    expect(choice).toBeInvalid();
    expect(choice).toHaveFocus();
  });

  test("can reopen the dialog while the first report is being sent, and the dialog stays open when sending ends", async () => {
    let respond = () => {};
    const isSent = new Promise<void>((resolve) => (respond = resolve));
    mockOperation("reportFact", async () => {
      await isSent;
      return { data: { reportFact: true } };
    });
    const { user, choice, send } = await openReport();
    await user.selectOptions(choice, "Licenses");
    await send();
    await user.click(screen.getByRole("button", { name: "Cancel" }));
    await user.click(screen.getByRole("button", { name: "Something wrong?" }));
    respond();
    expect(await screen.findByText("Thank you")).toBeInTheDocument();
    expect(screen.getByRole("dialog")).toBeInTheDocument();
  });

  test("sees why a report was not sent, and can send it again", async () => {
    const { user, dialog, choice, send } = await openReport();
    await user.selectOptions(choice, "Licenses");
    fail("reportFact", "RATE_LIMITED");
    await send();
    expect(await dialog.findByRole("alert")).toHaveTextContent(
      "Your report was not sent. Too many requests. Wait a moment and try again.",
    );
    api.use(http.post("http://localhost/graphql", () => HttpResponse.error()));
    await send();
    await waitFor(() =>
      expect(dialog.getByRole("alert")).toHaveTextContent(
        "Your report was not sent. The server can't be reached. Check your connection and try again.",
      ),
    );
    expect(choice).toHaveValue("Licenses");
    api.resetHandlers();
    mockOperation("reportFact", () => ({ data: { reportFact: true } }));
    await send();
    expect(await screen.findByText("Thank you")).toBeInTheDocument();
  });
});
