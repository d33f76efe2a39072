/** @returns whether the text is in the clipboard now */
export async function writeToClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Refused, or a page without https, where there is no clipboard at all.
    return false;
  }
}
