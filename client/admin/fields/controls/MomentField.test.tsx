import { fireEvent } from "@testing-library/react";
import { makeBonus } from "../../../test/catalogue";
import { button, field, findForm, findToast, mockBonuses } from "../../../test/editors";
import { renderPage } from "../../../test/renderPage";
import { toLocal } from "./MomentField";

beforeAll(() => {
  process.env.TZ = "Europe/Berlin";
});

describe("toLocal", () => {
  it.each(["2026-11-23T18:30:00.000Z", "2026-12-31T23:59:59.000Z", "2026-07-01T00:00:00.250Z"])(
    "returns the local time of the moment %s",
    (iso) => {
      expect(new Date(toLocal(iso)).toISOString()).toBe(iso);
    },
  );

  it.each([
    ["2026-11-23T18:30:00Z", "2026-11-23T19:30"],
    ["2026-07-01T23:00:05Z", "2026-07-02T01:00:05"],
  ])("converts %s to the browser's time zone: %s", (iso, local) => {
    expect(toLocal(iso)).toBe(local);
  });

  it.each(["", "tomorrow"])("returns an empty string for %j", (text) => {
    expect(toLocal(text)).toBe("");
  });
});

describe("a field for a date and time", () => {
  async function openBonus() {
    const bonus = makeBonus({ casino: null, startsAt: null });
    const catalogue = mockBonuses([bonus]);
    const { user } = await renderPage(`/admin?tab=bonuses&edit=${bonus.id}`);
    await findForm(/^Update bonus/);
    return { catalogue, user, input: field("Starts") as HTMLInputElement };
  }

  // While an editor types 2026, browsers report the years 2, 20 and 202. In those years, time zone offsets included
  // seconds.
  it.each(["0002", "0020", "0202", "2026"])("keeps the input after the year %s is typed", async (year) => {
    const { input } = await openBonus();
    fireEvent.change(input, { target: { value: `${year}-11-23T18:30` } });
    expect(input).toHaveValue(`${year}-11-23T18:30`);
  });

  it("sends the entered time in UTC", async () => {
    const { catalogue, user, input } = await openBonus();
    fireEvent.change(input, { target: { value: "2026-11-23T18:30" } });
    await user.click(button("Update bonus"));
    await findToast("Bonus updated successfully!");
    expect(catalogue.requests[0]!.input).toEqual({ startsAt: "2026-11-23T17:30:00.000Z" });
  });

  it("rejects a year with more than four digits", async () => {
    const { input } = await openBonus();
    expect(input.max).toBe("9999-12-31T23:59");
    fireEvent.change(input, { target: { value: "12026-01-01T00:00" } });
    expect(input).toHaveValue("");
  });
});
