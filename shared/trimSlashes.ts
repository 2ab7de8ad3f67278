/**
 * Returns a path without the slashes at its end. A path of slashes only becomes `/`. A loop takes linear time, while a
 * pattern such as `\/+$` takes quadratic time if another character follows many slashes.
 */
export function trimSlashes(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === "/") end -= 1;
  return path.slice(0, end);
}
