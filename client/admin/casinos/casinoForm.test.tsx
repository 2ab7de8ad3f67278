import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { mockOperation, api } from "../../test/api";
import { makeCasino, makeConnection } from "../../test/catalogue";
import { addCasino, button, field, findForm, findToast, mockCasinos, refused, tagsOf } from "../../test/editors";
import { dismissToast } from "../../shared/toasts";
import { makeChangeSet } from "../../test/historyList";
import { currentAddress, renderPage } from "../../test/renderPage";

describe("adding a casino", () => {
  it("sends the input, reports success, and resets the form to its defaults", async () => {
    const catalogue = mockCasinos();
    const { user } = await renderPage("/admin");
    await findForm("Add casino");
    await user.type(field(/^Name/), "Velvet Tables");
    await user.clear(field("Rating"));
    await user.type(field("Rating"), "4.5");
    await user.type(field("Currency"), "EUR");
    await user.type(field("Payout limit per month"), "2500.50");
    await user.click(field("Accepts crypto"));
    await user.type(field("Licenses"), "MGA, UKGC{Enter}");
    await user.type(field("About"), "Who runs it.");
    await user.click(button("Add casino"));

    expect(await findToast("Casino added successfully!")).toBeInTheDocument();
    expect(catalogue.all()).toEqual([
      expect.objectContaining({
        name: "Velvet Tables",
        slug: "velvet-tables",
        rating: 4.5,
        currency: "EUR",
        payoutLimitPerMonth: 250_050,
        acceptsCrypto: true,
        mobileOptimized: true,
        licenses: ["MGA", "UKGC"],
        freeSpins: null,
        establishedYear: null,
        review: expect.objectContaining({ about: "Who runs it.", games: null }),
      }),
    ]);
    expect(field(/^Name/)).toHaveValue("");
    expect(field(/^Name/)).toHaveFocus();
    expect(field(/^Slug/)).toHaveValue("");
    expect(field("Accepts crypto")).not.toBeChecked();
    expect(tagsOf("Licenses")).toEqual([]);
  });

  it("disables the button while saving is in progress", async () => {
    mockCasinos();
    let give: (given: ReturnType<typeof refused>) => void = () => undefined;
    mockOperation("createCasino", () => new Promise((resolve) => (give = resolve)));
    const { user } = await renderPage("/admin");
    await user.type(field(/^Name/), "Northgate");
    await addCasino(user);
    expect(await screen.findByRole("button", { name: "Saving..." })).toBeDisabled();
    give(refused({ code: "INTERNAL_SERVER_ERROR" }));
    expect(await findToast("Failed to save casino. Please try again.")).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole("alert")).toHaveFocus());
    expect(field(/^Name/)).toHaveValue("Northgate");
  });

  it("ends with a link to the new casino", async () => {
    const catalogue = mockCasinos();
    const { user } = await renderPage("/admin");
    await findForm("Add casino");
    await user.type(field(/^Name/), "Velvet Tables");
    await screen.findByText("Draft saved in this browser");
    await addCasino(user);
    expect(await screen.findByText(/^You added the casino Velvet Tables\./)).toBeVisible();
    const { id } = catalogue.all()[0]!;
    expect(screen.getByRole("link", { name: "Open it" })).toHaveAttribute("href", `/admin?tab=casinos&edit=${id}`);
    expect(screen.queryByText("Draft saved in this browser")).not.toBeInTheDocument();
  });

  it("can be undone", async () => {
    mockCasinos();
    const undone: unknown[] = [];
    mockOperation("undo", ({ changeSetId }) => {
      undone.push(changeSetId);
      return { data: { undo: makeChangeSet({ operation: "undo" }) } };
    });
    const { user } = await renderPage("/admin");
    await findForm("Add casino");
    await user.type(field(/^Name/), "Velvet Tables");
    await addCasino(user);
    // The toast disappears after a few seconds, so click immediately.
    await findToast("Casino added successfully!");
    await user.click(screen.getByText("Undo"));
    await findToast("Undone: Added casino Velvet Tables.");
    expect(undone).toEqual(["set-of-version-1"]);
    expect(screen.queryByText(/^You added the casino/)).not.toBeInTheDocument();
  });

  it("creates no second casino when the editor retries after a lost response", async () => {
    const catalogue = mockCasinos();
    const { user } = await renderPage("/admin");
    await user.type(field(/^Name/), "Northgate");
    loseOneAnswer(catalogue);
    await addCasino(user);
    expect(await findToast("Failed to save casino. Please try again.")).toBeInTheDocument();
    await user.type(field("Welcome bonus"), "$100");
    await user.click(button("Add casino"));
    expect(await findToast("Casino added successfully!")).toBeInTheDocument();
    expect(catalogue.all()).toHaveLength(1);
    expect(catalogue.all()[0]).toMatchObject({ name: "Northgate", welcomeBonus: "$100" });
  });

  /** Adds a casino but loses the response. With `change`, another editor then changes the casino. */
  async function addAndLoseAnswer(change?: Record<string, unknown>) {
    const catalogue = mockCasinos();
    const { user } = await renderPage("/admin");
    await findForm("Add casino");
    await user.type(field(/^Name/), "Northgate");
    loseOneAnswer(catalogue);
    await addCasino(user);
    expect(await findToast("Failed to save casino. Please try again.")).toBeInTheDocument();
    act(dismissToast);
    if (change) catalogue.change(catalogue.all()[0]!.id, change);
    return { catalogue, user };
  }

  const question = () => screen.findByRole("region", { name: /^ana@example.com changed this casino/ });

  it("asks about another editor's change again if the editor goes back to the form and saves after a lost response", async () => {
    const { catalogue, user } = await addAndLoseAnswer({ welcomeBonus: "Theirs", rating: 4 });
    await user.type(field("Welcome bonus"), "$100");
    await user.type(field("Bonus amount"), "$55");
    await user.click(button("Add casino"));
    await user.click(within(await question()).getByRole("button", { name: "Back to the form" }));
    await user.click(button("Add casino"));
    const panel = await question();
    const group = (name: string) => within(within(panel).getByRole("radiogroup", { name }));
    await user.click(group("Welcome bonus").getByRole("radio", { name: /^Theirs/ }));
    expect(group("Rating").getByRole("radio", { name: /^Theirs/ })).toBeChecked();
    await user.click(button("Save with these choices"));
    expect(await findToast("Casino added successfully!")).toBeInTheDocument();
    expect(catalogue.all()).toEqual([
      expect.objectContaining({ name: "Northgate", welcomeBonus: "Theirs", rating: 4, bonusAmount: "$55" }),
    ]);
    expect(field(/^Name/)).toHaveValue("");
    expect(button("Add casino")).toBeEnabled();
  });

  it("saves the latest input after a lost response, even if a second attempt also fails", async () => {
    const { catalogue, user } = await addAndLoseAnswer();
    await user.type(field("Welcome bonus"), "$100");
    api.use(http.post("http://localhost/graphql", () => HttpResponse.error(), { once: true }));
    await user.click(button("Add casino"));
    expect(await findToast("Failed to save casino. Please try again.")).toBeInTheDocument();
    act(dismissToast);
    await user.click(button("Add casino"));
    expect(await findToast("Casino added successfully!")).toBeInTheDocument();
    expect(catalogue.all()).toEqual([expect.objectContaining({ name: "Northgate", welcomeBonus: "$100" })]);
  });

  it("adds a second casino if the editor presses Cancel after a lost response and then enters another casino", async () => {
    const { catalogue, user } = await addAndLoseAnswer();
    await user.click(button("Cancel"));
    await user.clear(field(/^Name/));
    await user.type(field(/^Name/), "Southgate");
    await user.click(button("Add casino"));
    expect(await findToast("Casino added successfully!")).toBeInTheDocument();
    expect(catalogue.all().map(({ name }) => name)).toEqual(["Northgate", "Southgate"]);
  });
});

