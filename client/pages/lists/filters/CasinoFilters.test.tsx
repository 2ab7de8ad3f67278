import { act, screen, waitFor, within } from "@testing-library/react";
import { fail, mockOperation } from "../../../test/api";
import { facetsResponse, makeBonus, makeCasino, makeConnection, makeDirectoryRow } from "../../../test/catalogue";
import { currentAddress, renderPage } from "../../../test/renderPage";

function keepRequests(...names: string[]) {
  const asked: unknown[] = [];
  const casinos = names.map((name) => makeCasino({ name }));
  mockOperation("CasinoList", ({ filter }) => {
    asked.push(filter);
    return { data: { casinos: makeConnection("Casino", casinos) } };
  });
  return asked;
}

function facet(name: string) {
  return within(screen.getByRole("group", { name }));
}

describe("the cards of a casino list that is filtered by payout", () => {
  const method = (name: string, stated: object) => ({
    __typename: "CasinoPaymentMethod",
    method: makeDirectoryRow("PaymentMethod", name),
    canDeposit: null,
    canWithdraw: null,
    payoutHoursFrom: null,
    payoutHoursTo: null,
    fee: null,
    ...stated,
  });
  const casino = makeCasino({
    casinoPaymentMethods: [
      method("Bitcoin", { payoutHoursTo: 1 }),
      method("Skrill", { payoutHoursFrom: 2, payoutHoursTo: 24 }),
      method("Trustly", { payoutHoursTo: 6, fee: "None" }),
      method("Visa", { canWithdraw: false, payoutHoursTo: 0 }),
    ],
    fastestPayout: { __typename: "FastestPayout", hours: 1, methods: [makeDirectoryRow("PaymentMethod", "Bitcoin")] },
  });

  test.each([
    ["payment=trustly,skrill&payout=24", "Payout with Trustly: up to 6 hours · Fee: None"],
    ["payment=skrill", "Payout with Skrill: 2–24 hours · Fee: not stated"],
    ["payment=visa", "No withdrawals with Visa · Fee: not stated"],
    ["payout=24", "Fastest payout: Within 1 hour (Bitcoin)"],
  ])("state the payout by the chosen method, or else the fastest: %s", async (query, line) => {
    mockOperation("CasinoList", () => ({ data: { casinos: makeConnection("Casino", [casino]) } }));
    await renderPage(`/all-casinos?${query}`);
    expect(await screen.findByText(line)).toBeInTheDocument();
    expect(screen.getAllByText(/^(?:Payout with|No withdrawals|Fastest payout)/)).toHaveLength(1);
  });

  test("state no payout if the list is filtered by something else", async () => {
    mockOperation("CasinoList", () => ({ data: { casinos: makeConnection("Casino", [casino]) } }));
    await renderPage("/all-casinos?license=mga");
    expect(await screen.findByRole("heading", { name: casino.name })).toBeInTheDocument();
    expect(screen.queryByText(/^(?:Payout with|Fastest payout)/)).not.toBeInTheDocument();
  });
});

