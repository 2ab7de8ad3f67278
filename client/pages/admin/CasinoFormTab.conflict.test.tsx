import { InMemoryCache } from "@apollo/client";
import { act, screen, waitFor, within } from "@testing-library/react";
import { noteWrite } from "../../graphql/catalogueWrites";
import { makeCasino } from "../../test/catalogue";
import { button, field, findForm, findToast, keepCasinos, tagsOf } from "../../test/editors";
import { currentAddress, renderPage } from "../../test/renderPage";

async function openRow() {
  const casino = makeCasino({ name: "Northgate" });
  const catalogue = keepCasinos(casino);
  const { user, unmount } = await renderPage(`/admin?tab=casinos&edit=${casino.id}`);
  await findForm(/^Update casino/);
  return { casino, catalogue, user, unmount };
}

const question = () => screen.findByRole("region", { name: /^This casino was changed by ana@example.com/ });
const choice = (fieldName: string, side: "Mine" | "Theirs") =>
  within(screen.getByRole("group", { name: fieldName })).getByRole<HTMLInputElement>("radio", {
    name: new RegExp(`^${side}`),
  });

describe("a casino that somebody else has changed meanwhile", () => {
  it("is saved without a question where both have written the same", async () => {
    const { casino, catalogue, user } = await openRow();
    await user.type(field("Welcome bonus"), "!");
    catalogue.change(casino.id, { welcomeBonus: "100% up to $500!" });
    await user.click(button("Update casino"));
    expect(await findToast("Casino updated successfully!")).toBeInTheDocument();
    await waitFor(() => expect(currentAddress()).toBe("/admin?tab=casinos"));
    expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument();
  });

  it("is merged without a question where the other editor changed other fields", async () => {
    const { casino, catalogue, user } = await openRow();
    await user.type(field("Welcome bonus"), "!");
    catalogue.change(casino.id, { licenses: ["UKGC"], isNew: true });
    await user.click(button("Update casino"));
    expect(await findToast("Casino updated successfully!")).toBeInTheDocument();
    expect(catalogue.asked.at(-1)).toEqual({ name: "updateCasino", input: { welcomeBonus: "100% up to $500!" } });
    expect(catalogue.find(casino.id)).toMatchObject({ licenses: ["UKGC"], isNew: true, version: 3 });
  });

  it("shows both values of each field that both changed, names the other editor, and lets this one choose", async () => {
    const { casino, catalogue, user } = await openRow();
    await user.clear(field("Welcome bonus"));
    await user.type(field("Welcome bonus"), "My offer");
    await user.clear(field("Rating"));
    await user.type(field("Rating"), "3.5");
    catalogue.change(casino.id, { welcomeBonus: "Their offer", licenses: ["UKGC", "MGA"], isNew: true });
    await user.click(button("Update casino"));

    const panel = await question();
    expect(within(panel).getByRole("heading")).toHaveFocus();
    expect(within(panel).getByText(/ana@example.com saved it/)).toHaveTextContent("5 minutes ago");
    expect(within(panel).getByText("My offer")).toBeInTheDocument();
    expect(within(panel).getByText("Their offer")).toBeInTheDocument();
    expect(choice("Welcome bonus", "Mine")).toBeChecked();
    expect(within(panel).getAllByRole("group")).toHaveLength(1);
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

  it("goes back to the form with nothing lost and nothing saved", async () => {
    const { casino, catalogue, user } = await openRow();
    await user.type(field("Welcome bonus"), " mine");
    catalogue.change(casino.id, { welcomeBonus: "Their offer" });
    await user.click(button("Update casino"));
    await question();
    await user.click(button("Back to the form"));
    expect(field("Welcome bonus")).toHaveValue("100% up to $500 mine");
    expect(catalogue.find(casino.id)).toMatchObject({ welcomeBonus: "Their offer" });
  });

  it("and deleted is kept as it was typed, to be added again", async () => {
    const { casino, catalogue, user } = await openRow();
    await user.type(field("Licenses"), "UKGC,");
    catalogue.remove(casino.id);
    await user.click(button("Update casino"));
    expect(await screen.findByText(/^Somebody has deleted this casino in the meantime/)).toBeInTheDocument();
    await user.click(button("Add it as a new casino"));
    await findForm("Add casino");
    await user.click(await screen.findByRole("button", { name: "Restore" }));
    await waitFor(() => expect(field(/^Name/)).toHaveValue("Northgate"));
    expect(tagsOf("Licenses")).toEqual(["MGA", "UKGC"]);
    await user.click(button("Add casino"));
    expect(await findToast("Casino added successfully!")).toBeInTheDocument();
  });

  it("asks when a draft is restored that is older than the row", async () => {
    const { casino, catalogue, user, unmount } = await openRow();
    await user.type(field("Welcome bonus"), " mine");
    await screen.findByText("Draft kept in this browser");
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

describe("a casino that another tab of this browser has changed meanwhile", () => {
  const tellOfWrite = () => act(() => noteWrite(new InMemoryCache()));

  it("is shown as it is now while nothing is typed", async () => {
    const { casino, catalogue } = await openRow();
    catalogue.change(casino.id, { welcomeBonus: "Their offer" });
    tellOfWrite();
    await waitFor(() => expect(field("Welcome bonus")).toHaveValue("Their offer"));
  });

  it("leaves what is typed where it stands, and asks about it when it is saved", async () => {
    const { casino, catalogue, user } = await openRow();
    await user.clear(field("Welcome bonus"));
    await user.type(field("Welcome bonus"), "My offer");
    const loads = catalogue.loads();
    catalogue.change(casino.id, { welcomeBonus: "Their offer" });
    tellOfWrite();
    await waitFor(() => expect(catalogue.loads()).toBeGreaterThan(loads));
    expect(field("Welcome bonus")).toHaveValue("My offer");
    await user.click(button("Update casino"));
    expect(within(await question()).getByText("Their offer")).toBeInTheDocument();
    await user.click(button("Save with these choices"));
    expect(await findToast("Casino updated successfully!")).toBeInTheDocument();
    expect(catalogue.find(casino.id)).toMatchObject({ welcomeBonus: "My offer", version: 3 });
  });
});
