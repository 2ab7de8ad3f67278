import { useLocation } from "react-router-dom";
import { useExitIntent } from "../features/exitIntent/useExitIntent";
import { isAdminPath, paths } from "../shared/paths";
import { withoutReload } from "./errors/reloadForChunks";

const load = () => withoutReload(() => import("./ExitIntentDialog").then((module) => module.ExitIntentDialog));

/** The offer to a visitor who is about to leave: never where somebody looks for help with playing, or works. */
export function ExitIntent() {
  const { pathname } = useLocation();
  const { Dialog, done } = useExitIntent(pathname !== paths.playSafe && !isAdminPath(pathname), load);
  return Dialog && <Dialog onDone={done} />;
}