describe("the facets of a casino list", () => {
  test("combine values of one facet with OR and different facets with AND", async () => {
    const asked = keepRequests("Northgate");
    const { user } = await renderPage("/new-casinos");
    await user.click(await facet("License").findByRole("checkbox", { name: /^MGA/ }));
    await user.click(facet("License").getByRole("checkbox", { name: /^UKGC/ }));
    await user.click(facet("Payment method").getByRole("checkbox", { name: /^Trustly/ }));
    await user.selectOptions(screen.getByRole("combobox", { name: "Payout time" }), "Within 24 hours");
    await waitFor(() => expect(currentAddress()).toBe("/new-casinos?license=mga,ukgc&payment=trustly&payout=24"));
    const filter = { isNew: true, authorities: ["mga", "ukgc"], paymentMethods: ["trustly"], maxPayoutHours: 24 };
    await waitFor(() => expect(asked.at(-1)).toEqual(filter));

    await user.click(facet("License").getByRole("checkbox", { name: /^MGA/ }));
    await waitFor(() => expect(currentAddress()).toBe("/new-casinos?license=ukgc&payment=trustly&payout=24"));
    await user.click(screen.getByRole("link", { name: "Clear filters" }));
    await waitFor(() => expect(currentAddress()).toBe("/new-casinos"));
  });

  test("keep both choices when the visitor makes two choices in quick succession", async () => {
    keepRequests("Northgate");
    await renderPage("/new-casinos");
    const mga = await facet("License").findByRole("checkbox", { name: /^MGA/ });
    const trustly = facet("Payment method").getByRole("checkbox", { name: /^Trustly/ });
    // React renders only after both clicks.
    act(() => {
      mga.click();
      trustly.click();
    });
    await waitFor(() => expect(currentAddress()).toBe("/new-casinos?license=mga&payment=trustly"));
    expect(mga).toBeChecked();
    expect(trustly).toBeChecked();
  });

  test("move focus to the form when the visitor clears them", async () => {
    keepRequests("Northgate");
    const { user } = await renderPage("/new-casinos?payment=trustly");
    await user.click(await screen.findByRole("link", { name: "Clear filters" }));
    await waitFor(() => expect(currentAddress()).toBe("/new-casinos"));
    expect(screen.getByRole("form", { name: "Filters" })).toHaveFocus();
  });

  test("show how many casinos each value would leave", async () => {
    const filters: unknown[] = [];
    keepRequests("Northgate");
    mockOperation("CasinoFacets", ({ filter }) => {
      filters.push(filter);
      return facetsResponse({ AUTHORITY: { UKGC: 9 } });
    });
    await renderPage("/new-casinos?payment=trustly");
    expect(await facet("License").findByRole("checkbox", { name: "UKGC 9" })).toBeInTheDocument();
    expect(facet("Payment method").getByRole("checkbox", { name: "trustly 0" })).toBeChecked();
    expect(filters).toEqual([{ isNew: true, paymentMethods: ["trustly"] }]);
  });

  test("are read from the URL of a form submitted without JavaScript", async () => {
    const asked = keepRequests("Northgate");
    await renderPage("/all-casinos?license=mga&license=ukgc&payout=&secret=1");
    expect(await facet("License").findByRole("checkbox", { name: /^UKGC/ })).toBeChecked();
    expect(asked).toEqual([{ authorities: ["mga", "ukgc"] }]);
    const form = screen.getByRole("form", { name: "Filters" });
    expect(form).toHaveAttribute("method", "get");
    expect(form).toHaveFormValues({ license: ["mga", "ukgc"], payout: "" });
  });

  test("open on a phone when the visitor presses the button, which shows the number of active filters", async () => {
    keepRequests("Northgate");
    const { user } = await renderPage("/all-casinos?license=mga&payout=48");
    const toggle = await screen.findByRole("button", { name: "Filters (2)" });
    expect(toggle).toHaveAttribute("aria-expanded", "false");
    await user.click(toggle);
    expect(toggle).toHaveAttribute("aria-expanded", "true");
  });

  test("close on a phone when the visitor presses the button that says how many casinos match", async () => {
    keepRequests("Northgate");
    const { user } = await renderPage("/all-casinos");
    const toggle = await screen.findByRole("button", { name: "Filters" });
    await user.click(toggle);
    await user.click(await screen.findByRole("button", { name: "Show 12 casinos" }));
    expect(toggle).toHaveAttribute("aria-expanded", "false");
    expect(toggle).toHaveFocus();
    mockOperation("CasinoFacets", () => facetsResponse({ PAYMENT_METHOD: { Trustly: 1 } }, { totalCount: 1 }));
    await user.click(facet("Payment method").getByRole("checkbox", { name: /^Trustly/ }));
    expect(await screen.findByRole("button", { name: "Show 1 casino" })).toBeInTheDocument();
  });

  test("let visitors find a value in a long facet by its name or slug, and keep the chosen values", async () => {
    keepRequests("Northgate");
    const names = [
      "Curacao",
      "Estonia",
      "Gibraltar",
      "Malta",
      "Isle of Man",
      "Kahnawake",
      "Ontario",
      "Spelinspektionen",
    ];
    const counts = Object.fromEntries([...names, "UKGC"].map((name) => [name, 1]));
    mockOperation("CasinoFacets", () => facetsResponse({ AUTHORITY: counts, PAYMENT_METHOD: { Trustly: 1 } }));
    const { user } = await renderPage("/all-casinos?license=malta");
    const shown = () =>
      facet("License")
        .getAllByRole("checkbox")
        .map((box) => box.getAttribute("value"));
    const find = await facet("License").findByRole("searchbox", { name: "Find a license" });
    await user.type(find, " UKG{Enter}");
    expect(shown()).toEqual(["malta", "ukgc"]);
    await user.clear(find);
    await user.type(find, "nothing");
    expect(facet("License").getByRole("status")).toHaveTextContent("No match");
    await user.clear(find);
    await user.type(find, "isle-of");
    expect(shown()).toEqual(["isle-of-man", "malta"]);
    const malta = facet("License").getByRole("checkbox", { name: /^Malta/ });
    await user.click(malta);
    await waitFor(() => expect(currentAddress()).toBe("/all-casinos"));
    expect(malta).toHaveFocus();
    await user.click(malta);
    await waitFor(() => expect(currentAddress()).toBe("/all-casinos?license=malta"));
    expect(facet("Payment method").queryByRole("searchbox")).not.toBeInTheDocument();

    mockOperation("CasinoFacets", () => facetsResponse({ AUTHORITY: { Malta: 1, UKGC: 1 } }));
    await user.selectOptions(screen.getByRole("combobox", { name: "Payout time" }), "Within 24 hours");
    expect(await facet("License").findByRole("checkbox", { name: "Isle of Man 0" })).toBeInTheDocument();
  });

  test("show no number for a value that the API left out because the facet has too many values", async () => {
    keepRequests("Northgate");
    const names = Array.from({ length: 300 }, (_, at) => `Studio ${at}`);
    const many = Object.fromEntries(names.map((name) => [name, 2]));
    mockOperation("CasinoFacets", () => facetsResponse({ PROVIDER: { "Small Studio": 1 }, AUTHORITY: { MGA: 1 } }));
    const { user } = await renderPage("/all-casinos?provider=unknown-studio");
    const provider = () => facet("Game provider");
    expect(await provider().findByRole("checkbox", { name: "unknown-studio 0" })).toBeInTheDocument();
    mockOperation("CasinoFacets", () => facetsResponse({ PROVIDER: many, AUTHORITY: { MGA: 1 } }));
    await user.click(facet("License").getByRole("checkbox", { name: /^MGA/ }));
    expect(await provider().findByRole("checkbox", { name: "Studio 299 2" })).toBeInTheDocument();
    expect(provider().getByRole("checkbox", { name: "unknown-studio" })).toBeChecked();
    expect(provider().getByRole("checkbox", { name: "Small Studio" })).not.toBeChecked();
  });

  test("keep a filtered list out of search engines", async () => {
    keepRequests("Northgate");
    await renderPage("/all-casinos?payment=trustly");
    await screen.findByRole("heading", { name: "1 Casino Found" });
    expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    expect(document.head.querySelector('link[rel="canonical"]')).toBeNull();
  });

  test("that match nothing offer a link that opens the whole list and moves focus to the page", async () => {
    keepRequests();
    const { user } = await renderPage("/all-casinos?provider=netent");
    expect(await screen.findByRole("heading", { name: "No casinos match these filters" })).toBeInTheDocument();
    keepRequests("Northgate");
    await user.click(screen.getByRole("link", { name: "Show the whole list" }));
    expect(await screen.findByRole("heading", { name: "Northgate" })).toBeInTheDocument();
    expect(currentAddress()).toBe("/all-casinos");
    expect(screen.getByRole("main")).toHaveFocus();
  });

  test("link to the main offers of the matching casinos", async () => {
    keepRequests("Northgate");
    const asked: unknown[] = [];
    mockOperation("BonusList", ({ filter, orderBy }) => {
      asked.push({ filter, orderBy });
      return { data: { bonuses: makeConnection("Bonus", [makeBonus()]) } };
    });
    const { user } = await renderPage("/all-casinos?payment=trustly");
    await user.click(await screen.findByRole("link", { name: "Compare their welcome offers" }));
    expect(
      await screen.findByText("Showing the main offer of each casino in your filtered list, whatever its type."),
    ).toBeInTheDocument();
    const filter = { isActive: true, isMainOffer: true, casinoIds: [expect.any(String)] };
    expect(asked).toEqual([{ filter, orderBy: "COST_ASC" }]);
  });

  test("let visitors deselect a value even when the values can't be loaded", async () => {
    keepRequests("Northgate");
    fail("CasinoFacets", "SERVICE_UNAVAILABLE");
    const { user } = await renderPage("/all-casinos?license=mga");
    await user.click(await facet("License").findByRole("checkbox", { name: /^mga/ }));
    await waitFor(() => expect(currentAddress()).toBe("/all-casinos"));
  });

  test("keep a deselected value that no longer matches any casino until focus leaves that value", async () => {
    keepRequests("Northgate");
    const { user } = await renderPage("/all-casinos?payment=nope");
    const value = await facet("Payment method").findByRole("checkbox", { name: /^nope/ });
    await user.click(value);
    await waitFor(() => expect(currentAddress()).toBe("/all-casinos"));
    expect(value).not.toBeChecked();
    expect(value).toHaveFocus();
    await user.click(value);
    await waitFor(() => expect(currentAddress()).toBe("/all-casinos?payment=nope"));
    await user.click(value);
    await user.click(facet("License").getByRole("checkbox", { name: /^MGA/ }));
    await waitFor(() => expect(value).not.toBeInTheDocument());
  });

  test("hide their counts if these can't be loaded, and load them again on request", async () => {
    keepRequests("Northgate");
    const { user } = await renderPage("/all-casinos");
    const mga = await facet("License").findByRole("checkbox", { name: "MGA 12" });
    fail("CasinoFacets", "SERVICE_UNAVAILABLE");
    await user.click(mga);
    const retry = await screen.findByRole("button", { name: "Load the numbers again" });
    expect(facet("License").getByRole("checkbox", { name: "MGA" })).toBeChecked();
    expect(screen.getByText(/^The numbers next to the filters could not be loaded/)).toBeInTheDocument();
    mockOperation("CasinoFacets", () => facetsResponse({ AUTHORITY: { MGA: 3 } }));
    await user.click(retry);
    expect(await facet("License").findByRole("checkbox", { name: "MGA 3" })).toBeInTheDocument();
    expect(screen.queryByText(/^The numbers next to the filters/)).not.toBeInTheDocument();
    expect(document.body).not.toHaveFocus();
  });
});
