import { screen, within } from "@testing-library/react";
import { mockOperation } from "../../../test/api";
import { makeCasino } from "../../../test/catalogue";
import { findToast, refused } from "../../../test/editors";
import { box, findRow, listCasinos } from "../../../test/manage";
import { renderPage } from "../../../test/renderPage";

const rows = ["Aurora", "Birch", "Cedar"].map((name) => makeCasino({ name, isFeatured: false }));

function makePreview(changed: readonly (typeof rows)[number][], change: object) {
  return {
    __typename: "BulkPreview",
    changedCount: changed.length,
    rows: changed.map(({ id, name }) => ({
      __typename: "BulkPreviewRow",
      id,
      name,
      changes: [{ __typename: "FieldChange", before: null, beforeName: null, afterName: null, ...change }],
    })),
  };
}

/** Selects all casinos, opens the dialog, and records the requests for previews. */
async function editField(change: object, changed = rows) {
  const catalogue = listCasinos(rows);
  const asked: Record<string, unknown>[] = [];
  mockOperation("updateCasinosPreview", (variables) => {
    asked.push(variables);
    return { data: { updateCasinosPreview: makePreview(changed, change) } };
  });
  const { user } = await renderPage("/admin?tab=manage-casinos");
  await findRow("Aurora");
  for (const { name } of rows) await user.click(box(name));
  await user.click(screen.getByRole("button", { name: "Edit field..." }));
  const dialog = within(await screen.findByRole("dialog", { name: "Edit one field in 3 casinos" }));
  return { user, dialog, asked, ...catalogue };
}

const items = rows.map(({ id, version }) => ({ id, version }));

describe("editing a field in the selected rows", () => {
  it("previews the values before and after, changes the rows, sends the reason, and offers an undo", async () => {
    const change = { field: "withdrawalHours", before: 24, after: 12 };
    const { user, dialog, asked, writes } = await editField(change, rows.slice(0, 2));
    await user.selectOptions(dialog.getByRole("combobox", { name: "Field" }), "Withdrawal time (hours)");
    await user.type(dialog.getByRole("textbox", { name: "Withdrawal time (hours)" }), "12");
    await user.click(dialog.getByRole("button", { name: "Preview" }));
    expect(await dialog.findByText(/^2 casinos will change. 1 casino already has this value./)).toBeInTheDocument();
    expect(asked).toEqual([{ items, set: { withdrawalHours: 12 } }]);
    const table = within(dialog.getByRole("table", { name: "What changes in Aurora" }));
    expect(table.getByRole("row", { name: "Withdrawal time (hours) 24 12" })).toBeInTheDocument();
    await user.click(dialog.getByRole("button", { name: "Add a reason" }));
    await user.type(dialog.getByRole("textbox", { name: "Reason for the change" }), "New terms ");
    await user.click(dialog.getByRole("button", { name: "Change 2 casinos" }));
    expect(await findToast(/casinos updated successfully!$/)).toBeInTheDocument();
    expect(writes).toEqual([
      { name: "updateCasinos", variables: { items, set: { withdrawalHours: 12 }, reason: "New terms" } },
    ]);
    expect(screen.getByRole("button", { name: "Undo" })).toBeInTheDocument();
  });

  it("adds items to lists and removes items from them", async () => {
    const { user, dialog, asked } = await editField({ field: "licenses", after: ["MGA"] });
    await user.selectOptions(dialog.getByRole("combobox", { name: "Field" }), "Licenses");
    await user.click(dialog.getByRole("button", { name: "Preview" }));
    expect(await dialog.findByText("Enter at least one item.")).toBeInTheDocument();
    await user.type(dialog.getByRole("textbox", { name: "Licenses" }), "MGA, UKGC");
    await user.click(dialog.getByRole("button", { name: "Preview" }));
    await user.click(await dialog.findByRole("button", { name: "Back" }));
    await user.selectOptions(dialog.getByRole("combobox", { name: "Change" }), "Remove items");
    await user.click(dialog.getByRole("button", { name: "Preview" }));
    await dialog.findByRole("button", { name: "Change 3 casinos" });
    expect(asked).toEqual([
      { items, add: { licenses: ["MGA", "UKGC"] } },
      { items, remove: { licenses: ["MGA", "UKGC"] } },
    ]);
  });

  it("keeps an unfinished item as typed text while it shows the preview", async () => {
    const { user, dialog, asked } = await editField({ field: "licenses", after: ["MGA"] });
    await user.selectOptions(dialog.getByRole("combobox", { name: "Field" }), "Licenses");
    await user.type(dialog.getByRole("textbox", { name: "Licenses" }), "MG");
    await user.click(dialog.getByRole("button", { name: "Preview" }));
    await user.click(await dialog.findByRole("button", { name: "Back" }));
    expect(dialog.getByRole("textbox", { name: "Licenses" })).toHaveValue("MG");
    await user.type(dialog.getByRole("textbox", { name: "Licenses" }), "A");
    await user.click(dialog.getByRole("button", { name: "Preview" }));
    await dialog.findByRole("button", { name: "Change 3 casinos" });
    expect(asked).toEqual([
      { items, add: { licenses: ["MG"] } },
      { items, add: { licenses: ["MGA"] } },
    ]);
  });

  it("says what is wrong with the value, and which rows other editors have changed", async () => {
    const { user, dialog, asked } = await editField({});
    await user.selectOptions(dialog.getByRole("combobox", { name: "Field" }), "Rating");
    await user.type(dialog.getByRole("textbox", { name: "Rating" }), "9");
    await user.click(dialog.getByRole("button", { name: "Preview" }));
    expect(await dialog.findByText("Enter a rating from 0 to 5 in steps of 0.1.")).toBeInTheDocument();
    expect(asked).toEqual([]);
    mockOperation("updateCasinosPreview", () =>
      refused({ code: "CONFLICT", rows: [{ id: rows[1]!.id, name: "Birch", currentVersion: 2, fields: [] }] } as never),
    );
    await user.selectOptions(dialog.getByRole("combobox", { name: "Field" }), "Featured");
    await user.click(dialog.getByRole("button", { name: "Preview" }));
    expect(await dialog.findByRole("alert")).toHaveTextContent("Changed or deleted by others: Birch.");
    expect(dialog.getByRole("alert")).toHaveFocus();
  });
});
