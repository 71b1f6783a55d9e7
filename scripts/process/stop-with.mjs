/**
 * Ends the command with one clear line instead of a stack.
 * @param {string} line
 * @returns {never}
 */
export function stopWith(line) {
  console.error(line);
  process.exit(1);
}

/**
 * Explains a failed write in one line.
 * @param {unknown} error
 * @param {string} place
 */
export function describeWriteError(error, place) {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (["EACCES", "EPERM", "EROFS"].includes(code))
    return `${place} cannot be written (${code}): give this account the right to write there.`;
  if (code === "ENOSPC") return `The disk of ${place} is full.`;
  return `${place} cannot be written: ${error instanceof Error ? error.message : error}`;
}
