import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { answer, api } from "../../test/api";
import { makeBonus, makeCasino, makeConnection } from "../../test/catalogue";
import { addCasino, button, field, findForm, findToast, keepCasinos, refused, tagsOf } from "../../test/editors";
import { dismissToast } from "../../shared/toasts";
import { currentAddress, renderPage } from "../../test/renderPage";

describe("adding a casino", () => {
  it("sends what was typed, tells so, and begins again with the defaults", async () => {
    const catalogue = keepCasinos();
    const { user } = await renderPage("/admin");
    await findForm("Add casino");
    await user.type(field(/^Name/), "Velvet Tables");
    await user.clear(field("Rating"));
    await user.type(field("Rating"), "4.5");
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

  it("says that it is saving, and takes no second press meanwhile", async () => {
    keepCasinos();
    let give: (given: ReturnType<typeof refused>) => void = () => undefined;
    answer("createCasino", () => new Promise((resolve) => (give = resolve)));
    const { user } = await renderPage("/admin");
    await user.type(field(/^Name/), "Northgate");
    await addCasino(user);
    expect(await screen.findByRole("button", { name: "Saving..." })).toBeDisabled();
    give(refused({ code: "INTERNAL_SERVER_ERROR" }));
    expect(await findToast("Failed to save casino. Please try again.")).toBeInTheDocument();
    await waitFor(() => expect(button("Add casino")).toHaveFocus());
    expect(field(/^Name/)).toHaveValue("Northgate");
  });

  it("makes no second row when it is tried again after an answer was lost", async () => {
    const catalogue = keepCasinos();
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

  /** Adds a casino whose answer is lost, and changes it as another editor would. */
  async function addAndLoseAnswer(change?: Record<string, unknown>) {
    const catalogue = keepCasinos();
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

  const question = () => screen.findByRole("region", { name: /^This casino was changed by ana@example.com/ });

  it("asks about what another editor changed on a row whose answer was lost, also after a first look", async () => {
    const { catalogue, user } = await addAndLoseAnswer({ welcomeBonus: "Theirs", rating: 4 });
    await user.type(field("Welcome bonus"), "$100");
    await user.type(field("Bonus amount"), "$55");
    await user.click(button("Add casino"));
    await user.click(within(await question()).getByRole("button", { name: "Back to the form" }));
    await user.click(button("Add casino"));
    const panel = await question();
    const group = (name: string) => within(within(panel).getByRole("group", { name }));
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

  it("saves what was typed although a second attempt fails as well", async () => {
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

  it("adds another casino after Cancel", async () => {
    const { catalogue, user } = await addAndLoseAnswer();
    await user.click(button("Cancel"));
    await user.clear(field(/^Name/));
    await user.type(field(/^Name/), "Southgate");
    await user.click(button("Add casino"));
    expect(await findToast("Casino added successfully!")).toBeInTheDocument();
    expect(catalogue.all().map(({ name }) => name)).toEqual(["Northgate", "Southgate"]);
  });
});

/** The row is stored, and the answer never arrives. */
function loseOneAnswer(catalogue: ReturnType<typeof keepCasinos>): void {
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

describe("publishing a casino that lacks something", () => {
  const question = () => screen.findByRole("alertdialog", { name: "Add this casino without a license and a review?" });

  it("is never done by Enter in a field, which leads to the next one", async () => {
    const catalogue = keepCasinos();
    const { user } = await renderPage("/admin");
    await findForm("Add casino");
    await user.type(field(/^Name/), "Velvet Tables{Enter}");
    expect(field(/^Slug/)).toHaveFocus();
    fireEvent.keyDown(field(/^Slug/), { key: "Enter", isComposing: true });
    expect(field(/^Slug/)).toHaveFocus();
    await user.keyboard("{Enter}{Enter}");
    expect(catalogue.asked).toEqual([]);
    expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument();
  });

  it("is asked about once", async () => {
    const catalogue = keepCasinos();
    const { user } = await renderPage("/admin");
    await findForm("Add casino");
    await user.type(field(/^Name/), "Velvet Tables");
    await user.keyboard("{Control>}{Enter}{/Control}");
    await user.click(within(await question()).getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument());
    expect(catalogue.asked).toEqual([]);

    answer("createCasino", () => refused({ code: "INTERNAL_SERVER_ERROR" }));
    await addCasino(user);
    await findToast("Failed to save casino. Please try again.");
    keepCasinos();
    await user.click(button("Add casino"));
    expect(await findToast("Casino added successfully!")).toBeInTheDocument();
  });
});

describe("changing a casino", () => {
  it("loads the row, says Update, and sends the changed fields alone", async () => {
    const casino = makeCasino({ name: "Northgate" });
    const catalogue = keepCasinos(casino);
    const { user } = await renderPage(`/admin?tab=casinos&edit=${casino.id}`);
    expect(await findForm(/^Update casino Northgate/)).toBeInTheDocument();
    expect(field(/^Name/)).toHaveValue("Northgate");
    expect(field("Established year")).toHaveValue(2014);
    expect(field("Security")).toHaveValue("About its security.");
    expect(tagsOf("Payment methods")).toEqual(["Visa", "Trustly"]);

    await user.type(field("Security"), " More.");
    await user.click(field("Featured"));
    await user.click(button("Update casino"));
    expect(await findToast("Casino updated successfully!")).toBeInTheDocument();
    expect(catalogue.asked).toEqual([
      { name: "updateCasino", input: { isFeatured: false, review: { security: "About its security. More." } } },
    ]);
  });

  it("says so when there is nothing to save, and offers no undo", async () => {
    act(dismissToast); // Of the test before.
    const casino = makeCasino();
    const catalogue = keepCasinos(casino);
    const { user } = await renderPage(`/admin?tab=casinos&edit=${casino.id}`);
    await findForm(/^Update casino/);
    await user.click(button("Update casino"));
    expect(await screen.findByText("Nothing to save")).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Undo" })).not.toBeInTheDocument();
    expect(catalogue.asked).toEqual([]);
  });

  it("says so when the server has nothing to change, and offers no undo", async () => {
    act(dismissToast); // Of the test before.
    const casino = makeCasino({ name: "Northgate" });
    keepCasinos(casino);
    answer("updateCasino", () => ({ data: { updateCasino: casino } }));
    const { user } = await renderPage(`/admin?tab=casinos&edit=${casino.id}`);
    await findForm(/^Update casino/);
    await user.type(field(/^Name/), " ");
    await user.click(button("Update casino"));
    await waitFor(() => expect(field(/^Name/)).toHaveValue("Northgate"));
    expect(screen.getAllByText("Nothing to save")).not.toHaveLength(0);
    expect(screen.queryByRole("button", { name: "Undo" })).not.toBeInTheDocument();
  });

  it("says who changed it last, and when", async () => {
    const casino = makeCasino({ updatedAt: new Date().toISOString() });
    keepCasinos(casino);
    await renderPage(`/admin?tab=casinos&edit=${casino.id}`);
    await findForm(/^Update casino/);
    expect(screen.getByText(/^Last changed/)).toHaveTextContent("Last changed just now by ana@example.com");
  });

  it("goes back to adding when it is saved", async () => {
    const casino = makeCasino();
    keepCasinos(casino);
    const { user } = await renderPage(`/admin?tab=casinos&edit=${casino.id}`);
    await findForm(/^Update casino/);
    await user.type(field("Welcome bonus"), "!");
    await user.click(button("Update casino"));
    expect(await findForm("Add casino")).toBeInTheDocument();
    expect(field(/^Name/)).toHaveValue("");
    expect(currentAddress()).toBe("/admin?tab=casinos");
  });

  it("goes back to adding when it is cancelled, and nothing is sent", async () => {
    const casino = makeCasino();
    const catalogue = keepCasinos(casino);
    const { user } = await renderPage(`/admin?tab=casinos&edit=${casino.id}`);
    await findForm(/^Update casino/);
    await user.click(button("Cancel"));
    expect(await findForm("Add casino")).toBeInTheDocument();
    expect(field(/^Name/)).toHaveValue("");
    expect(catalogue.asked).toEqual([]);
  });

  it("says when there is no such row, and offers to add one", async () => {
    keepCasinos();
    const { user } = await renderPage("/admin?tab=casinos&edit=00000000-0000-4000-8000-00000000dead");
    expect(await screen.findByText("This does not exist or has been removed")).toBeInTheDocument();
    await user.click(button("Add a new one"));
    expect(await findForm("Add casino")).toBeInTheDocument();
  });

  it("says when the row could not be loaded, and tries again", async () => {
    const casino = makeCasino();
    keepCasinos(casino);
    let isAway = true;
    answer("CasinoToEdit", () => {
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

describe("the preview", () => {
  it("is the card that visitors will see, and follows what is typed", async () => {
    keepCasinos();
    const { user } = await renderPage("/admin");
    await findForm("Add casino");
    const preview = () => screen.getByRole("region", { name: "As visitors will see it" });
    await user.type(field(/^Name/), "Velvet");
    await user.type(field("Welcome bonus"), "200% up to $50");
    await waitFor(() => expect(within(preview()).getByText("200% up to $50")).toBeInTheDocument());
    expect(within(preview()).getByText("Velvet")).toBeInTheDocument();
    expect(await within(preview()).findByText("Licensed (MGA)")).toBeInTheDocument();
  });

  it("says when its trust score is out of date", async () => {
    keepCasinos();
    const { user } = await renderPage("/admin");
    await findForm("Add casino");
    await screen.findByText("Licensed (MGA)");
    await user.clear(field("Rating"));
    await user.type(field("Rating"), "9");
    expect(await screen.findByText(/^This score is out of date: fix the rating/)).toBeInTheDocument();
  });
});

describe("the bonuses of the casino in the form", () => {
  it("are listed with the ways to change them, to add one and to manage them all", async () => {
    const casino = makeCasino({ name: "Northgate" });
    keepCasinos(casino);
    const asked: unknown[] = [];
    const bonuses = [
      makeBonus({ title: "Ten spins", casino, bonusType: "FREE_SPINS", isActive: false }),
      makeBonus({ title: "Welcome", casino }),
    ];
    answer("ManageBonuses", (variables) => {
      asked.push(variables);
      return { data: { bonuses: makeConnection("Bonus", bonuses) } };
    });
    const { user } = await renderPage(`/admin?tab=casinos&edit=${casino.id}`);
    const list = within(await screen.findByRole("region", { name: "Bonuses of this casino" }));
    expect(await list.findByRole("link", { name: "Ten spins" })).toHaveAttribute(
      "href",
      `/admin?tab=bonuses&edit=${bonuses[0]!.id}`,
    );
    expect(list.getAllByRole("listitem").map((each) => each.textContent)).toEqual([
      "Ten spinsFree spins, inactive",
      "WelcomeWelcome",
    ]);
    expect(asked).toEqual([{ filter: { casinoId: casino.id }, orderBy: "TITLE_ASC", first: 20 }]);
    expect(list.getByRole("link", { name: "Manage all 2" })).toHaveAttribute(
      "href",
      `/admin?tab=manage-bonuses&casinoId=${casino.id}`,
    );
    answer("CasinoOptions", () => ({ data: { casinos: makeConnection("Casino", [casino]) } }));
    await user.click(list.getByRole("link", { name: "Add bonus" }));
    await findForm("Add bonus");
    await waitFor(() => expect(screen.getByRole("combobox", { name: "Casino" })).toHaveValue("Northgate"));
    await user.click(button("Cancel"));
    await waitFor(() => expect(currentAddress()).toBe(`/admin?tab=manage-bonuses&casinoId=${casino.id}`));
  });

  it("are not there for a new casino", async () => {
    keepCasinos();
    await renderPage("/admin");
    await findForm("Add casino");
    expect(screen.queryByRole("region", { name: "Bonuses of this casino" })).not.toBeInTheDocument();
  });
});
