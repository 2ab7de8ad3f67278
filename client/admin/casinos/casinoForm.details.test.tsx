import { fireEvent, screen, within } from "@testing-library/react";
import { makeCasino } from "../../test/catalogue";
import { addCasino, button, field, findForm, findToast, mockCasinos } from "../../test/editors";
import { renderPage } from "../../test/renderPage";

const rowOf = (text: string) => within(screen.getByRole("group", { name: text }));
/** Enters text in one step. Typing would render the form once for each letter. */
const type = (input: HTMLElement, value: string) => fireEvent.change(input, { target: { value } });
const group = (name: string) => screen.getByRole("group", { name });

describe("the details of payment methods and licenses", () => {
  it("have a row in the form for each payment method and license, and are saved with the casino", async () => {
    const catalogue = mockCasinos();
    const { user } = await renderPage("/admin");
    await findForm("Add casino");
    expect(group("Payment details")).toHaveTextContent("Add payment methods first.");
    type(field(/^Name/), "Velvet Tables");
    await user.type(field("Payment methods"), "Visa,Skrill,");
    await user.type(field("Licenses"), "MGA,");
    await user.selectOptions(rowOf("Visa").getByLabelText("Deposits"), "Yes");
    await user.selectOptions(rowOf("Visa").getByLabelText("Withdrawals"), "No");
    type(rowOf("Skrill").getByLabelText("Fastest payout (hours)"), "1");
    type(rowOf("Skrill").getByLabelText("Slowest payout (hours)"), "24");
    type(rowOf("Skrill").getByLabelText("Fee"), " None ");
    type(rowOf("MGA").getByLabelText("License number"), "MGA/1");
    type(rowOf("MGA").getByLabelText("Register URL"), "https://register.example/1");
    await addCasino(user);
    await findToast("Casino added successfully!");
    expect(catalogue.requests[0]!.input).toMatchObject({
      paymentDetails: [
        {
          method: "Skrill",
          canDeposit: null,
          canWithdraw: null,
          payoutHoursFrom: 1,
          payoutHoursTo: 24,
          fee: "None",
        },
        { method: "Visa", canDeposit: true, canWithdraw: false, payoutHoursFrom: null, payoutHoursTo: null, fee: null },
      ],
      licenseDetails: [{ license: "MGA", number: "MGA/1", registerUrl: "https://register.example/1" }],
    });
  });

  it("are not saved if a row is invalid, and the error names the row", async () => {
    const casino = makeCasino();
    const catalogue = mockCasinos(casino);
    const { user } = await renderPage(`/admin?tab=casinos&edit=${casino.id}`);
    await findForm(/^Update casino/);
    type(rowOf("Visa").getByLabelText("Fastest payout (hours)"), "x");
    type(rowOf("MGA").getByLabelText("Register URL"), "http://a.example");
    await user.click(button("Update casino"));
    expect(await screen.findAllByText("Visa: Enter the payout time in whole hours from 0 to 720.")).not.toEqual([]);
    expect(screen.getAllByText("MGA: Enter a register URL that starts with https://.")).not.toEqual([]);
    expect(catalogue.requests).toEqual([]);
  });

  it("are not saved for a removed method, but return if the editor adds the method again", async () => {
    const casino = makeCasino();
    const catalogue = mockCasinos(casino);
    const { user } = await renderPage(`/admin?tab=casinos&edit=${casino.id}`);
    await findForm(/^Update casino/);
    expect(rowOf("Visa").getByLabelText("Fee")).toHaveValue("2% of deposits");
    await user.click(button("Remove Visa"));
    expect(screen.queryByRole("group", { name: "Visa" })).not.toBeInTheDocument();
    await user.type(field("Payment methods"), "Visa,");
    expect(rowOf("Visa").getByLabelText("Fee")).toHaveValue("2% of deposits");
    await user.click(button("Remove Visa"));
    type(rowOf("Trustly").getByLabelText("Fee"), "None");
    await user.click(button("Update casino"));
    await findToast("Casino updated successfully!");
    expect(catalogue.requests[0]!.input).toMatchObject({
      paymentMethods: ["Trustly"],
      paymentDetails: [{ method: "Trustly", fee: "None" }],
    });
  });
});
