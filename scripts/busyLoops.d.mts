export function startBusyLoops(): () => void;
