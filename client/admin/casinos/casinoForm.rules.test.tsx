import { createEvent, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { mockOperation } from "../../test/api";
import { addCasino, button, field, findForm, mockCasinos, refused, tagsOf } from "../../test/editors";
import { renderPage } from "../../test/renderPage";
import { expectFocus } from "../../test/expectFocus";

const summary = () =>
  screen.findByText(/^Fix [0-9]+ fields?$/).then((line) => line.closest<HTMLElement>("[role=alert]")!);

async function openForm() {
  const catalogue = mockCasinos();
  const { user } = await renderPage("/admin");
  await findForm("Add casino");
  return { catalogue, user };
}

describe("the casino form's validation", () => {
  it("shows errors next to the fields and in a summary, and moves focus to the summary", async () => {
    const { catalogue, user } = await openForm();
    await user.clear(field("Rating"));
    await user.type(field("Rating"), "9");
    await user.type(field("Website"), "northgate.example");
    await user.click(button("Add casino"));

    await expectFocus(summary());
    expect(field(/^Name/)).toBeInvalid();
    expect(field(/^Name/)).toHaveAccessibleDescription("Enter a name.");
    expect(field("Rating")).toHaveAccessibleDescription(/Enter a rating from 0 to 5 in steps of 0\.1\.$/);
    const lines = within(await summary()).getAllByRole("link");
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      "Name: Enter a name.",
      "Slug: Enter a slug.",
      "Website: Enter a website URL that starts with https:// or http://.",
      "Rating: Enter a rating from 0 to 5 in steps of 0.1.",
    ]);
    await user.click(lines[3]!);
    expect(field("Rating")).toHaveFocus();
    expect(catalogue.requests).toEqual([]);
  });

  it.each([
    ["0", "false"],
    ["720", "false"],
    ["721", "true"],
  ])("accepts withdrawal times only from 0 to 720 hours, as the API does: %s", async (hours, isInvalid) => {
    const { user } = await openForm();
    const input = field("Withdrawal time (hours)");
    await user.type(input, hours);
    await user.tab();
    await waitFor(() => expect(input.getAttribute("aria-invalid") ?? "false").toBe(isInvalid));
  });

  it.each([
    ["Rating", "4,5", "4.5"],
    ["Withdrawal time (hours)", " 7 ", "7"],
    ["Review count", "1,234", "1234"],
  ])(
    "accepts a number in %s as %j, and shows it as %j when the focus leaves the field",
    async (label, typed, shown) => {
      const { user } = await openForm();
      const input = field(label);
      await user.clear(input);
      await user.type(input, typed);
      await user.tab();
      expect(input).toHaveValue(shown);
      expect(input).toBeValid();
    },
  );

  it("removes an error as soon as the editor corrects the field", async () => {
    const { user } = await openForm();
    await user.click(button("Add casino"));
    await summary();
    await user.type(field(/^Name/), "Northgate");
    await waitFor(() => expect(field(/^Name/)).toBeValid());
    expect(field(/^Slug/)).toHaveValue("northgate");
    await waitFor(() => expect(screen.queryByText(/^Fix [0-9]+ fields?$/)).not.toBeInTheDocument());
  });

  it("also shows the server's errors next to their fields or, if the form has no such field, in the summary", async () => {
    const { user } = await openForm();
    mockOperation("createCasino", () =>
      refused({
        code: "BAD_USER_INPUT",
        fields: [
          { field: "review.about", message: "Shorten the text about the casino." },
          { field: "slug", message: "Another casino has this slug. Choose a different one." },
          { field: "elsewhere", message: "Something else is wrong." },
        ],
      }),
    );
    await user.type(field(/^Name/), "Northgate");
    await addCasino(user);
    await expectFocus(summary());
    expect(screen.queryByText("Failed to save casino. Please try again.")).not.toBeInTheDocument();
    expect(field(/^Slug/)).toHaveAccessibleDescription(/Another casino has this slug\. Choose a different one\.$/);
    expect(field("About")).toHaveAccessibleDescription("Shorten the text about the casino.");
    expect(within(await summary()).getByText("Something else is wrong.")).toBeInTheDocument();
  });

  it("keeps the input and explains what to do when the service is unavailable", async () => {
    const { user } = await openForm();
    mockOperation("createCasino", () => refused({ code: "SERVICE_UNAVAILABLE" }));
    await user.type(field(/^Name/), "Northgate");
    await addCasino(user);
    const reason = await screen.findByText(/^The service is not available right now/);
    expect(reason.closest("[role=alert]")).toHaveFocus();
    expect(field(/^Name/)).toHaveValue("Northgate");
  });
});

