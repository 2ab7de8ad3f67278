import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { jest } from "@jest/globals";
import { showNotice, showToast } from "../shared/toasts";
import { AnnouncementRegions } from "./announcements/AnnouncementRegions";
import { Modal } from "./Modal";

interface PageProps {
  /** The names of the open modals. */
  open: string[];
  onClose?: () => void;
}

function Page({ open, onClose = () => undefined }: PageProps) {
  return (
    <>
      {open.map((name) => (
        <Modal key={name} label={name} onClose={onClose}>
          <p>In {name}</p>
        </Modal>
      ))}
      <AnnouncementRegions />
    </>
  );
}

const dialogOf = (text: string) => screen.getByText(text).closest("dialog")?.getAttribute("aria-label") ?? null;

describe("a modal dialog", () => {
  it("shows toasts inside, so visitors can read and press them", async () => {
    const { rerender } = render(<Page open={[]} />);
    act(() => showNotice("Bonus code copied!"));
    expect(dialogOf("Bonus code copied!")).toBeNull();

    rerender(<Page open={["Menu"]} />);
    expect(dialogOf("Bonus code copied!")).toBe("Menu");
    act(() => showToast({ title: "Invalid email", description: "Try again.", tone: "error" }));
    expect(dialogOf("Invalid email")).toBe("Menu");
    await userEvent.keyboard("{F8}");
    expect(screen.getByRole("dialog")).toContainElement(document.activeElement as HTMLElement);

    rerender(<Page open={["Menu", "Question"]} />);
    expect(dialogOf("Invalid email")).toBe("Question");
    rerender(<Page open={["Menu"]} />);
    expect(dialogOf("Invalid email")).toBe("Menu");
    rerender(<Page open={[]} />);
    expect(dialogOf("Invalid email")).toBeNull();
  });

  it("closes on a click outside the panel, but not if the press began inside", async () => {
    const onClose = jest.fn();
    render(<Page onClose={onClose} open={["Menu"]} />);
    const user = userEvent.setup();
    const dialog = screen.getByRole("dialog");
    const text = within(dialog).getByText("In Menu");
    await user.click(text);
    await user.pointer([{ keys: "[MouseLeft>]", target: text }, { target: dialog }, { keys: "[/MouseLeft]" }]);
    expect(onClose).not.toHaveBeenCalled();
    await user.click(dialog);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it("calls onClose on Escape instead of closing by itself", () => {
    const onClose = jest.fn();
    render(<Page onClose={onClose} open={["Menu"]} />);
    const cancel = new Event("cancel", { cancelable: true });
    act(() => void screen.getByRole("dialog").dispatchEvent(cancel));
    expect(cancel.defaultPrevented).toBe(true);
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
