import { screen } from "@testing-library/react";
import { makeCasino } from "../../test/catalogue";
import { renderPage } from "../../test/renderPage";
import { mockSearch, marksIn } from "../../test/search";

describe("the matches in search results", () => {
  const casino = makeCasino({
    name: "BitHarbor",
    licenses: ["Curacao", "Bitland"],
    description: `${"A long story about the house. ".repeat(8)}It takes bitcoin and pays within the hour.`,
    gameProviders: ["Bitplay"],
    paymentMethods: ["Visa", "Bitcoin"],
  });
  const start = casino.description.indexOf("bit");
  const matches = [
    { field: "NAME", text: "BitHarbor", ranges: [{ start: 0, end: 3 }] },
    { field: "DESCRIPTION", text: casino.description, ranges: [{ start, end: start + 3 }] },
    { field: "GAME_PROVIDERS", text: "Bitplay", ranges: [{ start: 0, end: 3 }] },
    { field: "PAYMENT_METHODS", text: "Bitcoin", ranges: [{ start: 0, end: 3 }] },
    { field: "LICENSES", text: "Bitland", ranges: [{ start: 0, end: 3 }] },
  ];

  it("are highlighted in the name, license, description, provider and payment method", async () => {
    mockSearch({ casinos: [casino], matches: { [casino.id]: matches } });
    await renderPage("/search?q=bit");
    await screen.findByRole("heading", { name: "1 casino found" });
    expect(marksIn("BitHarbor")).toEqual(["Bit", "Bit", "bit", "Bit", "Bit"]);
    expect(screen.getByText(/^….*pays within the hour\.$/)).toHaveTextContent(/It takes bitcoin/);
    expect(screen.getByText("Games by").nextSibling).toHaveTextContent("Bitplay");
    expect(screen.getByText("Pay with").nextSibling).toHaveTextContent("Bitcoin");
    expect(screen.queryByText("Visa")).not.toBeInTheDocument();
  });

  it("are not highlighted in a string that has changed since the search", async () => {
    const older = [{ field: "NAME", text: "Bit Harbour House", ranges: [{ start: 4, end: 17 }] }];
    mockSearch({ casinos: [casino], matches: { [casino.id]: older } });
    await renderPage("/search?q=bit");
    await screen.findByRole("heading", { name: "1 casino found" });
    expect(marksIn("BitHarbor")).toEqual([]);
  });
});
