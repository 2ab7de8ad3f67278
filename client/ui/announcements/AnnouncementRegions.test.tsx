import { act, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { showNotice, showToast } from "../../shared/toasts";
import { AnnouncementRegions } from "./AnnouncementRegions";

const noticeTexts = () => screen.getAllByRole("listitem").map((item) => item.textContent);

describe("untitled toasts", () => {
  it("appear in their region, at most three at a time", async () => {
    render(<AnnouncementRegions />);
    act(() => showNotice("one"));
    await screen.findByText("one");
    for (const text of ["two", "three", "four"]) act(() => showNotice(text));
    expect(noticeTexts()).toEqual(["two", "three", "four"]);
  });

  it("disappear when the visitor dismisses them", async () => {
    render(<AnnouncementRegions />);
    act(() => showNotice("Added to favorites"));
    const item = (await screen.findByText("Added to favorites")).closest("li") as HTMLElement;
    await userEvent.click(item.querySelector("button") as HTMLElement);
    await waitFor(() => expect(screen.queryByText("Added to favorites")).not.toBeInTheDocument());
  });

  it("are in a region that Alt+T focuses", async () => {
    render(<AnnouncementRegions />);
    act(() => showNotice("Bonus code copied!"));
    await screen.findByText("Bonus code copied!");
    await userEvent.keyboard("{Alt>}t{/Alt}");
    expect(screen.getByRole("region", { name: "Notices (Alt+T)" })).toHaveFocus();
  });
});

describe("titled toasts", () => {
  it("appear one at a time and can be closed", async () => {
    render(<AnnouncementRegions />);
    act(() => showToast({ title: "Success", description: "Casino added successfully!", tone: "success" }));
    expect(await screen.findByText("Casino added successfully!")).toBeInTheDocument();
    act(() => showToast({ title: "Error", description: "Failed to save casino. Please try again.", tone: "error" }));
    expect(screen.queryByText("Casino added successfully!")).not.toBeInTheDocument();
    expect(screen.getByText("Failed to save casino. Please try again.")).toBeInTheDocument();

    await userEvent.keyboard("{F8}");
    expect(screen.getByRole("region", { name: "Notifications (F8)" })).toHaveFocus();
    await userEvent.click(screen.getByRole("button", { name: "Close" }));
    expect(screen.queryByText("Failed to save casino. Please try again.")).not.toBeInTheDocument();
  });
});