describe("Ctrl+S in a form", () => {
  it("saves the form with an unfinished list item, and does not open the browser's dialog", async () => {
    const { catalogue, user } = await openForm();
    await user.type(field(/^Name/), "Northgate");
    await user.type(field("Licenses"), "MGA");
    await user.type(field("About"), "Who runs it.");
    await user.type(field("Pros"), "Fast");
    const pressed = createEvent.keyDown(field("Pros"), { key: "s", ctrlKey: true });
    fireEvent(field("Pros"), pressed);
    expect(pressed.defaultPrevented).toBe(true);
    await waitFor(() =>
      expect(catalogue.all()).toEqual([expect.objectContaining({ name: "Northgate", pros: ["Fast"] })]),
    );
  });
});

describe("the slug field", () => {
  it("is derived from the name until the editor enters a different slug", async () => {
    const { user } = await openForm();
    await user.type(field(/^Name/), "Café Northgate!");
    expect(field(/^Slug/)).toHaveValue("cafe-northgate");
    await user.clear(field(/^Slug/));
    await user.type(field(/^Slug/), "North  GATE--21-");
    expect(field(/^Slug/)).toHaveValue("north-gate-21-");
    await user.tab();
    expect(field(/^Slug/)).toHaveValue("north-gate-21");
    await user.type(field(/^Name/), " Two");
    expect(field(/^Slug/)).toHaveValue("north-gate-21");
  });

  it.each(["東京カジノ", "קזינו", "कैसीनो", "Casino 東京"])(
    "is required for %s, which has letters without a Latin equivalent",
    async (name) => {
      const { user } = await openForm();
      const note = "Some letters in this name can't be converted to a–z. Enter a slug.";
      await user.type(field(/^Name/), name);
      expect(field(/^Slug/)).toHaveValue("");
      expect(screen.getByText(note)).toBeInTheDocument();
      await user.click(button("Add casino"));
      await expectFocus(summary());
      expect(field(/^Slug/)).toHaveAccessibleDescription(/Enter a slug\./);
      await user.type(field(/^Slug/), "tokyo");
      expect(screen.queryByText(note)).not.toBeInTheDocument();
      await user.type(field(/^Name/), " 2");
      expect(field(/^Slug/)).toHaveValue("tokyo");
    },
  );
});

describe("a list field", () => {
  it("splits text at commas, trims items, and removes empty and duplicate ones", async () => {
    const { user } = await openForm();
    await user.click(field("Licenses"));
    await user.keyboard(" MGA ,");
    await user.paste("UKGC, , Curacao,MGA,");
    await user.keyboard("{Enter}");
    expect(tagsOf("Licenses")).toEqual(["MGA", "UKGC", "Curacao"]);
  });

  it("turns pasted lines into items, and lets the editor continue the last one", async () => {
    const { user } = await openForm();
    await user.type(field("Licenses"), "MGA,");
    await user.paste("- UKGC\r\n- Curacao; Gibraltar\nKahn");
    await user.keyboard("awake");
    await user.tab();
    expect(tagsOf("Licenses")).toEqual(["MGA", "UKGC", "Curacao", "Gibraltar", "Kahnawake"]);
  });

  it("turns the input into an item when the field loses focus", async () => {
    const { user } = await openForm();
    await user.type(field("Pros"), "Fast payouts");
    await user.tab();
    expect(tagsOf("Pros")).toEqual(["Fast payouts"]);
  });

  it("lets the editor remove an item with a button or the keyboard", async () => {
    const { user } = await openForm();
    await user.type(field("Cons"), "One,Two,Three,Four,");
    await user.click(button("Remove Two"));
    expect(tagsOf("Cons")).toEqual(["One", "Three", "Four"]);
    await user.keyboard("{ArrowLeft}{ArrowLeft}{Delete}");
    expect(tagsOf("Cons")).toEqual(["One", "Four"]);
    expect(field("Cons")).toHaveFocus();
  });

  it("lets the editor change an item in place", async () => {
    const { user } = await openForm();
    await user.type(field("Cons"), "One,Two,Three,");
    await user.click(button("Edit Two"));
    expect(field("Cons")).toHaveValue("Two");
    await user.keyboard("fold{Enter}");
    expect(tagsOf("Cons")).toEqual(["One", "Twofold", "Three"]);
    await user.keyboard("{Backspace}{Backspace}{Enter}");
    expect(tagsOf("Cons")).toEqual(["One", "Twofold", "Thre"]);
  });
});
