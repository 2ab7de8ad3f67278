import { screen, within } from "@testing-library/react";
import { mockOperation } from "../../../test/api";
import { makeCasino, makeDirectoryRow } from "../../../test/catalogue";
import { renderPage } from "../../../test/renderPage";
import { payoutTime } from "../../../shared/format/payoutTime";

async function openTab(tab: string, changes: Record<string, unknown> = {}) {
  const casino = makeCasino(changes);
  mockOperation("Casino", () => ({ data: { casino } }));
  await renderPage(`/casino/northgate?tab=${tab}`);
}

const panel = () => within(screen.getByRole("tabpanel"));
const rowOf = (name: string) => within(panel().getByRole("rowheader", { name }).closest("tr")!);

describe("the payment methods in a review", () => {
  test("show what each method supports, how long a payout takes and what it costs", async () => {
    await openTab("payments");
    const visa = rowOf("Visa");
    expect(visa.getByRole("link", { name: "Visa" })).toHaveAttribute("href", "/payment-method/visa");
    expect(visa.getByRole("cell")).toHaveTextContent(
      "Payout: 1–24 hoursDeposits: yes · Withdrawals: no · Fee: 2% of deposits",
    );
    expect(rowOf("Trustly").getByRole("cell")).toHaveTextContent(
      "Payout: not statedDeposits: not stated · Withdrawals: not stated · Fee: not stated",
    );
  });

  test("are shown as 'None known' if the casino has none", async () => {
    await openTab("payments", { casinoPaymentMethods: [] });
    expect(panel().getByText("None known")).toBeInTheDocument();
  });

  test.each([
    [null, null, "not stated"],
    [0, 0, "immediate"],
    [1, 24, "1–24 hours"],
    [0, 1, "0–1 hour"],
    [24, 24, "24 hours"],
    [null, 48, "up to 48 hours"],
    [12, null, "from 12 hours"],
  ])("show a payout time from %j to %j hours as %j", (payoutHoursFrom, payoutHoursTo, words) => {
    expect(payoutTime({ payoutHoursFrom, payoutHoursTo })).toBe(words);
  });
});

describe("the payments in a review", () => {
  test.each([
    [500_000, "USD", "$5,000"],
    [1_000_000_000, "BTC", "10,000,000 BTC"],
    [null, "USD", "not stated"],
    [null, null, "not stated"],
  ])("show the payout limit per month: %j %s as %j", async (payoutLimitPerMonth, currency, words) => {
    await openTab("payments", { payoutLimitPerMonth, currency });
    expect(panel().getByText(/^Payout limit/)).toHaveTextContent(`Payout limit per month: ${words}`);
  });
});

describe("the licenses in a review", () => {
  test("show their number and link to their entry in the register", async () => {
    await openTab("security");
    const mga = rowOf("MGA");
    expect(mga.getByRole("link", { name: "MGA" })).toHaveAttribute("href", "/license/mga");
    expect(mga.getByRole("cell")).toHaveTextContent("MGA/B2C/100");
    const register = mga.getByRole("link", { name: "Public register (opens in a new tab)" });
    expect(register).toHaveAttribute("href", "https://register.example/100");
    expect(register).toHaveAttribute("rel", "nofollow noopener");
  });

  test("say when a number is not stated, and never link to an unsafe address", async () => {
    const authority = makeDirectoryRow("LicensingAuthority", "UKGC");
    await openTab("security", {
      casinoLicenses: [{ __typename: "CasinoLicense", authority, number: null, registerUrl: "javascript:alert(1)" }],
    });
    expect(rowOf("UKGC").getByRole("cell")).toHaveTextContent(/^Number not stated$/);
    expect(rowOf("UKGC").queryByRole("link", { name: /register/ })).not.toBeInTheDocument();
  });
});
