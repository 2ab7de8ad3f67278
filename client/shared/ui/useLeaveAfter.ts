import { useEffect, useState } from "react";

/** Calls `onLeave` after `duration` ms in which the visitor neither points at it nor has the focus in it. */
export function useLeaveAfter(duration: number, onLeave: () => void) {
  const [isHeld, setIsHeld] = useState(false);
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(onLeave, duration);
    return () => clearTimeout(timer);
  }, [duration, isHeld, onLeave]);
  const hold = () => setIsHeld(true);
  const release = () => setIsHeld(false);
  return { onPointerEnter: hold, onPointerLeave: release, onFocus: hold, onBlur: release };
}
