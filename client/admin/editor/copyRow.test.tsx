import { screen } from "@testing-library/react";
import { makeCasino } from "../../test/catalogue";
import { button, field, findForm, findToast, mockCasinos, tagsOf } from "../../test/editors";
import { inRow, listCasinos } from "../../test/manage";
import { currentAddress, renderPage } from "../../test/renderPage";
import { bonuses } from "../bonuses/bonusConfig";
import { redirects } from "../redirects/redirectConfig";
import { defaultsOf } from "../fields/formValues";
import { copyOf } from "./copyRow";
// Jest can't link one module for two dynamic imports at the same time, so load the list here.
import "../list/ManageList";

const casino = makeCasino({ name: "Northgate", slug: "northgate", rating: 4.2, licenses: ["MGA"] });

describe("duplicating a row", () => {
  it("opens the form for a new row with the values of the original, and saves nothing until the editor adds the copy", async () => {
    const catalogue = mockCasinos(casino as never);
    listCasinos([casino]);
    const { user } = await renderPage("/admin?tab=manage-casinos");
    await user.click((await inRow("Northgate")).getByRole("button", { name: "Duplicate Northgate" }));
    await findForm("Add casino");
    expect(currentAddress()).toBe(`/admin?tab=casinos&copy=${casino.id}`);
    expect(field(/^Name/)).toHaveValue("Northgate (copy)");
    // The form derives the slug of every new row from its name.
    expect(field(/^Slug/)).toHaveValue("northgate-copy");
    expect(field("Rating")).toHaveValue("4.2");
    expect(tagsOf("Licenses")).toEqual(["MGA"]);
    expect(catalogue.all()).toHaveLength(1);
    await user.click(button("Add casino"));
    expect(await findToast("Casino added successfully!")).toBeInTheDocument();
    const [, copy] = catalogue.all();
    expect(copy).toMatchObject({ name: "Northgate (copy)", slug: "northgate-copy", rating: 4.2, licenses: ["MGA"] });
    expect(copy!.id).not.toBe(casino.id);
    expect(field(/^Name/)).toHaveValue("");
  });

  it("can start from the row's form", async () => {
    mockCasinos(casino as never);
    const { user } = await renderPage(`/admin?tab=casinos&edit=${casino.id}`);
    await user.click(await screen.findByRole("link", { name: "Duplicate Northgate" }));
    await findForm("Add casino");
    expect(field(/^Name/)).toHaveValue("Northgate (copy)");
  });

  it("leaves out values that must be unique", () => {
    const bonus = { ...defaultsOf(bonuses.fields), title: "100%", isPrimary: true, bonusCode: "WELCOME" };
    expect(copyOf(bonuses, bonus)).toMatchObject({ title: "100% (copy)", isPrimary: false, bonusCode: "WELCOME" });
    const redirect = { ...defaultsOf(redirects.fields), fromPath: "/old", toUrl: "/new" };
    expect(copyOf(redirects, redirect)).toMatchObject({ fromPath: "", toUrl: "/new" });
  });
});