/** Stores the next new casino but loses the response. */
function loseOneAnswer(catalogue: ReturnType<typeof mockCasinos>): void {
  const lose = http.post(
    "http://localhost/graphql",
    async ({ request }) => {
      const { variables } = (await request.json()) as { variables: { input: Record<string, unknown> } };
      catalogue.store(variables.input);
      return HttpResponse.error();
    },
    { once: true },
  );
  api.use(lose);
}

describe("publishing a casino without a license or a review", () => {
  const question = () => screen.findByRole("alertdialog", { name: "Add this casino without a license or a review?" });

  it("is not triggered by Enter, which moves focus to the next field", async () => {
    const catalogue = mockCasinos();
    const { user } = await renderPage("/admin");
    await findForm("Add casino");
    await user.type(field(/^Name/), "Velvet Tables{Enter}");
    expect(field(/^Slug/)).toHaveFocus();
    fireEvent.keyDown(field(/^Slug/), { key: "Enter", isComposing: true });
    expect(field(/^Slug/)).toHaveFocus();
    await user.keyboard("{Enter}{Enter}");
    expect(catalogue.requests).toEqual([]);
    expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument();
  });

  it("asks for confirmation, but not again when the editor retries after an error", async () => {
    const catalogue = mockCasinos();
    const { user } = await renderPage("/admin");
    await findForm("Add casino");
    await user.type(field(/^Name/), "Velvet Tables");
    await user.keyboard("{Control>}{Enter}{/Control}");
    await user.click(within(await question()).getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument());
    expect(catalogue.requests).toEqual([]);

    mockOperation("createCasino", () => refused({ code: "INTERNAL_SERVER_ERROR" }));
    await addCasino(user);
    await findToast("Failed to save casino. Please try again.");
    mockCasinos();
    await user.click(button("Add casino"));
    expect(await findToast("Casino added successfully!")).toBeInTheDocument();
  });
});

