import { useLocation } from "react-router-dom";
import { useExitIntent } from "../features/exitIntent/useExitIntent";
import { chunkLoader } from "../shared/lazyWithRetry";
import { isAdminPath, paths } from "../shared/paths";

const { load } = chunkLoader(() => import("./ExitIntentDialog").then((module) => module.ExitIntentDialog));

/** The offer to a visitor who is about to leave: never where somebody looks for help with playing, or works. */
export function ExitIntent() {
  const { pathname } = useLocation();
  const { Dialog, done } = useExitIntent(pathname !== paths.playSafe && !isAdminPath(pathname), load);
  return Dialog && <Dialog onDone={done} />;
}
