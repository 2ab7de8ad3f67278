import { screen, within } from "@testing-library/react";
import { fail, mockOperation } from "../../test/api";
import { makeBonus, makeCasino, makeFact } from "../../test/catalogue";
import { renderPage } from "../../test/renderPage";

const checkedAt = `${new Date().getUTCFullYear()}-01-12T08:00:00Z`;

const withCode = makeBonus({
  title: "Sunday reload",
  bonusCode: "SUN40",
  facts: [makeFact("CODE", { checkedAt, isStale: true }), makeFact("TERMS", { checkedAt })],
});
const withoutCode = makeBonus({ title: "Monday cashback", bonusCode: null, facts: [makeFact("TERMS")] });

async function openBonuses() {
  mockOperation("Casino", () => ({ data: { casino: makeCasino({ bonuses: [withCode, withoutCode] }) } }));
  const { user } = await renderPage("/casino/northgate?tab=bonuses");
  const panelOf = (title: string) => screen.getByText(title).closest("article")!;
  return { user, panel: panelOf("Sunday reload"), codeless: panelOf("Monday cashback") };
}

describe("a bonus in a review", () => {
  test("says when its code and its terms were checked", async () => {
    const { panel, codeless } = await openBonuses();
    expect(panel).toHaveTextContent("Code checked Jan 12, due for a new check");
    expect(panel).toHaveTextContent(/Terms checked Jan 12(?!,)/);
    expect(codeless).toHaveTextContent("Terms not checked yet");
    expect(codeless).not.toHaveTextContent(/Code (?:checked|not)/);
    expect(within(codeless).queryByRole("button", { name: "Code didn't work" })).not.toBeInTheDocument();
  });

  test("shows the casino's words, what the terms say, and our reading of them under their own headings", async () => {
    const { panel } = await openBonuses();
    const under = (heading: string) => within(panel).getByRole("heading", { name: heading }).parentElement;
    expect(under("In the casino's words")).toHaveTextContent(withCode.wageringRequirement!);
    expect(under("What the terms say")).toHaveTextContent(`What the terms say${withCode.terms}`);
    expect(under("Our reading of the terms")).toHaveTextContent(`Our reading of the terms${withCode.termsReview}`);
  });

  test("has no heading for our reading if there is none", async () => {
    const bonus = makeBonus({ termsReview: null });
    mockOperation("Casino", () => ({ data: { casino: makeCasino({ bonuses: [bonus] }) } }));
    await renderPage("/casino/northgate?tab=bonuses");
    expect(screen.getByRole("heading", { name: "What the terms say" })).toBeInTheDocument();
    expect(screen.queryByRole("heading", { name: "Our reading of the terms" })).not.toBeInTheDocument();
  });

  test("lets a visitor report once that its code did not work", async () => {
    const reports: unknown[] = [];
    mockOperation("reportFact", (variables) => {
      reports.push(variables);
      return { data: { reportFact: true } };
    });
    const { user, panel } = await openBonuses();
    await user.click(within(panel).getByRole("button", { name: "Code didn't work" }));
    expect(await screen.findByText("Your report was sent to the editors.")).toBeInTheDocument();
    const reported = within(panel).getByRole("button", { name: "Reported" });
    expect(reported).toHaveAttribute("aria-disabled", "true");
    expect(reported).toHaveFocus();
    await user.click(reported);
    expect(reports).toEqual([{ noun: "BONUS", id: withCode.id, field: "CODE" }]);
  });

  test("says what to do if the report was not sent", async () => {
    fail("reportFact", "RATE_LIMITED");
    const { user, panel } = await openBonuses();
    await user.click(within(panel).getByRole("button", { name: "Code didn't work" }));
    expect(await screen.findByText("Too many requests. Wait a moment and try again.")).toBeInTheDocument();
    expect(within(panel).getByRole("button", { name: "Code didn't work" })).not.toHaveAttribute(
      "aria-disabled",
      "true",
    );
  });
});
