/** Undoes change sets through the API. */
import { call, callOrThrow, type Called } from "../call.js";
import type { TestApp, TestViewer } from "../createTestApp.js";

export interface Undone {
  id: string;
  actor: string;
  operation: string;
}

export function tryUndo(app: TestApp, changeSetId: string, viewer: TestViewer = "demo"): Promise<Called<Undone>> {
  return call<Undone>(app, "undo", { changeSetId }, "id actor operation", { viewer });
}

export function undo(app: TestApp, changeSetId: string): Promise<Undone> {
  return callOrThrow<Undone>(app, "undo", { changeSetId }, "id actor operation", { viewer: "demo" });
}

/** Returns the ids of the newest change sets, newest first. */
export async function changeSetIds(app: TestApp, count = 100): Promise<string[]> {
  const list = await callOrThrow<{ nodes: { id: string }[] }>(app, "history", { first: count }, "nodes { id }", {
    viewer: "demo",
  });
  return list.nodes.map(({ id }) => id);
}

export async function latestChangeSet(app: TestApp): Promise<string> {
  return (await changeSetIds(app, 1))[0]!;
}