describe("changing a casino", () => {
  it("loads the casino, shows the Update button, and sends only the changed fields", async () => {
    const casino = makeCasino({ name: "Northgate" });
    const catalogue = mockCasinos(casino);
    const { user } = await renderPage(`/admin?tab=casinos&edit=${casino.id}`);
    expect(await findForm(/^Update casino Northgate/)).toBeInTheDocument();
    expect(field(/^Name/)).toHaveValue("Northgate");
    expect(field("Year established")).toHaveValue("2014");
    expect(field("Security")).toHaveValue("About its security.");
    expect(tagsOf("Payment methods")).toEqual(["Visa", "Trustly"]);

    await user.type(field("Security"), " More.");
    await user.click(field("Featured"));
    await user.click(button("Update casino"));
    expect(await findToast("Casino updated successfully!")).toBeInTheDocument();
    expect(catalogue.requests).toEqual([
      { name: "updateCasino", input: { isFeatured: false, review: { security: "About its security. More." } } },
    ]);
  });

  it("says that there is nothing to save if the editor changed nothing, and offers no undo", async () => {
    act(dismissToast); // Removes the previous test's toast.
    const casino = makeCasino();
    const catalogue = mockCasinos(casino);
    const { user } = await renderPage(`/admin?tab=casinos&edit=${casino.id}`);
    await findForm(/^Update casino/);
    await user.click(button("Update casino"));
    expect(await screen.findByText("Nothing to save")).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Undo" })).not.toBeInTheDocument();
    expect(catalogue.requests).toEqual([]);
  });

  it("says that there is nothing to save if the server finds no change, and offers no undo", async () => {
    act(dismissToast); // Removes the previous test's toast.
    const casino = makeCasino({ name: "Northgate" });
    mockCasinos(casino);
    mockOperation("updateCasino", () => ({ data: { updateCasino: casino } }));
    const { user } = await renderPage(`/admin?tab=casinos&edit=${casino.id}`);
    await findForm(/^Update casino/);
    await user.type(field(/^Name/), " ");
    await user.click(button("Update casino"));
    await waitFor(() => expect(field(/^Name/)).toHaveValue("Northgate"));
    expect(screen.getAllByText("Nothing to save")).not.toHaveLength(0);
    expect(screen.queryByRole("button", { name: "Undo" })).not.toBeInTheDocument();
  });

  it("shows who last changed the casino and when", async () => {
    const casino = makeCasino({ updatedAt: new Date().toISOString() });
    mockCasinos(casino);
    await renderPage(`/admin?tab=casinos&edit=${casino.id}`);
    await findForm(/^Update casino/);
    expect(screen.getByText(/^Last changed/)).toHaveTextContent("Last changed just now by ana@example.com");
  });

  it("returns to the form for a new casino after a save", async () => {
    const casino = makeCasino();
    mockCasinos(casino);
    const { user } = await renderPage(`/admin?tab=casinos&edit=${casino.id}`);
    await findForm(/^Update casino/);
    await user.type(field("Welcome bonus"), "!");
    await user.click(button("Update casino"));
    expect(await findForm("Add casino")).toBeInTheDocument();
    expect(field(/^Name/)).toHaveValue("");
    expect(currentAddress()).toBe("/admin?tab=casinos");
  });

  it("returns to the form for a new casino after Cancel and sends nothing", async () => {
    const casino = makeCasino();
    const catalogue = mockCasinos(casino);
    const { user } = await renderPage(`/admin?tab=casinos&edit=${casino.id}`);
    await findForm(/^Update casino/);
    await user.click(button("Cancel"));
    expect(await findForm("Add casino")).toBeInTheDocument();
    expect(field(/^Name/)).toHaveValue("");
    expect(catalogue.requests).toEqual([]);
  });

  it("says so if the casino does not exist, and offers to add a new one", async () => {
    mockCasinos();
    const { user } = await renderPage("/admin?tab=casinos&edit=00000000-0000-4000-8000-00000000dead");
    expect(await screen.findByText("This item does not exist or has been removed")).toBeInTheDocument();
    await user.click(button("Add a new casino"));
    expect(await findForm("Add casino")).toBeInTheDocument();
  });

  it("says so if the casino cannot be loaded, and offers a retry", async () => {
    const casino = makeCasino();
    mockCasinos(casino);
    let isAway = true;
    mockOperation("CasinoToEdit", () => {
      if (isAway) return refused({ code: "SERVICE_UNAVAILABLE" });
      return { data: { casinos: makeConnection("Casino", [casino]) } };
    });
    const { user } = await renderPage(`/admin?tab=casinos&edit=${casino.id}`);
    expect(await screen.findByText(/^Error loading casinos: The service is not available/)).toBeInTheDocument();
    isAway = false;
    await user.click(button("Try Again"));
    expect(await findForm(/^Update casino/)).toBeInTheDocument();
  });
});
