import { screen, waitFor, within } from "@testing-library/react";
import { field, findForm, mockCasinos } from "../../test/editors";
import { renderPage } from "../../test/renderPage";

describe("the preview", () => {
  it("shows the card that visitors will see and updates it as the editor types", async () => {
    mockCasinos();
    const { user } = await renderPage("/admin");
    await findForm("Add casino");
    const preview = () => screen.getByRole("region", { name: "As visitors will see it" });
    await user.type(field(/^Name/), "Velvet");
    await user.type(field("Welcome bonus"), "200% up to $50");
    await waitFor(() => expect(within(preview()).getByText("200% up to $50")).toBeInTheDocument());
    expect(within(preview()).getByText("Velvet")).toBeInTheDocument();
    expect(await within(preview()).findByText("Licensed (MGA)")).toBeInTheDocument();
  });

  it("reports that the trust score is out of date while the rating is invalid", async () => {
    mockCasinos();
    const { user } = await renderPage("/admin");
    await findForm("Add casino");
    await screen.findByText("Licensed (MGA)");
    await user.clear(field("Rating"));
    await user.type(field("Rating"), "9");
    // The card never shows a rating that visitors can't see, such as 18/10.
    const preview = screen.getByRole("region", { name: "As visitors will see it" });
    await waitFor(() => expect(preview).not.toHaveTextContent("18"));
    expect(preview).toHaveTextContent(/not rated/i);
    expect(await screen.findByText(/^This score is out of date\. To update it, fix the rating/)).toBeInTheDocument();
  });
});
