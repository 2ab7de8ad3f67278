import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useConfirm } from "../../shared/confirm";
import { ConfirmHost } from "./ConfirmHost";

/** Renders a button that asks one question for each name, all at the same time. */
function AskButton({ names, onAnswer }: { names: string[]; onAnswer: (answer: string) => void }) {
  const confirm = useConfirm();
  const ask = async (name: string) => {
    const isAgreed = await confirm({ title: `Delete ${name}?`, text: "This can't be undone.", action: "Delete" });
    onAnswer(`${name}: ${isAgreed ? "agreed" : "canceled"}`);
  };
  return (
    <button onClick={() => void Promise.all(names.map(ask))} type="button">
      Ask
    </button>
  );
}

async function askAbout(...names: string[]) {
  const answers: string[] = [];
  render(
    <ConfirmHost>
      <AskButton names={names} onAnswer={(answer) => answers.push(answer)} />
    </ConfirmHost>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: "Ask" }));
  return { user, answers };
}

describe("a confirmation", () => {
  it.each([
    ["Delete", "Northgate: agreed"],
    ["Cancel", "Northgate: canceled"],
  ])("resolves when the visitor presses %s", async (button, answer) => {
    const { user, answers } = await askAbout("Northgate");
    const dialog = screen.getByRole("alertdialog", { name: "Delete Northgate?" });
    expect(dialog).toHaveAccessibleDescription("This can't be undone.");
    expect(screen.getByRole("button", { name: "Cancel" })).toHaveFocus();
    await user.click(screen.getByRole("button", { name: button }));
    await waitFor(() => expect(answers).toEqual([answer]));
    expect(dialog).not.toBeInTheDocument();
  });

  it("is canceled when another confirmation opens", async () => {
    const { user, answers } = await askAbout("Northgate", "Lakespur");
    await waitFor(() => expect(answers).toEqual(["Northgate: canceled"]));
    expect(screen.getAllByRole("alertdialog")).toEqual([screen.getByRole("alertdialog", { name: "Delete Lakespur?" })]);
    await user.click(screen.getByRole("button", { name: "Delete" }));
    await waitFor(() => expect(answers).toEqual(["Northgate: canceled", "Lakespur: agreed"]));
    expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument();
  });

  it("remains open when the visitor presses outside it", async () => {
    const { user, answers } = await askAbout("Northgate");
    const dialog = screen.getByRole("alertdialog");
    await user.click(dialog);
    expect(dialog).toBeInTheDocument();
    expect(answers).toEqual([]);
  });
});
