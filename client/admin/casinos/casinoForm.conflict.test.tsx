import { InMemoryCache } from "@apollo/client";
import { act, screen, waitFor, within } from "@testing-library/react";
import { invalidateCatalogue } from "../../graphql/catalogueWrites";
import { makeCasino } from "../../test/catalogue";
import { button, field, findForm, findToast, mockCasinos, tagsOf } from "../../test/editors";
import { currentAddress, renderPage } from "../../test/renderPage";

async function openRow() {
  const casino = makeCasino({ name: "Northgate" });
  const catalogue = mockCasinos(casino);
  const { user, unmount } = await renderPage(`/admin?tab=casinos&edit=${casino.id}`);
  await findForm(/^Update casino/);
  return { casino, catalogue, user, unmount };
}

const question = () => screen.findByRole("region", { name: /^ana@example.com changed this casino/ });
const choice = (fieldName: string, side: "Mine" | "Theirs") =>
  within(screen.getByRole("radiogroup", { name: fieldName })).getByRole<HTMLInputElement>("radio", {
    name: new RegExp(`^${side}`),
  });

describe("saving a casino that another editor has changed", () => {
  it("asks nothing if both editors entered the same value", async () => {
    const { casino, catalogue, user } = await openRow();
    await user.type(field("Welcome bonus"), "!");
    catalogue.change(casino.id, { welcomeBonus: "100% up to $500!" });
    await user.click(button("Update casino"));
    expect(await findToast("Casino updated successfully!")).toBeInTheDocument();
    await waitFor(() => expect(currentAddress()).toBe("/admin?tab=casinos"));
    expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument();
  });

  it("merges the changes without asking if the editors changed different fields", async () => {
    const { casino, catalogue, user } = await openRow();
    await user.type(field("Welcome bonus"), "!");
    catalogue.change(casino.id, { licenses: ["UKGC"], isNew: true });
    await user.click(button("Update casino"));
    expect(await findToast("Casino updated successfully!")).toBeInTheDocument();
    expect(catalogue.requests.at(-1)).toEqual({ name: "updateCasino", input: { welcomeBonus: "100% up to $500!" } });
    expect(catalogue.find(casino.id)).toMatchObject({ licenses: ["UKGC"], isNew: true, version: 3 });
  });

  it("shows both values of a field that both editors changed, and lets the editor choose", async () => {
    const { casino, catalogue, user } = await openRow();
    await user.clear(field("Welcome bonus"));
    await user.type(field("Welcome bonus"), "My offer");
    await user.clear(field("Rating"));
    await user.type(field("Rating"), "3.5");
    catalogue.change(casino.id, { welcomeBonus: "Their offer", licenses: ["UKGC", "MGA"], isNew: true });
    await user.click(button("Update casino"));

    const panel = await question();
    expect(within(panel).getByRole("heading")).toHaveFocus();
    expect(within(panel).getByText(/ana@example.com saved the casino/)).toHaveTextContent("5 minutes ago");
    expect(within(panel).getByText("My offer")).toBeInTheDocument();
    expect(within(panel).getByText("Their offer")).toBeInTheDocument();
    expect(choice("Welcome bonus", "Mine")).toBeChecked();
    expect(within(panel).getAllByRole("radiogroup")).toHaveLength(1);
    await user.click(choice("Welcome bonus", "Theirs"));
    await user.click(button("Save with these choices"));

    expect(await findToast("Casino updated successfully!")).toBeInTheDocument();
    expect(catalogue.find(casino.id)).toMatchObject({
      welcomeBonus: "Their offer",
      licenses: ["UKGC", "MGA"],
      isNew: true,
      rating: 3.5,
      version: 3,
    });
  });

  it("keeps the input and saves nothing if the editor goes back to the form", async () => {
    const { casino, catalogue, user } = await openRow();
    await user.type(field("Welcome bonus"), " mine");
    catalogue.change(casino.id, { welcomeBonus: "Their offer" });
    await user.click(button("Update casino"));
    await question();
    await user.click(button("Back to the form"));
    expect(field("Welcome bonus")).toHaveValue("100% up to $500 mine");
    expect(catalogue.find(casino.id)).toMatchObject({ welcomeBonus: "Their offer" });
  });

  it("offers to add the casino again with the same input if it was deleted", async () => {
    const { casino, catalogue, user } = await openRow();
    await user.type(field("Licenses"), "UKGC,");
    catalogue.remove(casino.id);
    await user.click(button("Update casino"));
    expect(await screen.findByText(/^This casino was deleted while you were editing/)).toBeInTheDocument();
    await user.click(button("Add as a new casino"));
    await findForm("Add casino");
    await user.click(await screen.findByRole("button", { name: "Restore" }));
    await waitFor(() => expect(field(/^Name/)).toHaveValue("Northgate"));
    expect(tagsOf("Licenses")).toEqual(["MGA", "UKGC"]);
    await user.click(button("Add casino"));
    expect(await findToast("Casino added successfully!")).toBeInTheDocument();
  });

  it("asks the editor to choose when a restored draft is older than the other editor's change", async () => {
    const { casino, catalogue, user, unmount } = await openRow();
    await user.type(field("Welcome bonus"), " mine");
    await screen.findByText("Draft saved in this browser");
    unmount();
    catalogue.change(casino.id, { welcomeBonus: "Their offer" });
    const again = await renderPage(`/admin?tab=casinos&edit=${casino.id}`);
    await again.user.click(await screen.findByRole("button", { name: "Restore" }));
    const panel = await question();
    expect(within(panel).getByText("100% up to $500 mine")).toBeInTheDocument();
    expect(within(panel).getByText("Their offer")).toBeInTheDocument();
    await again.user.click(button("Save with these choices"));
    expect(await findToast("Casino updated successfully!")).toBeInTheDocument();
    expect(catalogue.find(casino.id)).toMatchObject({ welcomeBonus: "100% up to $500 mine" });
  });
});

describe("the form for a casino that changed in another tab", () => {
  const notifyOfWrite = () => act(() => invalidateCatalogue(new InMemoryCache()));

  it("shows the new values if the editor typed nothing", async () => {
    const { casino, catalogue } = await openRow();
    catalogue.change(casino.id, { welcomeBonus: "Their offer" });
    notifyOfWrite();
    await waitFor(() => expect(field("Welcome bonus")).toHaveValue("Their offer"));
  });

  it("keeps the typed values and asks the editor to choose when saving", async () => {
    const { casino, catalogue, user } = await openRow();
    await user.clear(field("Welcome bonus"));
    await user.type(field("Welcome bonus"), "My offer");
    const loads = catalogue.loads();
    catalogue.change(casino.id, { welcomeBonus: "Their offer" });
    notifyOfWrite();
    await waitFor(() => expect(catalogue.loads()).toBeGreaterThan(loads));
    expect(field("Welcome bonus")).toHaveValue("My offer");
    await user.click(button("Update casino"));
    expect(within(await question()).getByText("Their offer")).toBeInTheDocument();
    await user.click(button("Save with these choices"));
    expect(await findToast("Casino updated successfully!")).toBeInTheDocument();
    expect(catalogue.find(casino.id)).toMatchObject({ welcomeBonus: "My offer", version: 3 });
  });
});
